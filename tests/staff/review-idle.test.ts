// A phase ended with every stack idle, early in a raid where nothing can be searched to the end: the review marks it, and
// names an order that was better. The standing player's own orders beside it stay unmarked.

import { expect, test, vi } from 'vitest';
import type { Player } from '../../src/engine/player.ts';
import { makeReplay } from '../../src/engine/replay.ts';
import { playGame } from '../../src/engine/run.ts';
import { budgetNamed, type ReviewBudget } from '../../src/staff/review/budget.ts';
import type { Review } from '../../src/staff/review/review.ts';
import { examinerHere, reviewReplay } from '../../src/staff/review/run.ts';
import { staffedRaid } from '../../src/systems/raid/players/staff.ts';
import { act, Do } from '../../src/systems/raid/rules/actions.ts';
import type { Scenario } from '../../src/systems/raid/rules/scenario.ts';
import { G, get } from '../../src/systems/raid/rules/state.ts';
import { raidOn } from '../../src/systems/raid/rules/system.ts';
import { loadDieppe } from '../systems/raid/dieppe.ts';

vi.setConfig({ testTimeout: 300_000 });

const scenario = loadDieppe();
const staffed = staffedRaid(scenario);
const END = act(Do.end);
const IDLE = 1; // turn: nobody sails

/** The standing player, but in one turn he ends the phase at once. */
function idler(): Player<Scenario> {
  const sound = staffed.staff.standing(scenario);
  return {
    name: 'idler',
    start: (seed) => sound.start(seed),
    pick: (s, legal) =>
      get(s, G.turn) === IDLE && legal.includes(END) ? END : sound.pick(s, legal),
  };
}

test('ending a phase with idle stacks is marked where playouts have to tell it', async () => {
  const course = { seed: 'idle', level: 'basic', events: false };
  const actions: number[] = [];
  playGame(raidOn(scenario), course, idler(), actions);
  const whole = makeReplay(raidOn(scenario), course, actions);
  const at = whole.actions.indexOf('end');
  const part = {
    ...{ ...whole, actions: whole.actions.slice(0, at + 1), turns: whole.turns.slice(0, IDLE) },
    result: null,
  };
  const budget = budgetNamed('quick') as ReviewBudget;
  const review = (await reviewReplay(staffed, part, budget, examinerHere(staffed))) as Review;
  const move = review.moves[at];
  expect(move).toMatchObject({ action: 'end', turn: IDLE });
  expect(move?.exact).toBeUndefined();
  expect(move?.mark).toBe('blunder');
  expect(move?.better).toMatch(/^take /);
  expect(move?.missed).toBeGreaterThan(review.scale / 4);
  expect(review.costliest[0]).toMatchObject({ index: at, better: move?.better });
  const others = review.moves.slice(0, at).filter(({ mark }) => mark !== undefined);
  expect(others.map(({ action, mark }) => [action, mark])).toEqual([]);
});

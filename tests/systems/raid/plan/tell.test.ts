// A plan in words: every kind of order has its sentence in both languages, purposes come from what the orders do, the
// odds are those of the rules, and the ways lead over the map.

import { describe, expect, test } from 'vitest';
import { percent } from '../../../../src/engine/fraction.ts';
import type { PlanLine } from '../../../../src/engine/plan.ts';
import { copy } from '../../../../src/engine/position.ts';
import { SeededRolls } from '../../../../src/engine/rolls.ts';
import { savePosition } from '../../../../src/engine/save.ts';
import type { Action } from '../../../../src/engine/system.ts';
import { odds } from '../../../../src/systems/raid/odds/odds.ts';
import { lineOf } from '../../../../src/systems/raid/plan/line.ts';
import { purposeOf } from '../../../../src/systems/raid/plan/purpose.ts';
import { tellPlan } from '../../../../src/systems/raid/plan/tell.ts';
import { planEn } from '../../../../src/systems/raid/plan/words-en.ts';
import { planFr } from '../../../../src/systems/raid/plan/words-fr.ts';
import { Do, doing, first } from '../../../../src/systems/raid/rules/actions.ts';
import { perform } from '../../../../src/systems/raid/rules/apply.ts';
import { members } from '../../../../src/systems/raid/rules/group.ts';
import { legalActions } from '../../../../src/systems/raid/rules/legal.ts';
import type { RaidState } from '../../../../src/systems/raid/rules/state.ts';
import { raid } from '../../../../src/systems/raid/rules/system.ts';
import { loadDieppe } from '../dieppe.ts';
import { mixedPositions, positionsOf } from '../odds/positions.ts';

const scenario = loadDieppe();
const found = [...mixedPositions('plan words', 2), ...positionsOf('random', 'more', 'green', 1)];

/** A line of orders from a position, each carried out by some dice. */
function planned(start: RaidState, ...actions: readonly Action[]): PlanLine {
  const s = copy(start);
  const rolls = new SeededRolls('words', raid.random);
  const orders = actions.map((action) => {
    const state = savePosition(raid.known(s));
    perform({ s, rolls, tell: null }, action);
    return { action, state, sure: 1, open: false };
  });
  return { orders, after: savePosition(raid.known(s)), ends: false };
}

/** The first position in which an order of a kind is legal, with the order; more raids are played for a rare one. */
function somewhere(
  kind: number,
  fits: (s: RaidState) => boolean = () => true,
): { readonly s: RaidState; readonly action: Action } {
  for (let raids = 0; raids < 60; raids++) {
    const played = raids === 0 ? found : positionsOf('random', `rare ${raids}`, 'green', 1);
    for (const s of played) {
      const action = legalActions(s, []).find((a) => doing(a) === kind);
      if (action !== undefined && fits(s)) return { s, action };
    }
  }
  throw new Error('no position has such an order');
}

test('who is put back aboard alone is named, and the others do not go home', () => {
  const { s, action } = somewhere(Do.embarkOne, (state) => members(state).length > 1);
  const line = planned(s, action);
  const [told] = tellPlan(scenario, [line], 'en');
  expect(told?.text).toMatch(/ back aboard /);
  expect(purposeOf(lineOf(scenario, line))?.kind).not.toBe('home');
});

describe.each(Object.entries(Do))('%s', (_, kind) => {
  test('has a sentence', () => {
    const at = somewhere(kind);
    const line = planned(at.s, at.action);
    const [en, fr] = (['en', 'fr'] as const).map((lang) => tellPlan(scenario, [line], lang)[0]);
    for (const told of [en, fr]) {
      expect(told?.text).toMatch(/^[A-ZÀ-Ý].+\.$/u);
      expect(`${told?.text} ${told?.risk}`).not.toMatch(/[{}]|undefined| {2}\S/);
    }
    expect(fr?.text).not.toBe(en?.text);
    expect(tellPlan(scenario, [line], 'en', 'ids')[0]?.text).not.toBe('');
  });
});

test('both languages fill the same gaps', () => {
  const gaps = (text: string): string[] =>
    [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name ?? ''))].sort();
  for (const key of Object.keys(planEn) as Array<keyof typeof planEn>) {
    const [en, fr] = [gaps(planEn[key]), gaps(planFr[key])];
    const plain = (names: string[]) =>
      names
        .map((name) => (name === 'atZone' ? 'zone' : name))
        .filter((n) => n !== 'of' && n !== 'crafts') // French has articles
        .sort();
    expect([key, plain(fr)]).toEqual([key, plain(en)]);
  }
});

test('the odds are those of the order', () => {
  const at = somewhere(Do.fire);
  const hit = odds(at.s, at.action)?.fire?.hit;
  if (hit === undefined) throw new Error('no odds');
  const [told] = tellPlan(scenario, [planned(at.s, at.action)], 'en');
  expect(told?.risk).toContain(`${percent(hit)}\u00a0% to hit`);
  expect(told?.ways.at(-1)).toMatchObject({ aims: true });
  expect(told?.ways.at(-1)?.places.at(-1)).toBe(first(at.action));
});

test('a march is told by its end and drawn over all its zones', () => {
  const walk = found.flatMap((s) => {
    const step = legalActions(s, []).find((a) => doing(a) === Do.step);
    if (step === undefined) return [];
    const then = copy(s);
    perform({ s: then, rolls: new SeededRolls('words', raid.random), tell: null }, step);
    const on = legalActions(then, []).find((a) => doing(a) === Do.step);
    return on === undefined ? [] : [planned(s, step, on)];
  })[0];
  if (walk === undefined) throw new Error('nobody walks far');
  const [told] = tellPlan(scenario, [walk], 'en');
  expect(told?.ways[0]?.places).toHaveLength(3);
  expect(told?.text.match(/march/g)).toHaveLength(1);
});

test('purposes are told apart', () => {
  const kinds = new Set(
    found.flatMap((s) =>
      legalActions(s, []).flatMap((action) => {
        const purpose = purposeOf(lineOf(scenario, planned(s, action)));
        return purpose === null ? [] : [purpose.kind];
      }),
    ),
  );
  for (const kind of [
    'guns',
    'clear',
    'strongpoint',
    'battery',
    'ready',
    'line',
    'way-home',
    'away',
  ]) {
    expect(kinds).toContain(kind);
  }
  for (const kind of ['home', 'fetch', 'decoy', 'safe', 'back', 'shield', 'hit'])
    expect(kinds).toContain(kind);
});

// "What would you do?": the choice is legal, its figures are those of its playouts, its reasons add up to its gain.

import { describe, expect, test, vi } from 'vitest';
import { playOut } from '../../src/engine/run.ts';
import { advise, reasonsFor } from '../../src/staff/chance/advice.ts';
import { noEnds } from '../../src/staff/ends.ts';
import { Playouts } from '../../src/staff/playouts.ts';
import { CLEAR, markOf, THRESHOLD } from '../../src/staff/review/marks.ts';
import { differences, errorOf, isClearlyAhead } from '../../src/staff/review/paired.ts';
import type { Played } from '../../src/staff/review/question.ts';
import { STAFF_QUICK } from '../../src/staff/strength.ts';
import { staffedRaid } from '../../src/systems/raid/players/staff.ts';
import { soundPlayer, steadyPlayer } from '../../src/systems/raid/players/steady/steady.ts';
import { legalActions } from '../../src/systems/raid/rules/legal.ts';
import { setup } from '../../src/systems/raid/rules/setup.ts';
import { raid } from '../../src/systems/raid/rules/system.ts';
import { score } from '../../src/systems/raid/rules/victory.ts';
import { loadDieppe } from '../systems/raid/dieppe.ts';
import { positionsOf } from '../systems/raid/odds/positions.ts';

const scenario = loadDieppe();

vi.setConfig({ testTimeout: 300_000 });

describe('advice', () => {
  const playouts = new Playouts(staffedRaid(scenario));

  test('adds up', () => {
    for (const s of positionsOf('steady', 'advice', 'seasoned', 45)) {
      const legal = legalActions(s, []);
      const told = advise(playouts, s, STAFF_QUICK);
      if (told === null) throw new Error('no advice for a raid under way');
      expect(legal).toContain(told.action);
      expect(told.standing).toBe(soundPlayer().pick(s, legal));
      expect(told.options[0]?.action).toBe(told.action);
      expect(new Set(told.options.map(({ action }) => action)).size).toBe(told.options.length);
      for (const { chance } of told.options) expect(chance.n).toBeGreaterThan(0);
      const reasons = told.reasons.map(({ points }) => points);
      expect(reasons.reduce((sum, points) => sum + points, 0)).toBeCloseTo(told.gainPoints, 9);
      const sizes = reasons.map(Math.abs);
      expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
    }
  });

  test('there is none for a raid that is over', () => {
    const s = setup(scenario, { seed: 'over', level: 'basic', events: false });
    playOut(raid, s, steadyPlayer());
    expect(advise(playouts, s, STAFF_QUICK)).toBeNull();
  });

  test('lines that bring the same are no reason', () => {
    const names = score(setup(scenario, { seed: 'x', level: 'basic', events: false })).lines;
    const a = { ...noEnds(raid.outcomes), n: 2, lines: names.map((_, i) => (i === 1 ? 6 : 4)) };
    const b = { ...noEnds(raid.outcomes), n: 4, lines: names.map(() => 8) };
    expect(reasonsFor(names, a, b)).toEqual([
      { rule: names[1]?.rule, what: names[1]?.what, points: 1 },
    ]);
  });
});

test('marks by what was missed', () => {
  const { inaccuracy, mistake, blunder } = THRESHOLD;
  expect([0, inaccuracy - 0.001].map(markOf)).toEqual([null, null]);
  expect([inaccuracy, mistake - 0.001].map(markOf)).toEqual(['inaccuracy', 'inaccuracy']);
  expect([mistake, blunder - 0.001].map(markOf)).toEqual(['mistake', 'mistake']);
  expect([blunder, 1].map(markOf)).toEqual(['blunder', 'blunder']);
});

/** Raids told by their digits alone. */
const raids = (digits: string): Played => {
  const count = (digit: string): number => [...digits].filter((d) => d === digit).length;
  const counts = ['2', '1', '0'].map(count);
  const worth = 2 * count('2') + count('1');
  return { ends: { ...noEnds(raid.outcomes), n: digits.length, counts, worth }, digits };
};

describe('two ways with the same dice', () => {
  test('differ raid by raid', () => {
    expect(differences(raids('2101'), raids('1120'))).toEqual([1, 0, -2, 1]);
    expect(errorOf([1, 1, 1, 1])).toBe(0);
    expect(errorOf([1, -1, 1, -1])).toBeCloseTo(Math.sqrt((4 * 4) / 3), 12);
  });

  test('are told apart only when it is clear', () => {
    const always = raids('2'.repeat(40));
    const never = raids('0'.repeat(40));
    const coin = raids('20'.repeat(20));
    const other = raids(`${'02'.repeat(19)}22`);
    expect(isClearlyAhead(always, never, CLEAR)).toBe(true);
    expect(isClearlyAhead(never, always, CLEAR)).toBe(false);
    expect(isClearlyAhead(coin, coin, CLEAR)).toBe(false);
    expect(isClearlyAhead(other, coin, CLEAR)).toBe(false); // one raid of forty
  });
});

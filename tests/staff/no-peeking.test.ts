// Whatever advises, estimates or judges knows what the player may know: with the hidden part dealt otherwise, and
// other dice to come, it says the very same.

import { describe, expect, test, vi } from 'vitest';
import { hashPosition } from '../../src/engine/hash.ts';
import { SeededRolls } from '../../src/engine/rolls.ts';
import { savePosition } from '../../src/engine/save.ts';
import { advise } from '../../src/staff/chance/advice.ts';
import { chance } from '../../src/staff/chance/estimate.ts';
import { plannerPlayer } from '../../src/staff/planner.ts';
import { Playouts } from '../../src/staff/playouts.ts';
import { examine } from '../../src/staff/review/examine.ts';
import type { Question } from '../../src/staff/review/question.ts';
import { PLANNERS, QUICK, STAFF_QUICK } from '../../src/staff/strength.ts';
import { matters } from '../../src/systems/raid/players/candidates.ts';
import { raidStaff, staffedRaid } from '../../src/systems/raid/players/staff.ts';
import { soundPlayer, steadyPlayer } from '../../src/systems/raid/players/steady/steady.ts';
import { legalActions } from '../../src/systems/raid/rules/legal.ts';
import { redeal } from '../../src/systems/raid/rules/redeal.ts';
import { blankState, type RaidState } from '../../src/systems/raid/rules/state.ts';
import { raid } from '../../src/systems/raid/rules/system.ts';
import { loadDieppe } from '../systems/raid/dieppe.ts';
import { otherwise } from '../systems/raid/odds/hidden.ts';
import { mixedPositions } from '../systems/raid/odds/positions.ts';

const scenario = loadDieppe();
const staffed = staffedRaid(scenario);

vi.setConfig({ testTimeout: 300_000 });

/** The same raid to the player: markers dealt anew by lot, and other dice. */
function dealtAnew(state: RaidState, seed: string): RaidState {
  const s = blankState(scenario);
  const rolls = new SeededRolls(seed, raid.random);
  redeal(s, state, rolls);
  rolls.save(s);
  return s;
}

/** Some of a list, evenly spread over it. */
const some = <T>(list: readonly T[], count: number): T[] =>
  Array.from({ length: count }, (_, i) => list[Math.floor((i * list.length) / count)] as T);

const positions = mixedPositions('peek', 3);
/** Where the planner has something to look into: those that tell. */
const open = positions.filter((s) => {
  const legal = legalActions(s, []);
  return matters(s, legal, soundPlayer().pick(s, legal), QUICK.scope);
});

test('there are positions to try it on, and they are others underneath', () => {
  expect(positions.length).toBeGreaterThan(150);
  expect(open.length).toBeGreaterThan(20);
  const changed = positions.filter((s) => hashPosition(dealtAnew(s, 'x')) !== hashPosition(s));
  expect(changed.length).toBe(positions.length);
});

test.each([
  ['steady', steadyPlayer],
  ['sound', soundPlayer],
] as const)('%s', (_, make) => {
  const steady = make();
  const other = make();
  for (const [i, s] of positions.entries()) {
    const dealt = dealtAnew(s, `steady ${i}`);
    const legal = legalActions(s, []);
    expect(legalActions(dealt, [])).toEqual(legal);
    expect(other.pick(dealt, legal)).toBe(steady.pick(s, legal));
  }
});

describe('planner', () => {
  test.each(PLANNERS.map((strength, i) => [strength, [12, 4, 2][i] ?? 2] as const))(
    '$name',
    (strength, count) => {
      const planner = plannerPlayer(raid, raidStaff, strength);
      const other = plannerPlayer(raid, raidStaff, strength);
      for (const [i, s] of some(open, count).entries()) {
        const dealt = dealtAnew(s, `planner ${i}`);
        const legal = legalActions(s, []);
        expect(other.pick(dealt, legal)).toBe(planner.pick(s, legal));
      }
    },
  );
});

test('advice', () => {
  for (const [i, s] of some(open, 4).entries()) {
    const told = advise(new Playouts(staffed), s, STAFF_QUICK);
    expect(advise(new Playouts(staffed), dealtAnew(s, `advice ${i}`), STAFF_QUICK)).toEqual(told);
    expect(advise(new Playouts(staffed), otherwise(s), STAFF_QUICK)).toEqual(told);
  }
});

test('win chance', () => {
  for (const [i, s] of some(positions, 20).entries()) {
    expect(chance(staffed, dealtAnew(s, `chance ${i}`), 10)).toEqual(chance(staffed, s, 10));
  }
});

test('review', () => {
  const question = (state: RaidState, i: number): Question => ({
    index: i,
    state: savePosition(state),
    playouts: 8,
    strength: STAFF_QUICK.name,
    action: legalActions(state, [])[i % legalActions(state, []).length] as number,
    weighPosition: true,
    weighAction: true,
    seekBetter: true,
    seekExact: true,
  });
  const playouts = new Playouts(staffed);
  for (const [i, s] of some(open, 8).entries()) {
    const dealt = dealtAnew(s, `review ${i}`);
    const told = examine(playouts, s, question(s, i));
    expect(examine(new Playouts(staffed), dealt, question(dealt, i))).toEqual(told);
  }
});

test('none of them changes the raid', () => {
  for (const s of some(open, 2)) {
    const before = hashPosition(s);
    advise(new Playouts(staffed), s, STAFF_QUICK);
    chance(staffed, s, 8);
    plannerPlayer(raid, raidStaff, QUICK).pick(s, legalActions(s, []));
    expect(hashPosition(s)).toBe(before);
  }
});

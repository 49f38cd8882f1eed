// What the search to the end says is the truth, wherever it says anything: brute force finds the same.

import { describe, expect, test, vi } from 'vitest';
import { copy } from '../../../src/engine/position.ts';
import { ScriptedRolls } from '../../../src/engine/rolls.ts';
import { savePosition } from '../../../src/engine/save.ts';
import { advise } from '../../../src/staff/chance/advice.ts';
import { chance } from '../../../src/staff/chance/estimate.ts';
import { Solver } from '../../../src/staff/exact/solver.ts';
import { Playouts } from '../../../src/staff/playouts.ts';
import { examine } from '../../../src/staff/review/examine.ts';
import { STAFF_QUICK } from '../../../src/staff/strength.ts';
import { raidEndgame } from '../../../src/systems/raid/players/endgame/endgame.ts';
import { staffedRaid } from '../../../src/systems/raid/players/staff.ts';
import { perform } from '../../../src/systems/raid/rules/apply.ts';
import { legalActions } from '../../../src/systems/raid/rules/legal.ts';
import type { RaidState } from '../../../src/systems/raid/rules/state.ts';
import { raid } from '../../../src/systems/raid/rules/system.ts';
import { score } from '../../../src/systems/raid/rules/victory.ts';
import { position } from '../../systems/raid/rules/support.ts';
import { automaticEnds, ripePositions } from './automatic.ts';
import { BruteForce, TooMany, type Truth } from './brute-force.ts';
import { FULL_HARBOUR, HAND_MADE } from './hand-made.ts';

vi.setConfig({ testTimeout: 120_000 });

const MOST = 60_000; // orders brute force may carry out
const FEW = 15_000; // where it is tried on whatever comes

function truthOf(s: RaidState, most: number): Truth | null {
  try {
    return new BruteForce(most).of(s);
  } catch (why) {
    if (why instanceof TooMany) return null;
    throw why;
  }
}

const solverFor = (s: RaidState) => new Solver(staffedRaid(s.scenario));

describe('laid by hand', () => {
  test.each(Object.entries(HAND_MADE))('%s', (_, s) => {
    const truth = truthOf(s, MOST);
    const solved = solverFor(s).solve(s);
    if (truth === null || solved === null) throw new Error('not searched to the end');
    expect(solved.value.worth).toBeCloseTo(truth.worth, 9);
    expect(solved.isWhole).toBe(true);
    expect(solved.value.points).toBeCloseTo(truth.points, 9);
    const kept = new BruteForce(MOST).after(s, solved.action);
    expect(kept.worth).toBeCloseTo(truth.worth, 9);
    expect(kept.points).toBeCloseTo(truth.points, 9);
  });

  test('there are enough of them, and they end in every way', () => {
    const worths = Object.values(HAND_MADE).map((s) => solverFor(s).solve(s)?.value.worth ?? -1);
    expect(worths.length).toBeGreaterThanOrEqual(30);
    expect(worths.filter((worth) => worth === 2).length).toBeGreaterThan(5);
    expect(worths.filter((worth) => worth === 1).length).toBeGreaterThan(5);
    expect(worths.filter((worth) => worth !== Math.round(worth)).length).toBeGreaterThan(2);
  });

  test('a full harbour: one craft makes room, another comes', () => {
    const solver = solverFor(FULL_HARBOUR);
    const s = copy(FULL_HARBOUR);
    const most = raidEndgame.ceiling(s);
    while (!raid.over(s)) {
      const solved = solver.solve(s);
      if (solved === null) throw new Error('not searched to the end');
      expect(solved.value.points).toBe(most.points);
      perform({ s, rolls: new ScriptedRolls([]), tell: null }, solved.action);
    }
    expect(score(s).vp).toBe(most.points);
  });
});

describe.each(['dieppe-1942', 'berneval-1942'])('%s, brought about by automatic players', (id) => {
  const ends = automaticEnds(id, 14).flatMap(([name, s]) => {
    const truth = truthOf(s, FEW);
    return truth === null ? [] : [{ name, s, truth, solved: solverFor(s).solve(s) }];
  });

  test('there are some that brute force can manage', () => {
    expect(ends.filter(({ solved }) => solved !== null).length).toBeGreaterThanOrEqual(6);
  });

  test('the search finds what brute force finds', () => {
    for (const { name, truth, solved } of ends) {
      if (solved === null) continue;
      expect(solved.value.worth, name).toBeCloseTo(truth.worth, 9);
      if (solved.isWhole) expect(solved.value.points, name).toBeCloseTo(truth.points, 9);
      else expect(solved.value.points, name).toBeLessThanOrEqual(truth.points + 1e-9);
    }
  });

  test('nothing ends above the ceiling', () => {
    for (const { name, s, truth } of ends) {
      const { worth, points } = raidEndgame.ceiling(s);
      expect(worth, name).toBeGreaterThanOrEqual(truth.worth - 1e-9);
      expect(points, name).toBeGreaterThanOrEqual(truth.points - 1e-9);
    }
  });
});

describe.each(['dieppe-1942', 'berneval-1942'])('%s, raids as they are played', (id) => {
  test.each(['steady', 'random'])('%s never ends above a ceiling', (player) => {
    const passed = ripePositions(id, player, 12);
    expect(passed.length).toBeGreaterThan(5);
    for (const { s, end } of passed) {
      expect(raidEndgame.ceiling(s).points).toBeGreaterThanOrEqual(end.vp);
    }
  });
});

test('bar, advice and review say the same', () => {
  for (const [name, s] of Object.entries(HAND_MADE)) {
    const staffed = staffedRaid(s.scenario);
    const playouts = new Playouts(staffed);
    const told = chance(staffed, s, 40);
    expect([told.exact, told.searched], name).toEqual([true, true]);
    expect(told.margin).toBe(0);
    const advice = advise(playouts, s, STAFF_QUICK);
    expect(advice?.options[0]?.chance, name).toEqual(told);
    const { exact } = examine(playouts, s, {
      index: 0,
      state: savePosition(s),
      playouts: 300,
      strength: STAFF_QUICK.name,
      action: advice?.action ?? -1,
      weighPosition: false,
      weighAction: false,
      seekBetter: false,
      seekExact: true,
    });
    expect((exact?.position.ends.worth ?? 0) / 600, name).toBeCloseTo(told.value, 2);
    expect(exact?.action?.ends.worth, name).toBe(exact?.position.ends.worth);
  }
});

describe('it says nothing', () => {
  test('before the last turn, while anybody is ashore', () => {
    const s = position({ turn: 11, british: { OR1: ['LOV'] }, craft: { G1: ['LCA1'] } });
    expect(solverFor(s).solve(s)).toBeNull();
  });

  test('where it would have to know what is hidden', () => {
    const s = position({
      turn: 12,
      guns: 1,
      pool: ['GI01', 'GI02'],
      been: ['landing', 'assault', 'fire', 'telephone'],
      british: { HN: ['C01'] },
      germans: { H: ['HG2'] },
      markers: { H: 'B-wire', HS: 'B-infantry2' },
    });
    expect(solverFor(s).solve(s)).toBeNull();
  });

  test('when the work is too much', () => {
    const s = HAND_MADE['fire on the beach: stay, or go aboard under it'] as RaidState;
    expect(solverFor(s).solve(s, 2)).toBeNull();
    expect(solverFor(s).solve(s)).not.toBeNull();
  });
});

test('every action there is: its worth after the best play that follows', () => {
  const s = HAND_MADE['fire on the beach: stay, or go aboard under it'] as RaidState;
  const solver = solverFor(s);
  const brute = new BruteForce(MOST);
  for (const action of legalActions(s, [])) {
    expect(solver.solveAction(s, action)?.value.worth).toBeCloseTo(brute.after(s, action).worth, 9);
  }
});

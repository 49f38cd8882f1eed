// The planner knows what a player may know, is the same every time, and plays better than `steady`.

import { describe, expect, test, vi } from 'vitest';
import { hashPosition } from '../../../../src/engine/hash.ts';
import { copy } from '../../../../src/engine/position.ts';
import { SeededRolls } from '../../../../src/engine/rolls.ts';
import { playGame } from '../../../../src/engine/run.ts';
import type { Action } from '../../../../src/engine/system.ts';
import { compare } from '../../../../src/staff/compare.ts';
import { noEnds } from '../../../../src/staff/ends.ts';
import { Planner, plannerPlayer } from '../../../../src/staff/planner.ts';
import { Dice, Playouts } from '../../../../src/staff/playouts.ts';
import { StaffRolls } from '../../../../src/staff/staff-rolls.ts';
import { PLANNERS, QUICK, type Strength } from '../../../../src/staff/strength.ts';
import { candidates, matters } from '../../../../src/systems/raid/players/candidates.ts';
import { raidStaff, staffedRaid } from '../../../../src/systems/raid/players/staff.ts';
import { steadyPlayer } from '../../../../src/systems/raid/players/steady/steady.ts';
import { perform } from '../../../../src/systems/raid/rules/apply.ts';
import { legalActions } from '../../../../src/systems/raid/rules/legal.ts';
import { knowledgeKey, known, redeal } from '../../../../src/systems/raid/rules/redeal.ts';
import { setup } from '../../../../src/systems/raid/rules/setup.ts';
import {
  blankState,
  G,
  get,
  markerAt,
  type RaidState,
  Stage,
} from '../../../../src/systems/raid/rules/state.ts';
import { raid, raidOn } from '../../../../src/systems/raid/rules/system.ts';
import { score } from '../../../../src/systems/raid/rules/victory.ts';
import { loadDieppe } from '../dieppe.ts';
import { otherwise } from '../odds/hidden.ts';

const scenario = loadDieppe();

vi.setConfig({ testTimeout: 300_000 });

/** Little work at every decision. */
const HASTY: Strength = {
  name: 'hasty',
  scope: 'all',
  most: 3,
  effort: { stages: [2, 4], drop: 0.5, switch: 0.5 },
};

const options = (seed: string, level = 'green') => ({ seed, level, events: true });

/** Visits every `step`-th position of a raid played by `steady`. */
function eachPosition(seed: string, step: number, visit: (s: RaidState) => void): void {
  const s = setup(scenario, options(seed));
  const player = steadyPlayer();
  const rolls = new SeededRolls(s, raid.random);
  for (let i = 0; get(s, G.stage) !== Stage.over; i++) {
    rolls.save(s);
    if (i % step === 0) visit(s);
    perform({ s, rolls, tell: null }, player.pick(s, legalActions(s, [])));
  }
}

describe('what is known', () => {
  test('is the same of raids a player cannot tell apart, and of no others', () => {
    eachPosition('known', 7, (s) => {
      expect(hashPosition(otherwise(s))).not.toBe(hashPosition(s));
      expect(knowledgeKey(otherwise(s))).toBe(knowledgeKey(s));
      const next = copy(s);
      perform(
        { s: next, rolls: new SeededRolls('x', raid.random), tell: null },
        legalActions(next, [])[0] ?? 0,
      );
      expect(knowledgeKey(next)).not.toBe(knowledgeKey(s));
    });
  });

  test('holds after any deal', () => {
    const into = blankState(scenario);
    eachPosition('dealt', 9, (s) => {
      const before = hashPosition(s);
      redeal(into, s, new SeededRolls('deal', raid.random));
      expect(knowledgeKey(into)).toBe(knowledgeKey(s));
      expect(hashPosition(s)).toBe(before);
      expect(known(known(s))).toEqual(known(s));
    });
  });

  test('a deal lays every marker of a letter in every zone of it as often as another', () => {
    const s = setup(scenario, options('even'));
    const into = blankState(scenario);
    const zones = scenario.zones.map((_, z) => z).filter((z) => scenario.zoneLetter[z] === 1);
    const markers = zones.map((z) => markerAt(s, z));
    const one = Math.min(...markers);
    const share = markers.filter((m) => m === one).length / zones.length;
    const n = 4000;
    const found = new Map<number, number>();
    const rolls = new StaffRolls(raid, into);
    for (let i = 0; i < n; i++) {
      rolls.begin(Dice.chance, i);
      redeal(into, s, rolls);
      for (const z of zones) if (markerAt(into, z) === one) found.set(z, (found.get(z) ?? 0) + 1);
    }
    const error = Math.sqrt(n * share * (1 - share));
    for (const z of zones) {
      expect(Math.abs((found.get(z) ?? 0) - n * share)).toBeLessThan(4.5 * error);
    }
  });
});

describe('the dice of look-aheads', () => {
  const rolls = new StaffRolls(raid, setup(scenario, options('dice')));

  test('fall evenly', () => {
    const faces = new Array<number>(10).fill(0);
    const n = 20_000;
    for (let i = 0; i < n / 4; i++) {
      rolls.begin(7, i);
      rolls.dealt();
      for (let k = 0; k < 4; k++) {
        const value = rolls.d10('wake marker', '10.3');
        faces[value] = (faces[value] ?? 0) + 1;
      }
    }
    const squares = faces.reduce((sum, count) => sum + (count - n / 10) ** 2 / (n / 10), 0);
    expect(squares).toBeLessThan(33.7); // chi-square, nine degrees, one in ten thousand
  });

  test('of one name do not hang on how many of another were thrown', () => {
    const threeOf = (first: number): number[] => {
      rolls.begin(3, 5);
      rolls.dealt();
      for (let i = 0; i < first; i++) rolls.d6('assault attack', '11.2e');
      return [0, 1, 2].map(() => rolls.d10('reinforcements', '8'));
    };
    expect(threeOf(4)).toEqual(threeOf(0));
    expect(new Set(Array.from({ length: 40 }, (_, i) => throwOf(i))).size).toBeGreaterThan(5);
  });

  const throwOf = (index: number): number => {
    rolls.begin(3, index);
    rolls.dealt();
    return rolls.d10('reinforcements', '8');
  };
});

describe('comparing', () => {
  const playouts = new Playouts(staffedRaid(scenario));
  const s = setup(scenario, options('compare'));
  const legal = legalActions(s, []);

  test('an action with itself shows nothing', () => {
    const action = legal[0] as Action;
    const effort = { stages: [3], drop: 9, switch: 1 };
    const [first, second] = compare(playouts, s, [action, action], effort);
    expect(first?.ends).toEqual(second?.ends);
    expect([second?.gain, second?.error]).toEqual([0, 0]);
  });

  test('the n-th playout is the same whoever asks for it', () => {
    const all = playouts.count(s, null, Dice.chance, 0, 6);
    const other = new Playouts(staffedRaid(scenario));
    other.count(s, null, Dice.search, 0, 2);
    const parts = [
      other.count(s, null, Dice.chance, 3, 6),
      other.count(s, null, Dice.chance, 0, 3),
    ];
    expect(all.n).toBe(6);
    expect(parts.reduce((n, e) => n + e.points, 0)).toBe(all.points);
    expect(parts.reduce((n, e) => n + (e.counts[0] ?? 0), 0)).toBe(all.counts[0]);
    expect(all.lines.reduce((a, b) => a + b, 0)).toBe(all.points);
    expect(noEnds(raid.outcomes).n).toBe(0);
  });
});

describe('candidates', () => {
  test('begin with the action of steady, are legal, different and few', () => {
    const steady = steadyPlayer();
    let several = 0;
    eachPosition('candidates', 1, (s) => {
      const legal = legalActions(s, []);
      const found = candidates(s, legal, steady, 4);
      expect(found[0]).toBe(steady.pick(s, legal));
      expect(found.length).toBeLessThanOrEqual(4);
      expect(new Set(found).size).toBe(found.length);
      for (const action of found) expect(legal).toContain(action);
      if (found.length > 1) several++;
    });
    expect(several).toBeGreaterThan(50);
  });

  test('a wider scope looks into more decisions', () => {
    const steady = steadyPlayer();
    const looked = { fights: 0, moves: 0, all: 0 };
    eachPosition('scope', 1, (s) => {
      const legal = legalActions(s, []);
      for (const scope of ['fights', 'moves', 'all'] as const) {
        if (matters(s, legal, steady.pick(s, legal), scope)) looked[scope]++;
      }
    });
    expect(looked.fights).toBeGreaterThan(5);
    expect(looked.moves).toBeGreaterThan(looked.fights);
    expect(looked.all).toBeGreaterThan(looked.moves);
  });
});

test('the planner chooses the same whatever lies face down and whatever the dice will be', () => {
  const planner = new Planner(new Playouts(staffedRaid(scenario)), HASTY);
  const blind = new Planner(new Playouts(staffedRaid(scenario)), HASTY);
  let searched = 0;
  eachPosition('blind', 2, (s) => {
    const legal = legalActions(s, []);
    const other = otherwise(s);
    expect(blind.pick(other, legalActions(other, []))).toBe(planner.pick(s, legal));
    if (matters(s, legal, planner.standing(s, legal), HASTY.scope)) searched++;
  });
  expect(searched).toBeGreaterThan(30);
});

test('the same raid again is played the same way', () => {
  const play = (player = plannerPlayer(raid, raidStaff, HASTY)) => {
    const actions: Action[] = [];
    playGame(raidOn(scenario), options('again'), player, actions);
    return actions;
  };
  const player = plannerPlayer(raid, raidStaff, HASTY);
  const first = play(player);
  playGame(raidOn(scenario), options('between', 'basic'), player);
  expect(play(player)).toEqual(first);
  expect(play()).toEqual(first);
});

test('the quick planner beats steady on the same raids', () => {
  let gained = 0;
  for (let seed = 0; seed < 12; seed++) {
    const course = options(`beat ${seed}`, 'seasoned');
    gained += score(playGame(raidOn(scenario), course, plannerPlayer(raid, raidStaff, QUICK))).vp;
    gained -= score(playGame(raidOn(scenario), course, steadyPlayer())).vp;
  }
  expect(gained).toBeGreaterThan(0);
});

test('strengths go up in work and have names of their own', () => {
  const work = PLANNERS.map(({ effort, most }) => (effort.stages.at(-1) ?? 0) * most);
  expect(work).toEqual([...work].sort((a, b) => a - b));
  expect(PLANNERS.map(({ name }) => name)).toEqual(['planner-quick', 'planner', 'planner-deep']);
});

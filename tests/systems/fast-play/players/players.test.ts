// The automatic players: what they answer is legal, hangs on the position alone, and the better ones do better.

import { describe, expect, test } from 'vitest';
import { copy } from '../../../../src/engine/position.ts';
import { SeededRolls } from '../../../../src/engine/rolls.ts';
import { playGame } from '../../../../src/engine/run.ts';
import { findPlayer, playerNamed, playersOf } from '../../../../src/staff/players.ts';
import { type Doctrine, STEADFAST } from '../../../../src/systems/fast-play/players/doctrine.ts';
import { postsFor } from '../../../../src/systems/fast-play/players/posts.ts';
import { battleStaff } from '../../../../src/systems/fast-play/players/staff.ts';
import { battleOn, fastPlay } from '../../../../src/systems/fast-play/rules/system.ts';
import { spicheren } from '../spicheren.ts';

const meanPoints = (name: string, battles: number): number => {
  const player = playerNamed(fastPlay, battleStaff, name);
  let sum = 0;
  for (let seed = 1; seed <= battles; seed++) {
    const options = { seed: String(seed), level: 'colonel', events: false };
    sum += fastPlay.score(playGame(battleOn(spicheren), options, player)).vp;
  }
  return sum / battles;
};

test('the standing player is decisively better than the profile, and that than chance', () => {
  const [random, profile, steadfast] = ['random', 'profile', 'steadfast'].map((name) =>
    meanPoints(name, 24),
  ) as [number, number, number];
  expect(profile).toBeGreaterThan(random + 4);
  expect(steadfast).toBeGreaterThan(profile + 1);
}, 60_000);

test('the strongest player is decisively better than the standing one', () => {
  expect(meanPoints('planner-deep', 4)).toBeGreaterThan(meanPoints('steadfast', 4) + 2);
}, 180_000);

describe('what they answer', () => {
  const s = fastPlay.setup(spicheren, { seed: 'picks', level: 'marshal', events: false });
  const rolls = new SeededRolls(s, fastPlay.random);
  const player = playerNamed(fastPlay, battleStaff, 'steadfast');
  const legal: number[] = [];
  test('is legal, the same twice, and first among what is compared', () => {
    while (!fastPlay.over(s)) {
      fastPlay.legal(s, legal);
      const before = copy(s);
      const picked = player.pick(s, legal);
      const compared = battleStaff.worthComparing(s, legal, player, 5);
      expect(player.pickUnlisted?.(s)).toBe(picked);
      expect(s.cells).toEqual(before.cells);
      expect(legal).toContain(picked);
      expect(playerNamed(fastPlay, battleStaff, 'steadfast').pick(copy(s), legal)).toBe(picked);
      expect(compared[0]).toBe(picked);
      expect(new Set(compared).size).toBe(compared.length);
      expect(compared.length).toBeLessThanOrEqual(5);
      for (const action of compared) expect(legal).toContain(action);
      fastPlay.perform({ s, rolls, tell: null }, picked);
    }
  });
});

test('plans are bound by the end of a name', () => {
  expect(findPlayer(fastPlay, battleStaff, 'steadfast-guard-2')?.name).toBe('steadfast');
  expect(findPlayer(fastPlay, battleStaff, 'planner-guard-0')?.name).toBe('planner');
  expect(findPlayer(fastPlay, battleStaff, 'steadfast-guard-9')).toBeUndefined();
  expect(findPlayer(fastPlay, battleStaff, 'steadfast-guard-03')?.name).toBe('steadfast');
  expect(findPlayer(fastPlay, battleStaff, 'planner-forward')?.name).toBe('planner');
  expect(findPlayer(fastPlay, battleStaff, 'steadfast-backward')).toBeUndefined();
  const names = playersOf(fastPlay, battleStaff).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['random', 'steadfast', 'profile', 'planner-deep']));
});

test('a plan draws brigades where it says', () => {
  const s = fastPlay.setup(spicheren, { seed: '1', level: 'colonel', events: false });
  const bremm = spicheren.objectives.findIndex(({ en }) => en === 'Golden Bremm');
  const kept = (doctrine: Doctrine): number =>
    [...postsFor(s, doctrine)].filter((hex) => hex === spicheren.objectives[bremm]?.hex).length;
  expect(kept({ ...STEADFAST, posts: [bremm] })).toBeGreaterThan(kept(STEADFAST));
});

test('planners say how they look', () => {
  const told = playersOf(fastPlay, battleStaff).find(({ name }) => name === 'planner');
  expect(told?.description).toBe('steadfast, but looks two turns ahead before every move');
});

test('an outlook comes with the shipped battle and tells positions apart', () => {
  const outlook = battleStaff.outlook?.(spicheren);
  const s = fastPlay.setup(spicheren, { seed: '1', level: 'colonel', events: false });
  expect(outlook?.worth(s)).toBeTypeOf('number');
  expect(battleStaff.outlook?.({ ...spicheren, hash: 'other' })).toBeNull();
});

// The automatic players: what they answer is legal, hangs on the position alone, and the better ones do better.

import { describe, expect, test } from 'vitest';
import { copy } from '../../../../src/engine/position.ts';
import { SeededRolls } from '../../../../src/engine/rolls.ts';
import { playGame } from '../../../../src/engine/run.ts';
import { findPlayer, playerNamed, playersOf } from '../../../../src/staff/players.ts';
import { loadBattle } from '../../../../src/systems/red-poppies/data/battles.ts';
import { battleStaff } from '../../../../src/systems/red-poppies/players/staff.ts';
import { setHeld, turnOf } from '../../../../src/systems/red-poppies/rules/state.ts';
import { battleOn, redPoppies } from '../../../../src/systems/red-poppies/rules/system.ts';
import { Side } from '../../../../src/systems/red-poppies/rules/types.ts';
import { hawthorn } from '../hawthorn.ts';

const BATTLES = [hawthorn, loadBattle('beaumont-hamel-1916')];

const meanPoints = (name: string, battles: number): number => {
  const player = playerNamed(redPoppies, battleStaff, name);
  let sum = 0;
  for (let seed = 1; seed <= battles; seed++) {
    const options = { seed: String(seed), level: 'regular', events: false };
    sum += redPoppies.score(playGame(battleOn(hawthorn), options, player)).vp;
  }
  return sum / battles;
};

test('the standing player is decisively better than chance, by either plan', () => {
  const random = meanPoints('random', 24);
  expect(meanPoints('steadfast-patient', 24)).toBeGreaterThan(random + 1.5);
  expect(meanPoints('steadfast-wave', 24)).toBeGreaterThan(random + 1.5);
});

describe.each(BATTLES)('what they answer: $id', (field) => {
  const s = redPoppies.setup(field, { seed: 'picks', level: 'veteran', events: false });
  const rolls = new SeededRolls(s, redPoppies.random);
  const player = playerNamed(redPoppies, battleStaff, 'steadfast');
  const legal: number[] = [];
  test('is legal, the same twice, and first among what is compared', () => {
    while (!redPoppies.over(s)) {
      redPoppies.legal(s, legal);
      const before = copy(s);
      const picked = player.pick(s, legal);
      const compared = battleStaff.worthComparing(s, legal, player, 5);
      expect(player.pickUnlisted?.(s)).toBe(picked);
      expect(player.pick(redPoppies.known(s), legal)).toBe(picked);
      expect(s.cells).toEqual(before.cells);
      expect(legal).toContain(picked);
      expect(playerNamed(redPoppies, battleStaff, 'steadfast').pick(copy(s), legal)).toBe(picked);
      expect(compared[0]).toBe(picked);
      expect(new Set(compared).size).toBe(compared.length);
      expect(compared.length).toBeLessThanOrEqual(5);
      for (const action of compared) expect(legal).toContain(action);
      redPoppies.perform({ s, rolls, tell: null }, picked);
    }
  });
});

test('plans are bound by the end of a name', () => {
  expect(findPlayer(redPoppies, battleStaff, 'steadfast-wave')?.name).toBe('steadfast');
  expect(findPlayer(redPoppies, battleStaff, 'planner-patient')?.name).toBe('planner');
  expect(findPlayer(redPoppies, battleStaff, 'steadfast-hasty')).toBeUndefined();
  const names = playersOf(redPoppies, battleStaff).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['random', 'steadfast', 'planner-deep']));
});

test('planners say how they look', () => {
  const told = playersOf(redPoppies, battleStaff).find(({ name }) => name === 'planner');
  expect(told?.description).toBe(
    'steadfast, but compares three orders a turn ahead, longer where it is close',
  );
});

test.each(BATTLES)('an outlook comes with $id and tells more ground from less', (field) => {
  const outlook = battleStaff.outlook?.(field);
  const s = redPoppies.setup(field, { seed: '1', level: 'regular', events: false });
  const player = playerNamed(redPoppies, battleStaff, 'steadfast');
  const rolls = new SeededRolls(s, redPoppies.random);
  while (turnOf(s) < field.turns - 1)
    redPoppies.perform({ s, rolls, tell: null }, player.pick(s, redPoppies.legal(s, [])));
  const worthIf = (side: number): number => {
    const other = copy(s);
    for (const { hex } of field.objectives) setHeld(other, hex, side);
    return outlook?.worth(other) ?? 0;
  };
  expect(worthIf(Side.british)).toBeGreaterThan(worthIf(Side.german));
  expect(battleStaff.outlook?.({ ...field, hash: 'other' })).toBeNull();
});

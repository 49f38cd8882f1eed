// The second battle on the same ground is data alone: fog, a rolling barrage, mud, tanks and wireless by the same rules.

import { describe, expect, test } from 'vitest';
import { randomPlayer } from '../../../src/engine/random-player.ts';
import { SeededRolls } from '../../../src/engine/rolls.ts';
import { into } from '../../../src/engine/told.ts';
import { loadBattle } from '../../../src/systems/red-poppies/data/battles.ts';
import type { BattleEvent } from '../../../src/systems/red-poppies/rules/events.ts';
import { isDark } from '../../../src/systems/red-poppies/rules/sight.ts';
import { redPoppies } from '../../../src/systems/red-poppies/rules/system.ts';
import { Ground, MODES } from '../../../src/systems/red-poppies/rules/types.ts';
import { hawthorn, hexNamed } from './hawthorn.ts';

const field = loadBattle('beaumont-hamel-1916');

function play(seed: string, level: string): BattleEvent[] {
  const s = redPoppies.setup(field, { seed, level, events: false });
  const rolls = new SeededRolls(s, redPoppies.random);
  const events: BattleEvent[] = [];
  const player = randomPlayer();
  player.start(seed);
  while (!redPoppies.over(s)) {
    const legal = redPoppies.legal(s, []);
    expect(legal.length).toBeGreaterThan(1);
    redPoppies.perform({ s, rolls, tell: into(events) }, player.pick(s, legal));
    if (redPoppies.turn(s) > 0) expect(isDark(s)).toBe(redPoppies.turn(s) <= 6);
  }
  return events;
}

describe('13 November', () => {
  test('3.01 lies on the ground of July, deep in mud before the trenches', () => {
    expect(field.hexes.map(({ id }) => id)).toEqual(hawthorn.hexes.map(({ id }) => id));
    expect(field.wires.length).toBe(hawthorn.wires.length);
    const mud = field.hexes.filter((_, hex) => ((field.terrain[hex] as number) & Ground.mud) !== 0);
    expect(new Set(mud.map(({ id }) => id[0]))).toEqual(new Set(['E', 'F']));
    expect(field.cover[hexNamed(field, 'E07')]).toBe(1);
  });

  test('7.02 batteries by rocket, wireless and aeroplane', () => {
    expect(field.batteries.map(({ mode }) => MODES[mode])).toEqual([
      ...['rocket', 'trenchSet', 'airplane'],
    ]);
  });

  test.each(['recruit', 'regular', 'veteran'])(
    '7.71, 9.01, 12.11 at %s it rolls, strays and ends',
    (level) => {
      const events = [1, 2, 3].flatMap((n) => play(`november ${n}`, level));
      const kinds = new Set(events.map(({ kind }) => kind));
      for (const kind of ['barrage', 'strayed', 'mine', 'initiative', 'over'] as const)
        expect(kinds).toContain(kind);
      const lines = events.flatMap((event) =>
        event.kind === 'barrage' ? [event.hexes.length] : [],
      );
      expect(lines.slice(0, 4)).toEqual([18, 18, 18, 9]); // E F, G H, I J, K
    },
  );
});

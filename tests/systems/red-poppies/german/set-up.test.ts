// S, P The set-up and the registered hexes on the shipped map, by every plan.

import { describe, expect, test } from 'vitest';
import {
  G,
  get,
  has,
  hexOf,
  Mark,
  registeredOf,
  type State,
} from '../../../../src/systems/red-poppies/rules/state.ts';
import { redPoppies } from '../../../../src/systems/red-poppies/rules/system.ts';
import { hawthorn, hexNamed } from '../hawthorn.ts';

const { front, support, noMansLand } = hawthorn.zones;
const byPlan = new Map<number, State>();
for (let n = 0; byPlan.size < 6 && n < 200; n++) {
  const s = redPoppies.setup(hawthorn, { seed: `plan ${n}`, level: 'veteran', events: false });
  byPlan.set(get(s, G.plan), s);
}
const plans = [...byPlan].sort(([a], [b]) => a - b);
const placed = (s: State, kind: string): number[] =>
  hawthorn.units.flatMap(({ counter, group }, unit) =>
    hawthorn.counters[counter]?.id === kind && group === -1 && has(s, unit, Mark.here)
      ? [hexOf(s, unit)]
      : [],
  );

describe('S the set-up', () => {
  test.each(plans)(
    'S0, S4 on %i: who is bound is there and nobody else, everybody dispersed in a trench',
    (_, s) => {
      const redoubt = hexNamed(hawthorn, 'E05');
      const there = hawthorn.units
        .filter((__, unit) => hexOf(s, unit) === redoubt)
        .map(({ id }) => id);
      expect(there).toEqual(['R119-9']);
      for (const [unit, { side, group }] of hawthorn.units.entries()) {
        if (side !== 1 || group !== -1) continue;
        expect(has(s, unit, Mark.dispersed) && has(s, unit, Mark.inTrench)).toBe(true);
      }
    },
  );
  test.each(plans)('S1 on %i: guns two hexes from each other, in trenches', (_, s) => {
    const guns = placed(s, 'german-mg');
    expect(new Set(guns).size).toBe(5);
    for (const gun of guns) expect([...front, ...support]).toContain(gun);
  });
  test('S1 depth puts guns into the support line, forward into the front', () => {
    const behind = (die: number) =>
      placed(byPlan.get(die) as State, 'german-mg').filter((hex) => support.includes(hex)).length;
    expect(behind(3)).toBeGreaterThan(behind(1));
    expect(behind(3)).toBe(behind(4));
  });
  test.each(plans)(
    'S2, S3 on %i: all but two or three companies in front, no two in a front hex',
    (die, s) => {
      const companies = placed(s, 'german-infantry');
      const before = companies.filter((hex) => front.includes(hex));
      expect(companies.length - before.length).toBe(die === 3 || die === 4 ? 3 : 2);
      expect(new Set(before).size).toBe(before.length);
    },
  );
});

describe('P registered hexes', () => {
  test('P1, P2, P3 in no man’s land before the doors, no two side by side, the strongest first', () => {
    for (const [, s] of plans) {
      const hexes = [0, 1, 2].map((battery) => registeredOf(s, battery));
      for (const hex of hexes) expect(noMansLand).toContain(hex);
      for (const [i, hex] of hexes.entries()) {
        for (const other of hexes.slice(i + 1))
          expect(hawthorn.apart[hex * hawthorn.hexes.length + other]).toBeGreaterThan(1);
      }
    }
    const [, s] = plans[0] ?? [];
    const best = registeredOf(s as State, 1); // the howitzers of 150 mm
    expect(hawthorn.hexes[best]?.id).toBe('E06');
  });
});

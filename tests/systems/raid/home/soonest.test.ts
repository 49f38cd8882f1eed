// A lone stack cannot be home sooner than it is told, nor later: every order that the real rules offer has been tried.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wayHome } from '../../../../src/systems/raid/rules/home/way-home.ts';
import { position, scenario, unit } from '../rules/support.ts';
import { soonestAboard } from './soonest.ts';

const land = scenario.zones.flatMap(({ id, kind }) =>
  kind === 'land' || kind === 'beach' ? [id] : [],
);
const stacks = [['C01'], ['C01-'], ['C01', 'MIL'], ['C01-', 'MIL'], ['C01', 'MOR'], ['C01', 'SNI']];
const wild = fc.record({
  turn: fc.integer({ min: 6, max: 12 }),
  zone: fc.constantFrom(...land),
  units: fc.constantFrom(...stacks),
  wire: fc.uniqueArray(fc.constantFrom(...land), { maxLength: 6 }),
  mines: fc.uniqueArray(fc.constantFrom(...land), { maxLength: 4 }),
  hidden: fc.uniqueArray(fc.constantFrom(...land), { maxLength: 4 }),
});

it('6.1, 6.3, 9.1, 9.2a home as soon as the rules allow, and no sooner', () => {
  fc.assert(
    fc.property(wild, ({ turn, zone, units, wire, mines, hidden }) => {
      const s = position({
        turn,
        british: { [zone]: units },
        craft: { G1: ['LCA1'], G2: ['LCA2'], S1: ['LCA3'], S3: ['LCA4'] },
        obstacles: Object.fromEntries([
          ...wire.map((id) => [id, 'wire'] as const),
          ...mines.map((id) => [id, 'mines'] as const),
        ]),
        markers: Object.fromEntries(hidden.filter((id) => id !== zone).map((id) => [id, 'A-wire'])),
        pool: [],
      });
      const [home] = wayHome(s).stacks;
      const told = home?.verdict === 'home' ? home.turn : null;
      expect(told).toBe(soonestAboard(s, unit('C01')));
    }),
    { numRuns: 150, seed: 19_420_819 },
  );
}, 120_000);

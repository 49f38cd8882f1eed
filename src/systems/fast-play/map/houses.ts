// 1.6 Built-up places: small black blocks along the roads, street upon street where a town is dense; and entrenchments.

import type { Point } from '../../../ui/sheet/geometry.ts';
import { build } from '../../../ui/sheet/houses.ts';
import type { Drawing } from '../../../ui/sheet/ink.ts';
import type { Field } from '../rules/field.ts';
import { Terrain } from '../rules/types.ts';
import type { Way } from './drawn.ts';
import { type Lattice, RADIUS, sideOf } from './lattice.ts';
import { ENGRAVED } from './palette.ts';

const VILLAGE = { reach: 30, gap: 11, filled: 0.62, clear: 5.2, room: RADIUS };
const TOWN = { reach: 41, gap: 9.4, filled: 0.9, clear: 5.2, room: RADIUS };

export function drawHouses(field: Field, lattice: Lattice, ways: readonly Way[]): Drawing {
  const blocks = new Path2D();
  const lines = ways.map(({ line }) => line);
  for (const [hex, at] of lattice.places.entries()) {
    const terrain = field.terrain[hex];
    if (terrain === Terrain.village) build(blocks, hex, at, lines, VILLAGE);
    if (terrain === Terrain.denseTown) build(blocks, hex, at, lines, TOWN);
  }
  return [{ path: blocks, fill: ENGRAVED }];
}

/** 1.6 Entrenchments: a heavy toothed line within the hex, on the sides from which they are attacked. */
export function drawTrenches(field: Field, { places }: Lattice): Drawing {
  const line = new Path2D();
  const teeth = new Path2D();
  for (const [hex, at] of places.entries()) {
    if (field.entrenched[hex] !== 1) continue;
    for (const facing of [1, 2, 3]) {
      const [a, b] = sideOf(at, facing).map(
        ([x, y]): Point => [at[0] + (x - at[0]) * 0.84, at[1] + (y - at[1]) * 0.84],
      ) as [Point, Point];
      line.moveTo(...a);
      line.lineTo(...b);
      for (let share = 0.08; share < 1; share += 0.14) {
        const [x, y] = [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
        teeth.moveTo(x, y);
        teeth.lineTo(x + (x - at[0]) * 0.13, y + (y - at[1]) * 0.13);
      }
    }
  }
  return [
    { path: line, stroke: ENGRAVED, width: 3 },
    { path: teeth, stroke: ENGRAVED, width: 1.6, cap: 'butt' },
  ];
}

// The lie of the land as a smooth field: levels of hexes with their borders bent and worn, so that slopes run as slopes
// do and not along hexes.

import { noise } from '../../../ui/kit/scatter.ts';
import { fieldOver, type Field as Heights, worn } from '../../../ui/sheet/field.ts';
import type { Point } from '../../../ui/sheet/geometry.ts';
import type { Field } from '../rules/field.ts';
import { type Lattice, RADIUS, WIDTH } from './lattice.ts';

export type { Heights };

const CELL = 8; // map units
const WEAR = 2; // cells

export function layHeights(field: Field, lattice: Lattice): Heights {
  const [bendX, bendY] = [noise(`${field.id} east`), noise(`${field.id} south`)];
  const raw = fieldOver(lattice.inside, CELL, (u, v) => {
    const bent: Point = [u + bendX(u / 46, v / 46) * 17, v + bendY(u / 46, v / 46) * 17];
    return field.level[nearest(lattice, bent)] ?? 0;
  });
  return worn(worn(raw, WEAR), WEAR);
}

/** The hex whose middle is nearest, by row first. */
export function nearest({ places }: Pick<Lattice, 'places'>, [x, y]: Point): number {
  const perRow = rowLength(places);
  const [, top] = places[0] ?? [0, 0];
  const near = Math.round((y - top) / (RADIUS * 1.5));
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let row = near - 1; row <= near + 1; row++) {
    const first = places[row * perRow];
    if (first === undefined) continue;
    const guess = Math.round((x - first[0]) / WIDTH);
    const column = Math.max(0, Math.min(perRow - 1, guess));
    const at = places[row * perRow + column] as Point;
    const square = (at[0] - x) ** 2 + (at[1] - y) ** 2;
    if (square >= least) continue;
    least = square;
    best = row * perRow + column;
  }
  return best;
}

const lengths = new WeakMap<readonly Point[], number>();
function rowLength(places: readonly Point[]): number {
  const known = lengths.get(places);
  if (known !== undefined) return known;
  const found = places.findIndex(([, y]) => y > (places[0]?.[1] ?? 0) + 1);
  const length = found < 0 ? places.length : found;
  lengths.set(places, length);
  return length;
}

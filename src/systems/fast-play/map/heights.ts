// The lie of the land as a smooth field: levels of hexes with their borders bent and worn, so that slopes run as slopes
// do and not along hexes.

import { noise } from '../../../ui/kit/scatter.ts';
import type { Point } from '../../../ui/sheet/geometry.ts';
import type { Field } from '../rules/field.ts';
import { type Lattice, RADIUS, WIDTH } from './lattice.ts';

export const CELL = 8; // map units

export interface Heights {
  readonly columns: number;
  readonly rows: number;
  readonly x: number; // of the first point
  readonly y: number;
  readonly of: Float32Array; // by row, then column
}

export function layHeights(field: Field, lattice: Lattice): Heights {
  const { inside } = lattice;
  const columns = Math.ceil(inside.w / CELL) + 3;
  const rows = Math.ceil(inside.h / CELL) + 3;
  const [x, y] = [inside.x - CELL, inside.y - CELL];
  const of = new Float32Array(columns * rows);
  const [bendX, bendY] = [noise(`${field.id} east`), noise(`${field.id} south`)];
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const [u, v] = [x + i * CELL, y + j * CELL];
      const bent: Point = [u + bendX(u / 46, v / 46) * 17, v + bendY(u / 46, v / 46) * 17];
      of[j * columns + i] = field.level[nearest(lattice, bent)] ?? 0;
    }
  }
  const worn = blurred(blurred(of, columns, rows), columns, rows);
  return { columns, rows, x, y, of: worn };
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

/** Each point becomes the mean of those within two of it, along rows and then along columns. */
function blurred(of: Float32Array, columns: number, rows: number): Float32Array {
  const reach = 2;
  const pass = (from: Float32Array, step: number, across: (k: number) => [number, number]) => {
    const into = new Float32Array(from.length);
    for (let k = 0; k < from.length; k++) {
      const [at, count] = across(k);
      let sum = 0;
      for (let d = -reach; d <= reach; d++) {
        const other = Math.max(0, Math.min(count - 1, at + d));
        sum += from[k + (other - at) * step] as number;
      }
      into[k] = sum / (2 * reach + 1);
    }
    return into;
  };
  const rowwise = pass(of, 1, (k) => [k % columns, columns]);
  return pass(rowwise, columns, (k) => [Math.floor(k / columns), rows]);
}

/** The height at a point of the sheet. */
export function heightAt({ columns, rows, x, y, of }: Heights, [px, py]: Point): number {
  const u = Math.max(0, Math.min(columns - 1.001, (px - x) / CELL));
  const v = Math.max(0, Math.min(rows - 1.001, (py - y) / CELL));
  const [i, j] = [Math.floor(u), Math.floor(v)];
  const [s, t] = [u - i, v - j];
  const at = (di: number, dj: number): number => of[(j + dj) * columns + i + di] as number;
  return (at(0, 0) * (1 - s) + at(1, 0) * s) * (1 - t) + (at(0, 1) * (1 - s) + at(1, 1) * s) * t;
}

/** Downhill, in levels to a map unit. */
export function slopeAt(heights: Heights, [x, y]: Point): Point {
  const d = CELL * 0.75;
  return [
    (heightAt(heights, [x - d, y]) - heightAt(heights, [x + d, y])) / (2 * d),
    (heightAt(heights, [x, y - d]) - heightAt(heights, [x, y + d])) / (2 * d),
  ];
}

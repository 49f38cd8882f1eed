// A field over the sheet, heights on land or depths at sea: how it is worn smooth, how high and how steep it is at a point,
// and its contour lines (marching squares).

import type { Box, Point } from './geometry.ts';

export interface Field {
  readonly x: number; // of the first sample
  readonly y: number;
  readonly step: number; // map units between samples
  readonly columns: number;
  readonly rows: number;
  readonly values: Float32Array;
}

export function sampleField(
  width: number,
  height: number,
  step: number,
  value: (x: number, y: number) => number,
): Field {
  const columns = Math.ceil(width / step) + 1;
  const rows = Math.ceil(height / step) + 1;
  const values = new Float32Array(columns * rows);
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) values[j * columns + i] = value(i * step, j * step);
  }
  return { x: 0, y: 0, step, columns, rows, values };
}

/** A field over a box and a little beyond it. */
export function fieldOver(box: Box, step: number, value: (x: number, y: number) => number): Field {
  const [x, y] = [box.x - step, box.y - step];
  const field = sampleField(box.w + 2 * step, box.h + 2 * step, step, (u, v) =>
    value(x + u, y + v),
  );
  return { ...field, x, y };
}

/** Each sample becomes the mean of those within a reach of it, along rows and then along columns. */
export function worn(field: Field, reach: number): Field {
  const { columns, rows } = field;
  const rowwise = means(field.values, reach, 1, (k) => [k % columns, columns]);
  const values = means(rowwise, reach, columns, (k) => [Math.floor(k / columns), rows]);
  return { ...field, values };
}

function means(
  from: Float32Array,
  reach: number,
  step: number,
  across: (k: number) => readonly [at: number, count: number],
): Float32Array {
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
}

/** The value at a point of the sheet, between those of the samples round it. */
export function valueAt({ columns, rows, x, y, step, values }: Field, [px, py]: Point): number {
  const u = Math.max(0, Math.min(columns - 1.001, (px - x) / step));
  const v = Math.max(0, Math.min(rows - 1.001, (py - y) / step));
  const [i, j] = [Math.floor(u), Math.floor(v)];
  const [s, t] = [u - i, v - j];
  const at = (di: number, dj: number): number => values[(j + dj) * columns + i + di] as number;
  return (at(0, 0) * (1 - s) + at(1, 0) * s) * (1 - t) + (at(0, 1) * (1 - s) + at(1, 1) * s) * t;
}

/** Downhill, in so much of the value to a map unit. */
export function slopeAt(field: Field, [x, y]: Point): Point {
  const d = field.step * 0.75;
  return [
    (valueAt(field, [x - d, y]) - valueAt(field, [x + d, y])) / (2 * d),
    (valueAt(field, [x, y - d]) - valueAt(field, [x, y + d])) / (2 * d),
  ];
}

export type Segment = readonly [Point, Point];

/** The line where the field has a value, as short segments. */
export function contour(field: Field, level: number): Segment[] {
  const segments: Segment[] = [];
  for (let j = 0; j < field.rows - 1; j++) {
    for (let i = 0; i < field.columns - 1; i++) addCell(field, i, j, level, segments);
  }
  return segments;
}

function addCell(field: Field, i: number, j: number, level: number, out: Segment[]): void {
  const { columns, step, values } = field;
  const k = j * columns + i;
  const corners = [values[k], values[k + 1], values[k + columns + 1], values[k + columns]];
  const [a = 0, b = 0, c = 0, d = 0] = corners;
  const x = field.x + i * step;
  const y = field.y + j * step;
  const cuts: Point[] = [];
  if (a > level !== b > level) cuts.push([x + step * share(a, b, level), y]);
  if (b > level !== c > level) cuts.push([x + step, y + step * share(b, c, level)]);
  if (d > level !== c > level) cuts.push([x + step * share(d, c, level), y + step]);
  if (a > level !== d > level) cuts.push([x, y + step * share(a, d, level)]);
  for (let n = 0; n + 1 < cuts.length; n += 2) out.push([cuts[n] as Point, cuts[n + 1] as Point]);
}

const share = (from: number, to: number, level: number): number => (level - from) / (to - from);

// Contour lines of a field over the sheet (marching squares): heights on land, depths at sea.

import type { Point } from './geometry.ts';

export interface Field {
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
  return { step, columns, rows, values };
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
  const x = i * step;
  const y = j * step;
  const cuts: Point[] = [];
  if (a > level !== b > level) cuts.push([x + step * share(a, b, level), y]);
  if (b > level !== c > level) cuts.push([x + step, y + step * share(b, c, level)]);
  if (d > level !== c > level) cuts.push([x + step * share(d, c, level), y + step]);
  if (a > level !== d > level) cuts.push([x, y + step * share(a, d, level)]);
  for (let n = 0; n + 1 < cuts.length; n += 2) out.push([cuts[n] as Point, cuts[n + 1] as Point]);
}

const share = (from: number, to: number, level: number): number => (level - from) / (to - from);

// Hexes as pairs of whole numbers whose axes lie 60° apart: (1, 0) is one step east, (0, 1) one step south-east. Maps
// that number their hexes by rows or by columns are turned into these and back.

export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** The six steps, from east against the clock: E, NE, NW, W, SW, SE. */
export const STEPS: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
];

export const plus = (a: Hex, b: Hex): Hex => ({ q: a.q + b.q, r: a.r + b.r });
export const minus = (a: Hex, b: Hex): Hex => ({ q: a.q - b.q, r: a.r - b.r });

/** How many steps lie between two hexes. */
export function distance(a: Hex, b: Hex): number {
  const { q, r } = minus(a, b);
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

/** Above 0 when a hex lies before a line through `from` at right angles to a step, below 0 behind it, 0 on it. */
export function ahead(from: Hex, step: Hex, hex: Hex): number {
  const v = minus(hex, from);
  return 2 * v.q * step.q + 2 * v.r * step.r + v.q * step.r + v.r * step.q;
}

/** Upright hexes in rows, counted from 0; every other row, the second first, lies half a hex further east. */
export const fromRows = (column: number, row: number): Hex => ({ q: column - (row >> 1), r: row });
export const toRows = ({ q, r }: Hex): { readonly column: number; readonly row: number } => ({
  column: q + (r >> 1),
  row: r,
});

/** The middle of an upright hex, in widths of a hex from the middle of the first. */
export const centre = ({ q, r }: Hex): readonly [x: number, y: number] => [
  q + r / 2,
  r * ROW_HEIGHT,
];

/** √3 ⁄ 2: rows of upright hexes lie so many widths apart. */
const ROW_HEIGHT = Math.sqrt(3) / 2;

// Flat-topped hexes that are numbered by columns, the second of two lying half a hex further south: their steps, and
// straight lines between their middles, exact in whole numbers.

import type { Hex } from './hex.ts';

/** The six steps clockwise from north: N, NE, SE, S, SW, NW. */
export const ROUND: readonly Hex[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
];

/** Columns and rows counted from 0. */
export const fromColumns = (column: number, row: number): Hex => ({
  q: column,
  r: row - (column >> 1),
});
export const toColumns = ({ q, r }: Hex): { readonly column: number; readonly row: number } => ({
  column: q,
  row: r + (q >> 1),
});

/** The middle of a hex on a lattice of whole numbers; it is stretched, so lines stay straight and nothing else does. */
export const latticePoint = ({ q, r }: Hex): readonly [x: number, y: number] => [3 * q, 2 * r + q];

/** The corners of a hex from its middle, on the same lattice. */
const CORNERS: ReadonlyArray<readonly [x: number, y: number]> = [
  [-1, -1],
  [1, -1],
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
];

/**
 * Whether a stretch of the line between the middles of two hexes, longer than a point, lies in the interior of a third
 * that is neither.
 */
export function crosses(from: Hex, to: Hex, hex: Hex): boolean {
  const dx = 3 * (to.q - from.q);
  const dy = 2 * (to.r - from.r) + to.q - from.q;
  const x = 3 * (hex.q - from.q);
  const y = 2 * (hex.r - from.r) + hex.q - from.q;
  const middle = dx * y - dy * x; // how far to the one hand its middle lies
  const reach = Math.max(2 * Math.abs(dy), Math.abs(dx - dy), Math.abs(dx + dy)); // and its furthest corner from there
  return Math.abs(middle) < reach && meetsBetween(dx, dy, x, y);
}

/** Hexes do not overlap, so where the line meets one tells whether it does so between its ends. */
function meetsBetween(dx: number, dy: number, x: number, y: number): boolean {
  const whole = dx * dx + dy * dy;
  const corners = CORNERS.map(([u, v]) => ({
    across: dx * (y + v) - dy * (x + u),
    along: dx * (x + u) + dy * (y + v),
  }));
  const on = corners.find(({ across }) => across === 0);
  if (on !== undefined) return on.along > 0 && on.along < whole;
  for (const [i, p] of corners.entries()) {
    const q = corners[(i + 1) % 6] ?? p;
    if (p.across < 0 === q.across < 0) continue;
    const span = q.across - p.across;
    const met = (p.along * q.across - q.along * p.across) * Math.sign(span);
    return met > 0 && met < whole * Math.abs(span);
  }
  return false;
}

/** The ends of the side that two neighbours share. */
function endsOfSide(one: Hex, other: Hex): ReadonlyArray<readonly [x: number, y: number]> {
  const [x1, y1] = latticePoint(one);
  const [x2, y2] = latticePoint(other);
  return CORNERS.map(([x, y]) => [x1 + x, y1 + y] as const).filter(([x, y]) =>
    CORNERS.some(([u, v]) => x2 + u === x && y2 + v === y),
  );
}

/** By end of a side: above 0 to the one hand of the line between two middles, below 0 to the other. */
function acrossLine(from: Hex, to: Hex, one: Hex, other: Hex): number[] {
  const [ax, ay] = latticePoint(from);
  const [bx, by] = latticePoint(to);
  return endsOfSide(one, other).map(([x, y]) => (bx - ax) * (y - ay) - (by - ay) * (x - ax));
}

/** Whether the line between the middles of two hexes runs along the side that two others, neighbours, share. */
export function runsAlong(from: Hex, to: Hex, one: Hex, other: Hex): boolean {
  const dx = 3 * (to.q - from.q);
  const dy = 2 * (to.r - from.r) + to.q - from.q;
  const x = 3 * (one.q + other.q - 2 * from.q); // the middle of the side, doubled
  const y = 2 * (one.r + other.r - 2 * from.r) + one.q + other.q - 2 * from.q;
  if (dx * y !== dy * x) return false;
  const twice = dx * x + dy * y;
  if (twice <= 0 || twice >= 2 * (dx * dx + dy * dy)) return false;
  return acrossLine(from, to, one, other).every((across) => across === 0);
}

/** Whether a line that crosses two neighbours goes through an inner point of the side between them. */
export function goesThrough(from: Hex, to: Hex, one: Hex, other: Hex): boolean {
  const [first = 0, second = 0] = acrossLine(from, to, one, other);
  return (first < 0 && second > 0) || (first > 0 && second < 0);
}

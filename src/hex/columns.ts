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
  const [ax, ay] = latticePoint(from);
  const [bx, by] = latticePoint(to);
  const [cx, cy] = latticePoint(hex);
  const dx = bx - ax;
  const dy = by - ay;
  const corners = CORNERS.map(([x, y]) => ({
    across: dx * (cy + y - ay) - dy * (cx + x - ax),
    along: dx * (cx + x - ax) + dy * (cy + y - ay),
  }));
  if (!corners.some(({ across }) => across < 0) || !corners.some(({ across }) => across > 0))
    return false;
  // hexes do not overlap, so where the line meets this one once tells whether it does so between the two ends
  const whole = dx * dx + dy * dy;
  const on = corners.find(({ across }) => across === 0);
  if (on !== undefined) return on.along > 0 && on.along < whole;
  const first = corners.findIndex(
    ({ across }, i) => across < 0 !== (corners[(i + 1) % 6] as { across: number }).across < 0,
  );
  const p = corners[first] as { across: number; along: number };
  const q = corners[(first + 1) % 6] as { across: number; along: number };
  const span = q.across - p.across;
  const met = (p.along * q.across - q.along * p.across) * Math.sign(span);
  return met > 0 && met < whole * Math.abs(span);
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
  if (acrossLine(from, to, one, other).some((across) => across !== 0)) return false;
  const [ax, ay] = latticePoint(from);
  const [bx, by] = latticePoint(to);
  const [x1, y1] = latticePoint(one);
  const [x2, y2] = latticePoint(other);
  const dx = bx - ax;
  const dy = by - ay;
  const twice = dx * (x1 + x2 - 2 * ax) + dy * (y1 + y2 - 2 * ay); // how far along its middle lies, doubled
  return twice > 0 && twice < 2 * (dx * dx + dy * dy);
}

/** Whether a line that crosses two neighbours goes through an inner point of the side between them. */
export function goesThrough(from: Hex, to: Hex, one: Hex, other: Hex): boolean {
  const [first = 0, second = 0] = acrossLine(from, to, one, other);
  return (first < 0 && second > 0) || (first > 0 && second < 0);
}

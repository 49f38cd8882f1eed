// Hexes by their ids, as the checks ask for them.

import { fromRows, type Hex, STEPS } from '../../../../hex/hex.ts';

export const columnOf = (id: string): number => Number(id.slice(0, 2));
export const rowOf = (id: string): number => Number(id.slice(2));
const placeOf = (id: string): Hex => fromRows(columnOf(id) - 1, rowOf(id) - 1);

export function areNeighbours(a: string, b: string): boolean {
  const [from, to] = [placeOf(a), placeOf(b)];
  return STEPS.some(({ q, r }) => from.q + q === to.q && from.r + r === to.r);
}

export const hexIdAt = (column: number, row: number): string =>
  `${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}`;

/** Whatever can be walked to from a hex, step by step through hexes that fit. */
export function reachedFrom(from: string, among: ReadonlySet<string>): Set<string> {
  const seen = new Set([from]);
  for (const hex of seen) {
    for (const other of among) if (!seen.has(other) && areNeighbours(hex, other)) seen.add(other);
  }
  return seen;
}

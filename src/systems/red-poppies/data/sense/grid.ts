// Hexes by their ids, as the checks ask for them.

import { fromColumns, ROUND } from '../../../../hex/columns.ts';
import type { Hex } from '../../../../hex/hex.ts';

export const columnOf = (id: string): number => id.charCodeAt(0) - 65;
export const rowOf = (id: string): number => Number(id.slice(1)) - 1;
const placeOf = (id: string): Hex => fromColumns(columnOf(id), rowOf(id));

export function areNeighbours(a: string, b: string): boolean {
  const [from, to] = [placeOf(a), placeOf(b)];
  return ROUND.some(({ q, r }) => from.q + q === to.q && from.r + r === to.r);
}

interface Size {
  readonly columns: number;
  readonly rows: number;
}

export const isOnMap = ({ columns, rows }: Size, id: string): boolean =>
  columnOf(id) < columns && rowOf(id) >= 0 && rowOf(id) < rows;

/** Whether a hex lies on an edge of the map. */
export function isOnEdge({ columns, rows }: Size, id: string, edge: string): boolean {
  switch (edge) {
    case 'north':
      return rowOf(id) === 0;
    case 'south':
      return rowOf(id) === rows - 1;
    case 'west':
      return columnOf(id) === 0;
    default:
      return columnOf(id) === columns - 1;
  }
}

/** Every hex of a list on the map, and none twice. */
export function checkHexes(
  size: Size,
  hexes: readonly string[],
  at: string,
  faults: { add(path: string, reason: string): void },
): void {
  for (const [i, hex] of hexes.entries()) {
    if (!isOnMap(size, hex)) faults.add(`${at}/${i}`, `there is no hex '${hex}'`);
    else if (hexes.indexOf(hex) !== i) faults.add(`${at}/${i}`, `'${hex}' is there twice`);
  }
}

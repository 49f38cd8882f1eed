// Looking things up by the names of the files: zones and units become indexes, letters of the map
// become lists of zones, rows that hold for a span of turns become one number a turn.

import type { RaidFiles, TurnsRow } from './raid-files.ts';
import type { Unit, Zone } from './types.ts';

export function indexById(
  rows: ReadonlyArray<{ readonly id: string }>,
): ReadonlyMap<string, number> {
  return new Map(rows.map((row, index) => [row.id, index]));
}

export function known<T>(found: ReadonlyMap<string, T>, name: string): T {
  const value = found.get(name);
  if (value === undefined) throw new Error(`unknown name '${name}' in checked raid files`);
  return value;
}

export function unitNamed(files: RaidFiles, id: string): Unit {
  return known(indexById(files.counters.units), id);
}

/** The zones that carry a letter, in zone order. */
export function zonesMarked(files: RaidFiles, mark: string): Zone[] {
  return files.map.zones.flatMap((zone, index) => (zone.marks.includes(mark) ? [index] : []));
}

/** One number a turn; index 0 is unused. */
export function byTurn<R extends TurnsRow>(
  turns: number,
  rows: readonly R[],
  value: (row: R) => number,
): Int16Array {
  const table = new Int16Array(turns + 1);
  for (const row of rows) table.fill(value(row), row.from, row.to + 1);
  return table;
}

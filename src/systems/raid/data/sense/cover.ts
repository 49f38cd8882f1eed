// Small checks the tables share: names used once, rows that cover every turn once, rows that cover
// every face of a die once.

import { didYouMean, type Faults, show } from '../../../../engine/shape/fault.ts';

/** Adds a fault for every name that has been used before. */
export function eachOnce(
  faults: Faults,
  names: ReadonlyArray<{ readonly path: string; readonly name: string }>,
): void {
  const first = new Map<string, string>();
  for (const { path, name } of names) {
    const before = first.get(name);
    if (before === undefined) first.set(name, path);
    else faults.add(path, `'${name}' is already at ${before}`);
  }
}

export function idsOnce(
  faults: Faults,
  list: string,
  rows: ReadonlyArray<{ readonly id: string }>,
): void {
  eachOnce(
    faults,
    rows.map((row, i) => ({ path: `${list}/${i}/id`, name: row.id })),
  );
}

/** Adds a fault, with the nearest name, unless the name is known. */
export function mustKnow(
  faults: Faults,
  path: string,
  what: string,
  name: string,
  known: ReadonlyMap<string, unknown>,
): void {
  if (known.has(name)) return;
  faults.add(path, `no ${what} ${show(name)}${didYouMean(name, known.keys())}`);
}

/** Every turn from 1 to the last in exactly one row. */
export function coverTurns(
  faults: Faults,
  list: string,
  rows: ReadonlyArray<{ readonly from: number; readonly to: number }>,
  turns: number,
): void {
  const before = faults.list.length;
  const rowOf = new Map<number, number>();
  rows.forEach(({ from, to }, i) => {
    if (from > to) faults.add(`${list}/${i}`, `from ${from} to ${to} is no span of turns`);
    if (to > turns) faults.add(`${list}/${i}/to`, `turn ${to} comes after the last, ${turns}`);
    for (let turn = from; turn <= Math.min(to, turns); turn++) {
      const other = rowOf.get(turn);
      if (other === undefined) rowOf.set(turn, i);
      else faults.add(`${list}/${i}`, `turn ${turn} is already in ${list}/${other}`);
    }
  });
  if (faults.list.length > before) return;
  const open = numbers(1, turns).filter((turn) => !rowOf.has(turn));
  if (open.length > 0) faults.add(list, `nothing for turn ${open.join(', ')}`);
}

/** Every face of a die in exactly one row. */
export function coverFaces(
  faults: Faults,
  list: string,
  faces: ReadonlyArray<{ readonly path: string; readonly face: number }>,
  die: readonly number[],
): void {
  const first = new Map<number, string>();
  let doubled = false;
  for (const { path, face } of faces) {
    const before = first.get(face);
    if (before === undefined) {
      first.set(face, path);
      continue;
    }
    doubled = true;
    faults.add(path, `face ${face} is already at ${before}`);
  }
  const open = die.filter((face) => !first.has(face));
  if (open.length > 0 && !doubled) faults.add(list, `nothing for face ${open.join(', ')}`);
}

/** The faces of rows that each hold several. */
export function facesOf(
  list: string,
  rows: ReadonlyArray<{ readonly faces: readonly number[] }>,
): Array<{ path: string; face: number }> {
  return rows.flatMap((row, i) =>
    row.faces.map((face, j) => ({ path: `${list}/${i}/faces/${j}`, face })),
  );
}

/** The faces of rows that each hold one. */
export function faceOf(
  list: string,
  rows: ReadonlyArray<{ readonly face: number }>,
): Array<{ path: string; face: number }> {
  return rows.map((row, i) => ({ path: `${list}/${i}/face`, face: row.face }));
}

export function numbers(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
}

export const D6 = numbers(1, 6);
export const D10 = numbers(0, 9);

// Whether units.json makes sense: every unit once, on a hex of its own or with a way onto the board, no contact at the
// beginning.

import { didYouMean, type Fault, Faults, show } from '../../../../engine/shape/fault.ts';
import type { UnitFile } from '../../rules/files.ts';
import type { BattleFiles } from '../battle-files.ts';
import { areNeighbours, columnOf, rowOf } from './grid.ts';

export function senseOfUnits(files: BattleFiles): Fault[] {
  const faults = new Faults('units');
  const { formations, units } = files.units;
  for (const [i, { id }] of formations.entries()) {
    if (formations.findIndex((one) => one.id === id) !== i)
      faults.add(`/formations/${i}/id`, `'${id}' is there twice`);
  }
  for (const [i, unit] of units.entries()) {
    const at = `/units/${i}`;
    if (units.findIndex(({ id }) => id === unit.id) !== i)
      faults.add(`${at}/id`, `'${unit.id}' is there twice`);
    if ((unit.side === 'french') !== (unit.nation === 'french'))
      faults.add(`${at}/nation`, `'${unit.nation}' does not fight on the ${unit.side} side`);
    const known = formations.map(({ id }) => id);
    if (!known.includes(unit.formation))
      faults.add(
        `${at}/formation`,
        `there is no formation ${show(unit.formation)}${didYouMean(unit.formation, known)}`,
      );
    checkLevels(files, unit, at, faults);
    if ((unit.start === undefined) === (unit.entry === undefined))
      faults.add(at, "must have either 'start' or 'entry'");
    else if (unit.entry === undefined) checkStart(files, unit, i, faults);
    else checkEntry(files, unit, at, faults);
  }
  for (const side of ['french', 'german']) {
    if (!units.some((unit) => unit.side === side)) faults.add('/units', `nobody is ${side}`);
  }
  return faults.list;
}

function checkLevels({ levels }: BattleFiles, unit: UnitFile, at: string, faults: Faults): void {
  const known = levels.levels.map(({ id }) => id);
  for (const [i, level] of (unit.levels ?? []).entries()) {
    if (!known.includes(level))
      faults.add(
        `${at}/levels/${i}`,
        `there is no level ${show(level)}${didYouMean(level, known)}`,
      );
  }
}

function checkStart(files: BattleFiles, unit: UnitFile, index: number, faults: Faults): void {
  const { start = '', side, id } = unit;
  const at = `/units/${index}/start`;
  const hex = files.map.hexes.find((one) => one.id === start);
  if (hex === undefined) return faults.add(at, `there is no hex '${start}'`);
  if (hex.impassable === true) faults.add(at, `'${start}' is impassable`);
  if (unit.arrives !== undefined)
    faults.add(`/units/${index}/arrives`, 'is on the board from the first turn');
  for (const other of files.units.units.slice(0, index)) {
    if (other.start === undefined) continue;
    if (other.start === start) faults.add(at, `'${other.id}' stands in '${start}' already`);
    else if (other.side !== side && areNeighbours(other.start, start))
      faults.add(at, `'${id}' begins in contact with '${other.id}'`);
  }
}

/** 15.2 */
function checkEntry(files: BattleFiles, unit: UnitFile, at: string, faults: Faults): void {
  const { map, battle, levels } = files;
  const { entry = [], arrives } = unit;
  for (const [i, id] of entry.entries()) {
    const hex = map.hexes.find((one) => one.id === id);
    if (hex === undefined) return faults.add(`${at}/entry/${i}`, `there is no hex '${id}'`);
    if (hex.impassable === true) faults.add(`${at}/entry/${i}`, `'${id}' is impassable`);
    if (entry.indexOf(id) !== i) faults.add(`${at}/entry/${i}`, `'${id}' is there twice`);
  }
  const edges: ReadonlyArray<(id: string) => boolean> = [
    (id) => columnOf(id) === 1,
    (id) => columnOf(id) === map.width,
    (id) => rowOf(id) === 1,
    (id) => rowOf(id) === map.height,
  ];
  if (!edges.some((on) => entry.every(on)))
    faults.add(`${at}/entry`, 'must lie on one edge of the map');
  if (arrives === undefined) return faults.add(at, "field 'arrives' is missing");
  const latest = levels.levels.reduce(
    (most, { germanArrivalShift }) => Math.max(most, germanArrivalShift),
    0,
  );
  const last = arrives + (unit.side === 'german' ? latest : 0);
  if (last > battle.turns.value)
    faults.add(`${at}/arrives`, `turn ${last} at the latest level is after the battle`);
}

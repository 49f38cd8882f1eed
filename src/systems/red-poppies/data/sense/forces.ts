// Whether forces.json makes sense: every unit once and of a counter of its side, zones with room, batteries with the fire
// power of their calibre, reinforcements on their edge.

import { didYouMean, type Fault, Faults, show } from '../../../../engine/shape/fault.ts';
import type { ReinforcementFile, SetUpFile, UnitFile } from '../../rules/files.ts';
import { MAX_UNITS, MOST_IN_HEX, type SideName } from '../../rules/types.ts';
import type { BattleFiles } from '../battle-files.ts';
import { checkHexes, isOnEdge, isOnMap } from './grid.ts';

export function senseOfForces(files: BattleFiles): Fault[] {
  const faults = new Faults('forces');
  const { setUp, batteries, reinforcements } = files.forces;
  const seen = new Set<string>();
  if (setUp[0]?.side === setUp[1]?.side) faults.add('/setUp', 'one side is set up twice');
  for (const [i, one] of setUp.entries()) checkSetUp(files, one, `/setUp/${i}`, seen, faults);
  for (const [i, one] of reinforcements.entries())
    checkReinforcement(files, one, `/reinforcements/${i}`, seen, faults);
  if (seen.size > MAX_UNITS) faults.add('', `${seen.size} units are more than ${MAX_UNITS}`);
  checkBatteries(files, faults);
  for (const [i, { id }] of batteries.entries()) {
    if (batteries.findIndex((one) => one.id === id) !== i)
      faults.add(`/batteries/${i}/id`, `'${id}' is there twice`);
  }
  return faults.list;
}

function checkUnits(
  files: BattleFiles,
  side: SideName,
  units: readonly UnitFile[],
  at: string,
  seen: Set<string>,
  faults: Faults,
): void {
  const counters = files.counters.counters;
  for (const [i, { id, kind, levels }] of units.entries()) {
    const counter = counters.find((one) => one.id === kind);
    if (seen.has(id)) faults.add(`${at}/${i}/id`, `'${id}' is there twice`);
    seen.add(id);
    if (counter === undefined) {
      const known = counters.map((one) => one.id);
      faults.add(`${at}/${i}/kind`, `there is no counter ${show(kind)}${didYouMean(kind, known)}`);
    } else if (counter.side !== side)
      faults.add(`${at}/${i}/kind`, `'${kind}' is a counter of the other side`);
    checkLevels(files, levels, `${at}/${i}/levels`, faults);
  }
}

function checkLevels(
  { levels }: BattleFiles,
  named: readonly string[],
  at: string,
  faults: Faults,
): void {
  const known = levels.levels.map(({ id }) => id);
  for (const [i, level] of named.entries()) {
    if (!known.includes(level))
      faults.add(`${at}/${i}`, `there is no level ${show(level)}${didYouMean(level, known)}`);
  }
}

function checkSetUp(
  files: BattleFiles,
  { side, zone, must, units }: SetUpFile,
  at: string,
  seen: Set<string>,
  faults: Faults,
): void {
  const { map, levels } = files;
  checkHexes(map, zone, `${at}/zone`, faults);
  for (const [i, hex] of zone.entries()) {
    if (isOnMap(map, hex) && !map.control[side].includes(hex))
      faults.add(`${at}/zone/${i}`, `'${hex}' is not held by the ${side} side`);
  }
  checkUnits(files, side, units, `${at}/units`, seen, faults);
  for (const [i, { hex, kind, count }] of must.entries()) {
    if (!zone.includes(hex)) faults.add(`${at}/must/${i}/hex`, `'${hex}' is outside the zone`);
    for (const { id } of levels.levels) {
      const there = units.filter((unit) => unit.kind === kind && unit.levels.includes(id)).length;
      if (there < count)
        faults.add(`${at}/must/${i}`, `at ${id} there are fewer than ${count} '${kind}'`);
    }
  }
  const closed = must.filter(({ only }) => only);
  const bound = closed.reduce((sum, { count }) => sum + count, 0);
  for (const { id } of levels.levels) {
    const count = units.filter((unit) => unit.levels.includes(id)).length;
    if (count === 0) faults.add(`${at}/units`, `at ${id} nobody is set up`);
    if (count - bound > MOST_IN_HEX * (zone.length - closed.length))
      faults.add(`${at}/zone`, `has no room for ${count} units at ${id}`);
  }
}

function checkReinforcement(
  files: BattleFiles,
  { side, turn, how, edge, hexes, units }: ReinforcementFile,
  at: string,
  seen: Set<string>,
  faults: Faults,
): void {
  const { map, battle } = files;
  checkHexes(map, hexes, `${at}/hexes`, faults);
  checkUnits(files, side, units, `${at}/units`, seen, faults);
  if (hexes.length === 0) faults.add(`${at}/hexes`, 'nobody can come in anywhere');
  if (turn > battle.turns.value) faults.add(`${at}/turn`, `turn ${turn} is after the battle`);
  if (how === 'entering' && edge === undefined) faults.add(at, "field 'edge' is missing");
  if (how === 'placed' && edge !== undefined)
    faults.add(`${at}/edge`, 'who is placed comes over no edge');
  for (const [i, hex] of hexes.entries()) {
    if (edge !== undefined && isOnMap(map, hex) && !isOnEdge(map, hex, edge))
      faults.add(`${at}/hexes/${i}`, `'${hex}' does not lie on the ${edge} edge`);
  }
}

/** 7.03, 7.03a One point for every 25 mm up to 100 and every 50 beyond, rounded up once, one less for old guns. */
function firePower(calibre: number, old: boolean): number {
  const fiftieths = Math.min(calibre, 100) * 2 + Math.max(0, calibre - 100);
  return Math.ceil(fiftieths / 50) - (old ? 1 : 0);
}

function checkBatteries(files: BattleFiles, faults: Faults): void {
  for (const [i, battery] of files.forces.batteries.entries()) {
    const at = `/batteries/${i}`;
    const { calibre, before1897 = false, fp, levels } = battery;
    const wanted = firePower(calibre, before1897);
    if (fp !== wanted) faults.add(`${at}/fp`, `guns of ${calibre} mm have ${wanted}, not ${fp}`);
    checkLevels(files, levels, `${at}/levels`, faults);
  }
}

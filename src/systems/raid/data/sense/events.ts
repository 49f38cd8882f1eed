// 5 Do the random events make sense: every face of the D6 in one row, every face of the D10 with one
// fate, craft and groups that exist, delays within the raid?

import { type Fault, Faults } from '../../../../engine/shape/fault.ts';
import type { CountersFile, EventFileRow, FateRow, RaidFiles } from '../../rules/raid-files.ts';
import { coverFaces, D6, D10, eachOnce, faceOf, facesOf, mustKnow } from './cover.ts';

export function senseOfEvents({ events, counters, raid }: RaidFiles): Fault[] {
  const faults = new Faults('events');
  const { rows, engineTrouble } = events;
  coverFaces(faults, '/rows', facesOf('/rows', rows), D6);
  rows.forEach((row, i) => {
    checkRow(faults, `/rows/${i}`, row, counters, raid.turns.value);
  });
  eachOnce(
    faults,
    engineTrouble.faces.map((face, i) => ({
      path: `/engineTrouble/faces/${i}`,
      name: String(face),
    })),
  );
  coverFaces(faults, '', faceOf('/engineTrouble/craft', engineTrouble.craft), []);
  const craft = craftOf(counters);
  engineTrouble.craft.forEach((row, i) => {
    mustKnow(faults, `/engineTrouble/craft/${i}/craft`, 'craft', row.craft, craft);
  });
  return faults.list;
}

function checkRow(
  faults: Faults,
  path: string,
  row: EventFileRow,
  counters: CountersFile,
  turns: number,
): void {
  if (row.craft.length > 0) {
    coverFaces(faults, `${path}/craft`, faceOf(`${path}/craft`, row.craft), D10);
  }
  row.craft.forEach((fate, i) => {
    checkFate(faults, `${path}/craft/${i}`, fate, counters, turns);
  });
  checkBeaches(faults, `${path}/beach`, row, counters);
}

/** 5c Each of the row's faces sends a group to a beach, or none does. */
function checkBeaches(
  faults: Faults,
  path: string,
  { faces, beach }: EventFileRow,
  counters: CountersFile,
): void {
  const strange = beach.filter(({ face }) => !faces.includes(face));
  beach.forEach((row, i) => {
    checkGroup(faults, `${path}/${i}/group`, row.group, counters);
    if (strange.includes(row)) {
      faults.add(`${path}/${i}/face`, `face ${row.face} is not one of this row's`);
    }
  });
  if (beach.length > 0 && strange.length === 0) {
    coverFaces(faults, path, faceOf(path, beach), faces);
  }
}

function checkFate(
  faults: Faults,
  path: string,
  row: FateRow,
  counters: CountersFile,
  turns: number,
): void {
  if (row.fate === 'lost') {
    mustKnow(faults, `${path}/craft`, 'craft', row.craft, craftOf(counters));
  }
  if (row.fate !== 'delay') return;
  checkGroup(faults, `${path}/group`, row.group, counters);
  if (row.turn > turns)
    faults.add(`${path}/turn`, `turn ${row.turn} comes after the last, ${turns}`);
}

function checkGroup(faults: Faults, path: string, group: number, counters: CountersFile): void {
  if (counters.groups.some((row) => row.group === group)) return;
  faults.add(path, `no group ${group}`);
}

export function craftOf(counters: CountersFile): Map<string, CountersFile['units'][number]> {
  const types = new Map(counters.types.map((type) => [type.id, type]));
  return new Map(
    counters.units
      .filter((unit) => types.get(unit.type)?.kind === 'craft')
      .map((unit) => [unit.id, unit]),
  );
}

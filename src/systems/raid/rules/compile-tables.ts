// 5, 10, 12, 13 Markers, random events, victory points and levels: the same rows as in the files,
// with names turned into indexes.

import { byTurn, indexById, known, unitNamed, zonesMarked } from './compile-names.ts';
import type { BeachRow, FateRow, LevelsFile, MarkersFile, RaidFiles } from './raid-files.ts';
import type {
  CraftFate,
  EventBeach,
  Harassed,
  LevelInfo,
  MarkerInfo,
  Scenario,
  VictoryTable,
} from './scenario.ts';
import { Letter, NONE, Obstacle, type Unit, type Zone } from './types.ts';

export function compileMarkers(file: MarkersFile): MarkerInfo[] {
  return file.markers.map((row) => ({
    id: row.id,
    letter: Letter[row.letter],
    obstacle: Obstacle[row.obstacle],
    infantry: row.infantry,
    machineGuns: row.machineGuns,
    officers: row.officers,
    count: row.count,
  }));
}

export function compileEvents(files: RaidFiles): Pick<Scenario, 'events' | 'engineTrouble'> {
  const { rows, engineTrouble } = files.events;
  return {
    events: rows.map(({ rule, en, fr, faces, alarm, craft, beach }) => ({
      rule,
      en,
      fr,
      faces,
      alarm,
      craft: [...craft].sort((a, b) => a.face - b.face).map((row) => craftFate(files, row)),
      beach: beach.map((row) => eventBeach(files, row)),
    })),
    engineTrouble: {
      rule: engineTrouble.rule,
      en: engineTrouble.en,
      fr: engineTrouble.fr,
      faces: engineTrouble.faces,
      craft: Array.from({ length: 10 }, (_, face): Unit => {
        const row = engineTrouble.craft.find((one) => one.face === face);
        return row === undefined ? NONE : unitNamed(files, row.craft);
      }),
    },
  };
}

function craftFate(files: RaidFiles, row: FateRow): CraftFate {
  if (row.fate === 'lost') return { kind: 'lost', craft: unitNamed(files, row.craft) };
  if (row.fate === 'delay') return { kind: 'delay', group: row.group, turn: row.turn };
  return { kind: 'nothing' };
}

function eventBeach(files: RaidFiles, row: BeachRow): EventBeach {
  return { face: row.face, group: row.group, zone: zonesMarked(files, row.mark)[0] ?? NONE };
}

export function compileVictory(files: RaidFiles): VictoryTable {
  const table = files.victory;
  return {
    gun: table.gun.value,
    secondGunByTurn: byTurn(files.raid.turns.value, table.secondGun, (row) => row.vp),
    telephone: table.telephone.value,
    strongpoint: table.strongpoint.value,
    officerLost: table.officers.map((row) => ({
      unit: unitNamed(files, row.unit),
      vp: row.lost.value,
      ashore: row.ashore.value,
    })),
    prisoner: table.prisoner.value,
    commandoLost: table.commandoLost.value,
    commandosFree: table.commandosFree.value,
    harassed: compileHarassed(files),
    totalSuccess: table.totalSuccess.value,
    halfSuccess: table.halfSuccess.value,
  };
}

/** 12j The zones of the heavy guns, and those joined to them by land. */
function compileHarassed(files: RaidFiles): Harassed | null {
  const { harassed } = files.victory;
  if (harassed === undefined) return null;
  const zones = new Set<Zone>();
  const index = indexById(files.map.zones);
  const byLand = new Set(
    files.map.links.filter(({ link }) => link === 'land').map(({ type }) => type),
  );
  const battery = files.counters.types
    .filter(({ kind }) => kind === 'gun')
    .flatMap(({ placed }) => (placed === undefined ? [] : zonesMarked(files, placed.mark)));
  for (const zone of battery) zones.add(zone);
  for (const { a, b, type } of files.map.edges) {
    if (!byLand.has(type)) continue;
    const [one, other] = [known(index, a), known(index, b)];
    if (battery.includes(one)) zones.add(other);
    if (battery.includes(other)) zones.add(one);
  }
  const { from, to, vp } = harassed;
  return { from, to, vp, zones: [...zones].sort((one, other) => one - other) };
}

export function compileLevels(file: LevelsFile): LevelInfo[] {
  const { alarm, vorwaerts } = file.options;
  return file.levels.map(({ id, en, fr, options }) => ({
    id,
    en,
    fr,
    badLuck: options.includes('badLuck'),
    alarmStart: options.includes('alarm') ? alarm.value : 0,
    vorwaerts: options.includes('vorwaerts') ? vorwaerts.value : 0,
  }));
}

// 7, 8, 11.1b, 12, 13 Do the tables, the victory points and the levels make sense: every turn, every
// face and every trigger in one row, officers that exist, thresholds in order?

import { type Fault, Faults } from '../../../../engine/shape/fault.ts';
import type { RaidFiles, TablesFile, TriggerName, VictoryFile } from '../../rules/raid-files.ts';
import {
  coverFaces,
  coverTurns,
  D6,
  D10,
  eachOnce,
  faceOf,
  facesOf,
  idsOnce,
  mustKnow,
} from './cover.ts';

const TRIGGERS: readonly TriggerName[] = [
  'firstLanding',
  'markerShowsGermans',
  'firstAssault',
  'bangalore',
  'firstFire',
  'mineExplodes',
  'firstGun',
];

export function senseOfTables({ tables, raid }: RaidFiles): Fault[] {
  const faults = new Faults('tables');
  coverTurns(faults, '/light', tables.light, raid.turns.value);
  coverFaces(
    faults,
    '/reinforcementSize',
    facesOf('/reinforcementSize', tables.reinforcementSize),
    D6,
  );
  coverFaces(faults, '/entryZones', faceOf('/entryZones', tables.entryZones), D10);
  eachOnce(
    faults,
    tables.entryZones.map((row, i) => ({ path: `/entryZones/${i}/mark`, name: row.mark })),
  );
  eachOnce(
    faults,
    tables.alarm.map((row, i) => ({ path: `/alarm/${i}/trigger`, name: row.trigger })),
  );
  if (faults.any) return faults.list;
  for (const trigger of TRIGGERS) {
    if (!tables.alarm.some((row) => row.trigger === trigger)) {
      faults.add('/alarm', `no row for '${trigger}'`);
    }
  }
  checkOnce(faults, tables);
  return faults.list;
}

/** 7.1a Only of markers may a raid say whether the first alone counts, and of them it must. */
function checkOnce(faults: Faults, { alarm }: TablesFile): void {
  alarm.forEach(({ trigger, once }, i) => {
    const ofMarkers = trigger === 'markerShowsGermans';
    if (ofMarkers && once === undefined) {
      faults.add(`/alarm/${i}`, "'once' is missing: does only the first marker raise the alarm?");
    }
    if (!ofMarkers && once !== undefined) {
      faults.add(`/alarm/${i}/once`, `'${trigger}' is no trigger of which a raid may say so`);
    }
  });
}

export function senseOfVictory({ victory, counters, raid }: RaidFiles): Fault[] {
  const faults = new Faults('victory');
  coverTurns(faults, '/secondGun', victory.secondGun, raid.turns.value);
  const types = new Map(counters.types.map((type) => [type.id, type]));
  const officers = new Map(
    counters.units
      .filter((unit) => types.get(unit.type)?.kind === 'officer' && unit.group !== undefined)
      .map((unit) => [unit.id, unit]),
  );
  victory.officers.forEach(({ unit }, i) => {
    mustKnow(faults, `/officers/${i}/unit`, 'British officer', unit, officers);
  });
  eachOnce(
    faults,
    victory.officers.map((row, i) => ({ path: `/officers/${i}/unit`, name: row.unit })),
  );
  checkHarassed(faults, victory, raid.turns.value);
  const half = victory.halfSuccess.value;
  const total = victory.totalSuccess.value;
  if (half >= total)
    faults.add('/halfSuccess/value', `${half} is not below total success, ${total}`);
  return faults.list;
}

/** 12j Turns of the raid, the first of them first. */
function checkHarassed(faults: Faults, { harassed }: VictoryFile, turns: number): void {
  if (harassed === undefined) return;
  const { from, to } = harassed;
  if (from > to) faults.add('/harassed', `from turn ${from} to turn ${to} is no time at all`);
  if (to > turns) faults.add('/harassed/to', `turn ${to} of a raid of ${turns}`);
}

export function senseOfLevels({ levels, raid }: RaidFiles): Fault[] {
  const faults = new Faults('levels');
  idsOnce(faults, '/levels', levels.levels);
  levels.levels.forEach((level, i) => {
    eachOnce(
      faults,
      level.options.map((name, j) => ({ path: `/levels/${i}/options/${j}`, name })),
    );
  });
  const start = levels.options.alarm.value;
  const most = raid.limits.alarmMax.value;
  if (start > most)
    faults.add('/options/alarm/value', `${start} is above the highest alarm, ${most}`);
  return faults.list;
}

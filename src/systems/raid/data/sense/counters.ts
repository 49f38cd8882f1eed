// 2, 3 Do the counters make sense: as many units as announced, pools that add up, British first and
// in groups, each kind on the side and in the place the rules know it?

import { type Fault, Faults } from '../../../../engine/shape/fault.ts';
import type {
  CountersFile,
  CounterType,
  RaidFile,
  RaidFiles,
  UnitRow,
} from '../../rules/raid-files.ts';
import { eachOnce, idsOnce, mustKnow } from './cover.ts';

export function senseOfCounters({ counters, raid }: RaidFiles): Fault[] {
  const faults = new Faults('counters');
  const types = new Map(counters.types.map((type) => [type.id, type]));
  idsOnce(faults, '/types', counters.types);
  idsOnce(faults, '/units', counters.units);
  eachOnce(
    faults,
    counters.groups.map((row, i) => ({ path: `/groups/${i}/group`, name: String(row.group) })),
  );
  counters.types.forEach((type, i) => {
    checkType(faults, `/types/${i}`, type);
  });
  // A wrong type would show again in its units, a wrong unit in the sums.
  if (!faults.any) checkUnits(faults, counters, types);
  if (!faults.any) checkNumbers(faults, counters);
  if (!faults.any) checkPools(faults, counters);
  if (!faults.any) checkGarrison(faults, counters);
  if (!faults.any) checkWaiting(faults, counters, types, raid);
  return faults.list;
}

const SIDE_OF: Readonly<Partial<Record<string, CounterType['side']>>> = {
  commando: 'british',
  sniper: 'british',
  mortar: 'british',
  craft: 'british',
  infantry: 'german',
  machineGun: 'german',
  flak: 'german',
  pillbox: 'german',
  gun: 'german',
};
const DRAWN = ['infantry', 'machineGun', 'officer']; // 10.4 what a pool can be asked for

function checkType(faults: Faults, path: string, type: CounterType): void {
  const side = SIDE_OF[type.kind];
  if (side !== undefined && side !== type.side) {
    faults.add(`${path}/side`, `a ${type.kind} is ${side}`);
    return;
  }
  const reason = wrongStart(type);
  if (reason !== undefined) faults.add(`${path}/start`, reason);
  else checkPlaced(faults, path, type);
  checkFaces(faults, path, type);
}

function wrongStart({ kind, side, start }: CounterType): string | undefined {
  const pool = start === 'garrison' || start === 'reinforcements';
  if (kind === 'craft') return start === 'waiting' ? undefined : 'craft start waiting';
  if (side === 'british') return start === 'aboard' ? undefined : 'British men start aboard';
  if (pool && !DRAWN.includes(kind)) return `no marker asks a pool for a ${kind}`;
  return pool || start === 'placed' ? undefined : 'Germans start in a pool or are placed';
}

/** 3b */
function checkPlaced(faults: Faults, path: string, { start, placed, number }: CounterType): void {
  if (start === 'placed' && placed === undefined) {
    faults.add(path, "counters that start placed need 'placed'");
  }
  if (start !== 'placed' && placed !== undefined) {
    faults.add(`${path}/placed`, 'only counters that start placed have it');
  }
  if (placed !== undefined && number.value % placed.perZone !== 0) {
    const reason = `${number.value} counters cannot lie ${placed.perZone} to a zone`;
    faults.add(`${path}/number/value`, reason);
  }
}

/** 2.2, 2.2a Two levels, two faces. */
function checkFaces(faults: Faults, path: string, { full, reduced }: CounterType): void {
  if (full.level === 2 && reduced === undefined) {
    faults.add(path, "a counter of two levels needs 'reduced'");
  }
  if (full.level !== 2 && reduced !== undefined) {
    faults.add(`${path}/reduced`, 'only a counter of two levels has a reduced face');
  }
  if (full.level === 2 && reduced !== undefined && reduced.level !== 1) {
    faults.add(`${path}/reduced/level`, 'a reduced counter has one level');
  }
}

function checkUnits(
  faults: Faults,
  counters: CountersFile,
  types: ReadonlyMap<string, CounterType>,
): void {
  const groups = counters.groups.map((row) => row.group);
  checkOrder(faults, counters, types);
  counters.units.forEach((unit, i) => {
    const path = `/units/${i}`;
    mustKnow(faults, `${path}/type`, 'counter type', unit.type, types);
    const type = types.get(unit.type);
    if (type !== undefined) checkGroup(faults, path, unit, type, groups);
  });
}

/** The rules count on it: units below britishCount are British. */
function checkOrder(
  faults: Faults,
  { units }: CountersFile,
  types: ReadonlyMap<string, CounterType>,
): void {
  const sides = units.map((unit) => types.get(unit.type)?.side);
  const late = sides.indexOf('british', sides.indexOf('german') + 1);
  const unit = units[late];
  if (!sides.includes('german') || unit === undefined) return;
  faults.add(`/units/${late}`, `'${unit.id}' is British and comes after a German`);
}

/** 3d */
function checkGroup(
  faults: Faults,
  path: string,
  unit: UnitRow,
  type: CounterType,
  groups: readonly number[],
): void {
  const { group } = unit;
  if (type.side === 'german') {
    if (group !== undefined) faults.add(`${path}/group`, 'Germans have no group');
  } else if (group === undefined) {
    faults.add(path, `'${unit.id}' is British and needs a group`);
  } else if (!groups.includes(group)) {
    faults.add(`${path}/group`, `no group ${group}`);
  }
}

function checkNumbers(faults: Faults, counters: CountersFile): void {
  counters.types.forEach((type, i) => {
    const listed = counters.units.filter((unit) => unit.type === type.id).length;
    if (listed === type.number.value) return;
    const reason = `${type.number.value} announced, ${listed} units listed`;
    faults.add(`/types/${i}/number/value`, reason);
  });
}

/** 3c */
function checkPools(faults: Faults, { pools, types }: CountersFile): void {
  for (const pool of ['garrison', 'reinforcements'] as const) {
    const sum = types
      .filter((type) => type.start === pool)
      .reduce((total, type) => total + type.number.value, 0);
    const said = pools[pool].value;
    if (sum !== said)
      faults.add(`/pools/${pool}/value`, `${said} announced, types add up to ${sum}`);
  }
}

/** 3e, 10.4 Markers ask the garrison for kinds, and its counters of one kind are taken by number: they must be alike. */
function checkGarrison(faults: Faults, { types }: CountersFile): void {
  const seen = new Map<string, string>(); // kind to the id of its type
  types.forEach(({ id, kind, start }, i) => {
    if (start !== 'garrison') return;
    const other = seen.get(kind);
    if (other !== undefined)
      faults.add(`/types/${i}/kind`, `'${other}' is the garrison's ${kind} already`);
    else seen.set(kind, id);
  });
}

/** 1.2 A group's craft wait in one zone. */
function checkWaiting(
  faults: Faults,
  counters: CountersFile,
  types: ReadonlyMap<string, CounterType>,
  raid: RaidFile,
): void {
  const limit = raid.limits.craftInZone.value;
  counters.groups.forEach(({ group }, i) => {
    const craft = counters.units.filter(
      (unit) => unit.group === group && types.get(unit.type)?.start === 'waiting',
    ).length;
    if (craft === 0) faults.add(`/groups/${i}`, `group ${group} has no craft`);
    if (craft > limit) faults.add(`/groups/${i}`, `${craft} craft wait in a zone for ${limit}`);
  });
}

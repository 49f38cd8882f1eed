// 2, 3 The counters, flat: factors by steps left, where each one starts, the two pools, and which
// craft may carry whom.

import { indexById, known, zonesMarked } from './compile-names.ts';
import type { CounterType, Face, RaidFiles } from './raid-files.ts';
import type { Scenario } from './scenario.ts';
import { Kind, NONE, Side, type Unit, type Zone } from './types.ts';

/** A unit row with its type looked up. */
interface Counter {
  readonly unit: Unit;
  readonly group: number;
  readonly type: CounterType;
}

type CounterPart = Pick<
  Scenario,
  | 'units'
  | 'britishCount'
  | 'side'
  | 'kind'
  | 'group'
  | 'fullSteps'
  | 'fire'
  | 'assault'
  | 'moves'
  | 'stacking'
  | 'startZone'
  | 'garrison'
  | 'reinforcements'
  | 'craftOf'
  | 'standardLoading'
  | 'loadingOrder'
>;

export function compileCounters(files: RaidFiles): CounterPart {
  const counters = countersOf(files);
  const units = files.counters.units.map((row, unit) => {
    const { type, group } = at(counters, unit);
    const { side, kind } = type;
    return { id: row.id, en: row.en, fr: row.fr, side, kind, group, steps: stepsOf(type) };
  });
  return {
    units,
    britishCount: units.filter((unit) => unit.side === 'british').length,
    side: Int16Array.from(counters, ({ type }) => Side[type.side]),
    kind: Int16Array.from(counters, ({ type }) => Kind[type.kind]),
    group: Int16Array.from(counters, ({ group }) => group),
    fullSteps: Int16Array.from(counters, ({ type }) => stepsOf(type)),
    fire: factors(counters, (face) => face.fire),
    assault: factors(counters, (face) => face.assault),
    moves: factors(counters, (face) => face.moves),
    stacking: factors(counters, (face) => face.level),
    startZone: startZones(files, counters),
    garrison: startingIn(counters, 'garrison'),
    reinforcements: startingIn(counters, 'reinforcements'),
    craftOf: craftByGroup(counters),
    standardLoading: standardLoading(files),
    loadingOrder: startingIn(counters, 'aboard').sort(
      (a, b) => at(counters, b).type.full.level - at(counters, a).type.full.level || a - b,
    ),
  };
}

function countersOf(files: RaidFiles): Counter[] {
  const types = new Map(files.counters.types.map((type) => [type.id, type]));
  return files.counters.units.map((row, unit) => {
    return { unit, group: row.group ?? 0, type: known(types, row.type) };
  });
}

function at(counters: readonly Counter[], index: number): Counter {
  const counter = counters[index];
  if (counter === undefined) throw new Error(`no counter ${index}`);
  return counter;
}

function stepsOf(type: CounterType): number {
  return type.reduced === undefined ? 1 : 2;
}

/** 2.1, 2.2a One factor of every unit by steps left: none, the last step, both. */
function factors(counters: readonly Counter[], factor: (face: Face) => number): Int16Array {
  return Int16Array.from(
    counters.flatMap(({ type }) =>
      type.reduced === undefined
        ? [0, factor(type.full), 0]
        : [0, factor(type.reduced), factor(type.full)],
    ),
  );
}

function startingIn(counters: readonly Counter[], start: CounterType['start']): Unit[] {
  return counters.filter(({ type }) => type.start === start).map(({ unit }) => unit);
}

/** 3b, 3d Guns and pillboxes on their letters in zone order, craft in their group's waiting zone. */
function startZones(files: RaidFiles, counters: readonly Counter[]): Int16Array {
  const zones = new Int16Array(counters.length).fill(NONE);
  const waiting = new Map(files.counters.groups.map((row) => [row.group, row.mark]));
  for (const { unit, group, type } of counters) {
    if (type.start !== 'waiting') continue;
    zones[unit] = zonesMarked(files, waiting.get(group) ?? '')[0] ?? NONE;
  }
  for (const type of files.counters.types) {
    const spots = spotsOf(files, type);
    const placed = counters.filter((counter) => counter.type === type);
    spots.forEach((zone, nth) => {
      zones[at(placed, nth).unit] = zone;
    });
  }
  return zones;
}

function spotsOf(files: RaidFiles, type: CounterType): Zone[] {
  if (type.placed === undefined) return [];
  const { mark, perZone } = type.placed;
  return zonesMarked(files, mark).flatMap((zone) => new Array<Zone>(perZone).fill(zone));
}

/** 3d By group; index 0 is unused. */
function craftByGroup(counters: readonly Counter[]): Unit[][] {
  const craft = counters.filter(({ type }) => type.start === 'waiting');
  const last = craft.reduce((most, { group }) => Math.max(most, group), 0);
  const byGroup: Unit[][] = Array.from({ length: last + 1 }, () => []);
  for (const { unit, group } of craft) byGroup[group]?.push(unit);
  return byGroup;
}

function standardLoading(files: RaidFiles): Int16Array {
  const units = indexById(files.counters.units);
  const craftOf = new Int16Array(files.counters.units.length).fill(NONE);
  for (const { craft, men } of files.loading.craft) {
    for (const man of men) craftOf[known(units, man)] = known(units, craft);
  }
  return craftOf;
}

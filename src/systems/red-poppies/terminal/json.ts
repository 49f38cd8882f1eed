// Board, positions and events as plain JSON, by ids.

import { hashPosition } from '../../../engine/hash.ts';
import { lossesOf, score } from '../rules/end.ts';
import type { BattleEvent } from '../rules/events.ts';
import type { Field } from '../rules/field.ts';
import {
  aimOf,
  dueOf,
  Firing,
  firingOf,
  G,
  get,
  HexMark,
  has,
  heldBy,
  hexHas,
  hexOf,
  isOnMap,
  isWhole,
  loadOf,
  Mark,
  modeOf,
  type State,
  turnOf,
} from '../rules/state.ts';
import {
  type BatteryId,
  Ground,
  LOADS,
  MODES,
  NONE,
  SIDES,
  type SideId,
  type UnitId,
  WORDS,
} from '../rules/types.ts';

const unitId = ({ units }: Field, unit: UnitId): string | null => units[unit]?.id ?? null;
const hexId = ({ hexes }: Field, hex: number): string | null => hexes[hex]?.id ?? null;
const batteryId = ({ batteries }: Field, battery: BatteryId): string | null =>
  batteries[battery]?.id ?? null;
const wireId = ({ wires }: Field, wire: number): string | null => wires[wire]?.id ?? null;
const sideName = (side: number): string | null => SIDES[side as SideId] ?? null;

export const boardJson = (field: Field): object => ({
  columns: field.columns,
  rows: field.rows,
  turns: field.turns,
  hexes: field.hexes.map(({ id }, hex) => ({
    id,
    terrain: WORDS.filter((word) => ((field.terrain[hex] as number) & Ground[word]) !== 0),
    trench: sideName(field.dugBy[hex] as number),
    control: sideName(field.held[hex] as number),
  })),
  wires: field.wires.map(({ id }) => id),
  units: field.units.map(({ id, side, counter }) => ({
    ...{ id, side: sideName(side), kind: field.counters[counter]?.id },
  })),
  batteries: field.batteries.map(({ id, side, fp, mode }) => ({
    ...{ id, side: sideName(side), fp, mode: MODES[mode] },
  })),
  objectives: field.objectives.map(({ hex, vp }) => ({ hex: hexId(field, hex), vp })),
});

export function positionJson(s: State): object {
  const field = s.scenario;
  const turn = turnOf(s);
  const { lines, ...points } = score(s);
  return {
    level: field.levels[get(s, G.level)]?.id ?? '',
    turn,
    clock: field.clock[turn] ?? '',
    couplets: get(s, G.couplets),
    initiative: sideName(get(s, G.initiative)),
    objectives: field.objectives.map(({ hex }) => ({
      hex: hexId(field, hex),
      holder: sideName(heldBy(s, hex)),
    })),
    losses: lossesOf(s),
    units: field.units.flatMap((_, unit) => (has(s, unit, Mark.here) ? [unitJson(s, unit)] : [])),
    batteries: field.batteries.flatMap((_, battery) =>
      firingOf(s, battery) === Firing.absent ? [] : [batteryJson(s, battery)],
    ),
    gaps: field.wires.flatMap(({ id }, wire) => (isWhole(s, wire) ? [] : [id])),
    scrapes: field.hexes.flatMap(({ id }, hex) => (hexHas(s, hex, HexMark.scrape) ? [id] : [])),
    score: { ...points, lines: lines.map((line) => ({ ...line, rule: line.rule.id })) },
    hash: hashPosition(s),
  };
}

function unitJson(s: State, unit: UnitId): object {
  const id = unitId(s.scenario, unit);
  if (!isOnMap(s, unit)) {
    return {
      ...{ id, hex: null, destroyed: has(s, unit, Mark.destroyed) },
      ...{ left: has(s, unit, Mark.left), waiting: has(s, unit, Mark.waiting) },
    };
  }
  return {
    ...{ id, hex: hexId(s.scenario, hexOf(s, unit)), dispersed: has(s, unit, Mark.dispersed) },
    ...{ spent: has(s, unit, Mark.spent), moving: has(s, unit, Mark.moving) },
    ...{ trench: has(s, unit, Mark.inTrench), ordered: has(s, unit, Mark.active) },
    digging: has(s, unit, Mark.shovel),
  };
}

/** By Firing. */
const FIRING = ['absent', 'free', 'aimed', 'ready', 'down', 'done'] as const;

function batteryJson(s: State, battery: BatteryId): object {
  const field = s.scenario;
  const id = batteryId(field, battery);
  const firing = firingOf(s, battery);
  const mode = MODES[modeOf(s, battery)];
  if (aimOf(s, battery) === NONE) return { id, mode, firing: FIRING[firing] };
  return {
    ...{ id, mode, firing: FIRING[firing], hex: hexId(field, aimOf(s, battery)) },
    ...{ load: LOADS[loadOf(s, battery)], due: dueOf(s, battery) },
  };
}

/** What the numbers of an event stand for, by their names. */
const NAMED: Readonly<Record<string, (field: Field, value: number) => unknown>> = {
  ...{ unit: unitId, target: unitId, units: unitId, active: unitId, passive: unitId },
  ...{ targets: unitId, hex: hexId, from: hexId, aim: hexId, hexes: hexId, scrapes: hexId },
  ...{ battery: batteryId, wire: wireId },
  side: (_, value) => sideName(value),
};

/** The choices of the Germans are told by `log --json` in sentences; ids of candidates mean nothing outside. */
export const eventJson = (field: Field, event: BattleEvent): object =>
  named(field, event) as object;

function named(field: Field, value: unknown, name = ''): unknown {
  if (name === 'rule') return (value as { readonly id: string }).id;
  if (typeof value === 'number') return NAMED[name]?.(field, value) ?? value;
  if (Array.isArray(value)) return value.map((one) => named(field, one, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'why')
      .map(([key, part]) => [key, named(field, part, key)]),
  );
}

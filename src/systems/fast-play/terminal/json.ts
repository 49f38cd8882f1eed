// Board, positions, events and odds as plain JSON, by ids.

import { type Fraction, toNumber } from '../../../engine/fraction.ts';
import { hashPosition } from '../../../engine/hash.ts';
import { optionalPart } from '../../../engine/optional-rules.ts';
import type { Trace } from '../../../engine/told.ts';
import type { FightOdds } from '../odds/fight-odds.ts';
import type { Odds } from '../odds/odds.ts';
import type { UnitThreat } from '../odds/threats.ts';
import { format } from '../rules/actions.ts';
import { isToCome, takesPart } from '../rules/arrivals.ts';
import { isDestroyed, score } from '../rules/end.ts';
import type { BattleEvent } from '../rules/events.ts';
import type { Field } from '../rules/field.ts';
import { OPTIONS } from '../rules/options.ts';
import {
  characterOf,
  facingOf,
  G,
  get,
  hasMark,
  hexOf,
  holderOf,
  isMoving,
  isOnBoard,
  Mark,
  pointsIn,
  type State,
  strengthOf,
} from '../rules/state.ts';
import {
  CHARACTERS,
  FACINGS,
  KINDS,
  NATIONS,
  NONE,
  SIDES,
  type SideId,
  TERRAINS,
  type UnitId,
} from '../rules/types.ts';

const unitId = ({ units }: Field, unit: UnitId): string | null => units[unit]?.id ?? null;
const hexId = ({ hexes }: Field, hex: number): string | null => hexes[hex]?.id ?? null;
const segmentId = ({ segments }: Field, segment: number): string | null =>
  segments[segment]?.id ?? null;
const sideName = (side: number): string | null => SIDES[side as SideId] ?? null;

export const boardJson = (field: Field): object => ({
  columns: field.columns,
  rows: field.rows,
  turns: field.turns,
  segments: field.segments.map(({ id }) => id),
  hexes: field.hexes.map(({ id }, hex) => ({
    ...{ id, terrain: TERRAINS[field.terrain[hex] as number], level: field.level[hex] },
    segment: segmentId(field, field.segment[hex] as number),
    entrenched: field.entrenched[hex] === 1,
  })),
  units: field.units.map(({ id, side, kind, nation, strength }) => ({
    ...{ id, side: sideName(side), kind: KINDS[kind], nation: NATIONS[nation], strength },
  })),
  objectives: field.objectives.map(({ hex, vp }) => ({ hex: hexId(field, hex), vp })),
});

export function positionJson(s: State): object {
  const field = s.scenario;
  const turn = get(s, G.turn);
  const optional = OPTIONS.filter((_, i) => (get(s, G.options) & (1 << i)) !== 0);
  const { lines, ...points } = score(s);
  return {
    level: field.levels[get(s, G.level)]?.id ?? '',
    ...optionalPart({ optional }),
    turn,
    clock: field.clock[turn] ?? '',
    generals: bySide((side) => CHARACTERS[characterOf(s, side)]),
    points: bySide((side) => field.segments.map((_, segment) => pointsIn(s, side, segment))),
    objectives: field.objectives.map(({ hex }, objective) => ({
      hex: hexId(field, hex),
      holder: sideName(holderOf(s, objective)),
    })),
    units: field.units.flatMap((_, unit) => (takesPart(s, unit) ? [unitJson(s, unit)] : [])),
    score: { ...points, lines: lines.map((line) => ({ ...line, rule: line.rule.id })) },
    hash: hashPosition(s),
  };
}

const bySide = <T>(read: (side: SideId) => T) => ({ french: read(0), german: read(1) });

function unitJson(s: State, unit: UnitId): object {
  const id = unitId(s.scenario, unit);
  if (!isOnBoard(s, unit)) {
    return { id, hex: null, destroyed: isDestroyed(s, unit), toCome: isToCome(s, unit) };
  }
  return {
    ...{ id, hex: hexId(s.scenario, hexOf(s, unit)), strength: strengthOf(s, unit) },
    facing: FACINGS[facingOf(s, unit)],
    activated: hasMark(s, unit, Mark.activated),
    moving: isMoving(s, unit),
    mayFight: hasMark(s, unit, Mark.mayFight),
    fought: hasMark(s, unit, Mark.fought),
  };
}

/** What the numbers of an event stand for, by their names. */
const NAMED: Readonly<Record<string, (field: Field, value: number) => unknown>> = {
  unit: unitId,
  target: unitId,
  by: unitId,
  hex: hexId,
  from: hexId,
  goal: hexId,
  segment: segmentId,
  objective: (field, value) => hexId(field, field.objectives[value]?.hex ?? NONE),
  side: (_, value) => sideName(value),
  winner: (_, value) => sideName(value),
  first: (_, value) => sideName(value),
  facing: (_, value) => FACINGS[value],
  facingFrom: (_, value) => FACINGS[value],
  character: (_, value) => CHARACTERS[value] ?? null,
  before: (_, value) => CHARACTERS[value] ?? null,
};

export const eventJson = (field: Field, event: BattleEvent): object =>
  named(field, event) as object;

function named(field: Field, value: unknown, name = ''): unknown {
  if (name === 'rule') return (value as { readonly id: string }).id;
  if (name === 'trace') return traceJson(field, value as Trace);
  if (typeof value === 'number') return NAMED[name]?.(field, value) ?? value;
  if (Array.isArray(value)) return value.map((one) => named(field, one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, named(field, part, key)]),
  );
}

function traceJson(field: Field, { question, rule, candidates, filters, chosen }: Trace): object {
  const what = (id: number): unknown => {
    if (question === 'the next order') return format(field, id);
    if (question === 'whom to attack') return unitId(field, id);
    return question === 'which segment gets the die' ? segmentId(field, id) : id === 1;
  };
  return {
    ...{ question, rule: rule.id, chosen: what(chosen) },
    candidates: candidates.map(({ id }) => what(id)),
    filters: filters.map((step) => ({
      ...{ name: step.name, rule: step.rule.id, kept: step.kept.map(what) },
      values: step.values.map(({ id, value }) => ({ id: what(id), value })),
    })),
  };
}

const chances = (list: readonly Fraction[]): number[] => list.map(toNumber);

const fightJson = (field: Field, fight: FightOdds): object => ({
  target: unitId(field, fight.target),
  attackers: fight.attackers.map(({ unit, parts }) => ({ unit: unitId(field, unit), ...parts })),
  dice: fight.dice,
  least: fight.least,
  samples: fight.samples,
  hits: chances(fight.hits),
  ones: chances(fight.ones),
  lost: chances(fight.lost),
  back: chances(fight.back),
  destroyed: toNumber(fight.destroyed),
  places: fight.places.map(({ hex, chance }) => ({
    ...{ hex: hexId(field, hex), chance: toNumber(chance) },
  })),
});

const threatJson = (field: Field, { shots, odds, reach }: UnitThreat): object => ({
  shots: shots.map(({ unit, parts, sure }) => ({ unit: unitId(field, unit), sure, ...parts })),
  odds: odds === null ? null : fightJson(field, odds),
  reach: reach.map(({ unit, hex, facing, dice }) => ({
    ...{ unit: unitId(field, unit), hex: hexId(field, hex), facing: FACINGS[facing], dice },
  })),
});

export const oddsJson = (field: Field, odds: Odds): object => ({
  ...(odds.fight === undefined ? {} : { fight: fightJson(field, odds.fight) }),
  ...(odds.together === undefined ? {} : { together: fightJson(field, odds.together) }),
  ...(odds.targets === undefined
    ? {}
    : { targets: odds.targets.map((one) => fightJson(field, one)) }),
  ...(odds.threat === undefined ? {} : { threat: threatJson(field, odds.threat) }),
  ...(odds.character === undefined ? {} : { character: chances(odds.character) }),
  ...(odds.points === undefined ? {} : { points: chances(odds.points) }),
});

// The whole position as plain JSON, by ids: zones with their stacks in order, hidden markers, what is off the
// map, the clock, the alarm and the score. data/schema/output/show.schema.json describes it.

import { hashPosition } from '../../../engine/hash.ts';
import { optionalPart } from '../../../engine/optional-rules.ts';
import type { ScoreLine } from '../../../engine/system.ts';
import { unitName, zoneName } from '../rules/actions.ts';
import type { Scenario } from '../rules/scenario.ts';
import { optionalIn } from '../rules/setup.ts';
import { germansIn, unitsIn } from '../rules/stacks.ts';
import {
  assaultOf,
  beachOf,
  Chosen,
  delayOf,
  Flag,
  fireOf,
  G,
  get,
  guardOf,
  has,
  isBritish,
  kindOf,
  levelsOf,
  markerAt,
  movesOf,
  Off,
  obstacleAt,
  placeOf,
  plays,
  type RaidState,
  stepsOf,
} from '../rules/state.ts';
import { ABOARD, Kind, NONE, Obstacle, type Unit, type Zone } from '../rules/types.ts';
import { type Score, score } from '../rules/victory.ts';
import { type HomeJson, homeJson } from './home-json.ts';

export interface UnitJson {
  readonly id: string;
  readonly steps: number;
  readonly fire: number;
  readonly assault: number;
  readonly moves: number;
  readonly levels: number;
  readonly done: boolean;
  readonly acting: boolean; // a member of the stack that acts now
  readonly aboard?: readonly UnitJson[]; // of a craft
  readonly backAboard?: boolean; // of a man aboard: he does not land again (9.2a)
}

export interface MarkerJson {
  readonly id: string;
  readonly letter: string;
  readonly obstacle: string;
  readonly infantry: number;
  readonly machineGuns: number;
  readonly officers: number;
}

export interface ZoneJson {
  readonly id: string;
  readonly protection: number;
  readonly british: readonly UnitJson[]; // top first
  readonly germans: readonly UnitJson[];
  readonly marker: MarkerJson | null; // face down
  readonly obstacle: string; // face up
}

/** The score, its rules by their ids. */
export type ScoreJson = Omit<Score, 'lines'> & {
  readonly lines: ReadonlyArray<Omit<ScoreLine, 'rule'> & { readonly rule: string }>;
};

const scoreJson = (score: Score): ScoreJson => ({
  ...score,
  lines: score.lines.map((line) => ({ ...line, rule: line.rule.id })),
});

export interface PositionJson {
  readonly level: string;
  readonly events: boolean;
  readonly optional?: readonly string[]; // optional rules that are played, where there are some
  readonly turn: number;
  readonly clock: string;
  readonly alarm: number;
  readonly telephoneCut: boolean;
  readonly landings: readonly LandingJson[];
  readonly zones: readonly ZoneJson[];
  readonly toLoad: readonly string[]; // men who have no craft yet (3d)
  readonly garrison: readonly string[]; // pools, in the order in which like counters are drawn (3c, 3e)
  readonly reinforcements: readonly string[];
  readonly lost: readonly string[];
  readonly prisoners: ReadonlyArray<{ readonly unit: string; readonly guard: string }>;
  readonly home: HomeJson; // 9.2a
  readonly score: ScoreJson;
  readonly hash: string;
}

/** 5a–5c What the random event has done to a group's landing. */
export interface LandingJson {
  readonly group: number;
  readonly fromTurn: number;
  readonly beach: string | null; // the only one it may use
}

export function positionJson(s: RaidState): PositionJson {
  const sc = s.scenario;
  const turn = get(s, G.turn);
  return {
    level: sc.levels[get(s, G.level)]?.id ?? '',
    events: plays(s, Chosen.events),
    ...optionalPart({ optional: optionalIn(s) }),
    turn,
    clock: sc.clock[turn] ?? '',
    alarm: get(s, G.alarm),
    telephoneCut: get(s, G.telephone) !== 0,
    landings: sc.craftOf.flatMap((_, group) => (group === 0 ? [] : [landingJson(s, group)])),
    zones: sc.zones.map((_, zone) => zoneJson(s, zone)),
    toLoad: idsOf(sc, sc.loadingOrder.slice(get(s, G.loading))),
    garrison: idsOf(
      sc,
      sc.garrison.filter((u) => placeOf(s, u) === Off.pool),
    ),
    reinforcements: idsOf(
      sc,
      sc.reinforcements.filter((u) => placeOf(s, u) === Off.pool),
    ),
    lost: idsOf(
      sc,
      unitsWhere(s, (u) => placeOf(s, u) === Off.lost),
    ),
    prisoners: unitsWhere(s, (u) => placeOf(s, u) === Off.prisoner).map((u) => ({
      unit: unitName(sc, u),
      guard: unitName(sc, guardOf(s, u)),
    })),
    home: homeJson(s),
    score: scoreJson(score(s)),
    hash: hashPosition(s),
  };
}

function landingJson(s: RaidState, group: number): LandingJson {
  const zone = beachOf(s, group);
  return {
    group,
    fromTurn: Math.max(1, delayOf(s, group)),
    beach: zone === NONE ? null : zoneName(s.scenario, zone),
  };
}

const idsOf = (sc: Scenario, units: readonly Unit[]): string[] => units.map((u) => unitName(sc, u));

function unitsWhere(s: RaidState, is: (unit: Unit) => boolean): Unit[] {
  return s.scenario.units.map((_, unit) => unit).filter(is);
}

function zoneJson(s: RaidState, zone: Zone): ZoneJson {
  const sc = s.scenario;
  return {
    id: zoneName(sc, zone),
    protection: sc.zones[zone]?.protection ?? 0,
    british: unitsIn(s, zone).map((u) => unitJson(s, u)),
    germans: germansIn(s, zone).map((u) => unitJson(s, u)),
    marker: markerJson(sc, markerAt(s, zone)),
    obstacle: obstacleName(obstacleAt(s, zone)),
  };
}

export const obstacleName = (obstacle: number): string => Object.keys(Obstacle)[obstacle] ?? 'none';

function markerJson(sc: Scenario, marker: number): MarkerJson | null {
  const info = sc.markers[marker];
  if (info === undefined) return null;
  const { id, infantry, machineGuns, officers } = info;
  const letter = info.letter === 1 ? 'A' : 'B';
  return { id, letter, obstacle: obstacleName(info.obstacle), infantry, machineGuns, officers };
}

function unitJson(s: RaidState, unit: Unit): UnitJson {
  const json: UnitJson = {
    id: unitName(s.scenario, unit),
    steps: stepsOf(s, unit),
    fire: fireOf(s, unit),
    assault: assaultOf(s, unit),
    moves: movesOf(s, unit),
    levels: levelsOf(s, unit),
    done: has(s, unit, Flag.done),
    acting: has(s, unit, Flag.member),
  };
  if (!isBritish(s, unit)) return json;
  if (placeOf(s, unit) >= ABOARD) return { ...json, backAboard: has(s, unit, Flag.back) };
  if (kindOf(s, unit) !== Kind.craft) return json;
  return { ...json, aboard: unitsIn(s, ABOARD + unit).map((u) => unitJson(s, u)) };
}

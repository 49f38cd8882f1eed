// 9.3, 9.3c, 9.3d A German march: each unit goes as far along the path as its M, the British and the room allow.

import type { Tell } from '../../../engine/told.ts';
import type { Play, RaidEvent, Trace, UnitPath } from '../rules/events.ts';
import { cite } from '../rules/rule.ts';
import { germanLevels, liftGerman, placeGerman } from '../rules/stacks.ts';
import {
  below,
  Flag,
  germanTop,
  isInfantry,
  item,
  kindOf,
  levelsOf,
  movesOf,
  type RaidState,
  raise,
} from '../rules/state.ts';
import { Kind, NONE, type Unit, type Zone } from '../rules/types.ts';
import { mayEnter, nextToBritish, stepCost } from './search.ts';

export interface March {
  readonly from: Zone;
  readonly goal: Zone;
  readonly distance: number;
  readonly path: readonly Zone[];
  readonly units: readonly Unit[]; // highest FT first: they have the first claim to room (9.3d)
  readonly rule: string;
  readonly trace: Trace | null;
}

export function march(play: Play, m: March): void {
  const { s, tell } = play;
  const stop = lastStop(m);
  const led = officerAmong(s, m.from);
  const told: UnitPath[] = [];
  for (const unit of m.units) {
    const bonus = led && isInfantry(s, unit) ? 1 : 0;
    const reached = reach(s, m, stop, movesOf(s, unit) + bonus);
    const zones = moveUnit(s, unit, m, reached);
    raise(s, unit, Flag.done);
    if (tell !== null) told.push(tellPath(s, unit, m, stop, reached, zones));
  }
  if (tell === null || m.trace === null) return;
  if (told.every(isStill)) return tellStays(tell, m, m.trace, told);
  tell({
    kind: 'german-move',
    rule: cite(m.rule),
    from: m.from,
    towards: m.goal,
    distance: m.distance,
    route: m.path,
    units: told,
    trace: m.trace,
  });
}

const isStill = ({ path }: UnitPath): boolean => path.length === 0;

/** Where nobody takes a step there is no march; those with one reason to stay are told together. */
function tellStays(tell: Tell<RaidEvent>, m: March, trace: Trace, told: readonly UnitPath[]): void {
  const halts = new Map(told.map(({ halt }) => [halt.reason, halt.rule]));
  for (const [reason, rule] of halts) {
    const units = told.filter(({ halt }) => halt.reason === reason).map(({ unit }) => unit);
    tell({ kind: 'german-stays', rule, zone: m.from, units, reason, trace });
  }
}

/** 9.1 An officer in the stack when it sets out. */
function officerAmong(s: RaidState, zone: Zone): boolean {
  for (let u = germanTop(s, zone); u !== NONE; u = below(s, u)) {
    if (kindOf(s, u) === Kind.officer) return true;
  }
  return false;
}

/** 9.3c How many zones of the path may be entered: up to the first next to the British, never the British zone. */
function lastStop(m: March): number {
  for (let i = 0; i < m.path.length; i++) {
    const zone = item(m.path, i);
    if (!mayEnter(zone)) return i;
    if (nextToBritish(zone)) return i + 1;
  }
  return m.path.length;
}

/** Where a unit stands after so many zones of the path. */
const zoneAfter = (m: March, zones: number): Zone =>
  zones === 0 ? m.from : item(m.path, zones - 1);

const costOfStep = (s: RaidState, m: March, n: number): number =>
  stepCost(s, zoneAfter(m, n), zoneAfter(m, n + 1));

/** 9.3 How many zones of the path the MP of a unit are good for. */
function reach(s: RaidState, m: March, stop: number, moves: number): number {
  let cost = 0;
  for (let n = 0; n < stop; n++) {
    cost += costOfStep(s, m, n);
    if (cost > moves) return n;
  }
  return stop;
}

/** 9.3d Goes as far as it can reach, then back until there is room; so many zones it has gone. */
function moveUnit(s: RaidState, unit: Unit, m: March, reached: number): number {
  let zones = reached;
  liftGerman(s, unit);
  while (zones > 0 && overfull(s, zoneAfter(m, zones), unit)) zones--;
  placeGerman(s, zoneAfter(m, zones), unit);
  return zones;
}

function tellPath(
  s: RaidState,
  unit: Unit,
  m: March,
  stop: number,
  reached: number,
  zones: number,
): UnitPath {
  let cost = 0;
  for (let n = 0; n < zones; n++) cost += costOfStep(s, m, n);
  const halt = haltReason(m, stop, reached, zones);
  return { unit, path: m.path.slice(0, zones), cost, halt };
}

const overfull = (s: RaidState, zone: Zone, unit: Unit): boolean =>
  germanLevels(s, zone) + levelsOf(s, unit) > s.scenario.stackLimit;

function haltReason(m: March, stop: number, reached: number, zones: number): UnitPath['halt'] {
  if (zones < reached) return { rule: cite('9.3d'), reason: 'no room further on' };
  if (reached < stop) {
    const reason =
      reached === 0 ? 'no movement points for the first step' : 'no movement points left';
    return { rule: cite('9.3'), reason };
  }
  if (reached === m.path.length) return { rule: cite('9.3a'), reason: 'joined its friends' };
  return { rule: cite('9.3c'), reason: 'next to the British' };
}

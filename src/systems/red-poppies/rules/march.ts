// 12.4 A point of movement: paid, carried out, and what follows before anybody fires.

import { barrageOn } from './bombard.ts';
import { apply, CALM, destroy, roll, type Threat } from './check.ts';
import { reviewControl } from './control.ts';
import type { Checked } from './events.ts';
import { ffeOn } from './fall.ts';
import { directionTo } from './field.ts';
import { isConnected, isRoad, isStream, wireOn } from './hexside.ts';
import { isEntering, isOnTop, isRoadEntry } from './moves.ts';
import type { BattlePlay } from './play.ts';
import { cite } from './rule.ts';
import { isDark } from './sight.ts';
import {
  cutWire,
  G,
  get,
  HexMark,
  has,
  hexHas,
  hexOf,
  is,
  isOnMap,
  Mark,
  mark,
  paidOf,
  put,
  type State,
  set,
  setPaid,
  sideOf,
  unmark,
} from './state.ts';
import { Cause, foeOf, Ground, type HexId, Is, NONE, type UnitId } from './types.ts';

/** The units that spend a point together; NONE for one that goes alone. */
export type Group = readonly [UnitId, UnitId];
const members = ([lead, second]: Group): UnitId[] =>
  second === NONE ? [lead] : lead < second ? [lead, second] : [second, lead];

/** 5.41 One point; anything but a road hexside loses the road's extra one. */
export function pay(s: State, unit: UnitId, byRoad: boolean): void {
  if (paidOf(s, unit) === 0 && byRoad) mark(s, unit, Mark.onRoad);
  if (!byRoad) unmark(s, unit, Mark.onRoad);
  setPaid(s, unit, paidOf(s, unit) + 1);
}

/** 12.4, 8.73 A step to a neighbouring hex, or from beyond the edge. */
export function stepTo(play: BattlePlay, group: Group, hex: HexId): void {
  const { s, tell } = play;
  const units = members(group);
  const from = hexOf(s, units[0] as UnitId);
  const direction = from === NONE ? NONE : directionTo(s.scenario, from, hex);
  const byRoad = from === NONE ? isRoadEntry(s, hex) : isRoad(s, from, direction);
  if (from === NONE) noteEntry(s, units[0] as UnitId, hex);
  const inside: boolean[] = [];
  for (const unit of units) {
    pay(s, unit, byRoad);
    inside.push(comesInside(s, unit, from, direction, hex));
  }
  tell?.({
    ...{ kind: 'stepped', rule: cite(from === NONE ? '10.11' : '5.41'), units, from, hex },
    inTrench: inside.every((one) => one),
  });
  const fromEnemy = units.map(
    (unit, i) => inside[i] === true && isEnemyTrench(s, unit, from === NONE ? hex : from), // 10.11
  );
  for (const [i, unit] of units.entries()) {
    put(s, unit, hex);
    unmark(s, unit, Mark.waiting | Mark.inTrench);
    if (inside[i] === true) mark(s, unit, Mark.inTrench); // 8.72
  }
  if (from !== NONE)
    for (const unit of units) crossHexside(play, unit, from, direction, wireOn(s, from, direction));
  if (from !== NONE) reviewControl(play, from);
  reviewControl(play, hex);
  for (const [i, unit] of units.entries()) stray(play, unit, hex, byRoad, fromEnemy[i] === true);
  if (hexHas(s, hex, HexMark.barrage)) for (const unit of units) barrageOn(play, unit);
  ffeOn(play, hex, units);
  reviewControl(play, hex);
}

/** 8.72, 8.72a In the trench at once: from inside one that is connected, or from the one that goes on beyond the edge. */
function comesInside(s: State, unit: UnitId, from: HexId, direction: number, hex: HexId): boolean {
  if (s.scenario.dugBy[hex] === NONE || !is(s, unit, Is.digger)) return false;
  if (from === NONE) return true; // 10.11 as from its mirror image
  return has(s, unit, Mark.inTrench) && isConnected(s, from, direction);
}

/** 10.11a The hexes of one order. */
function noteEntry(s: State, unit: UnitId, hex: HexId): void {
  const group = s.scenario.units[unit]?.group ?? NONE;
  const place = s.scenario.reinforcements[group]?.hexes.indexOf(hex) ?? 0;
  set(s, G.entries, get(s, G.entries) | (1 << place));
}

/** 8.61, 8.81, 8.81a and 8.82 Streams and wire; tanks flatten it, armoured cars are only not stopped by it. */
function crossHexside(
  play: BattlePlay,
  unit: UnitId,
  from: HexId,
  direction: number,
  wire: number,
): void {
  const { s, tell } = play;
  if (isStream(s, from, direction)) {
    mark(s, unit, Mark.spent);
    tell?.({ kind: 'hindered', rule: cite('8.61'), unit, by: 'stream' });
  }
  if (wire === NONE) return;
  if (!is(s, unit, Is.armour)) {
    mark(s, unit, Mark.spent | Mark.dispersed);
    tell?.({ kind: 'hindered', rule: cite('8.81'), unit, by: 'wire' });
  } else if (is(s, unit, Is.tank)) {
    tell?.({ kind: 'flattened', rule: cite('8.82'), unit, wire });
    cutWire(s, wire);
  }
}

const isEnemyTrench = (s: State, unit: UnitId, hex: HexId): boolean =>
  s.scenario.dugBy[hex] === foeOf(sideOf(s, unit)); // 5.442

/** 5.441, 5.441a, 8.52 and 8.75 Bogging first, then getting lost, which is checked once a turn. Who follows a road does neither. */
function stray(
  play: BattlePlay,
  unit: UnitId,
  hex: HexId,
  byRoad: boolean,
  fromEnemyTrench: boolean,
): void {
  const { s } = play;
  if (byRoad) return; // 8.52a
  const { dugBy, terrain, interior } = s.scenario;
  const bogs = dugBy[hex] !== NONE || ((terrain[hex] as number) & Ground.mud) !== 0;
  if (bogs && is(s, unit, Is.bogger)) strayCheck(play, unit, Cause.bog, '8.75');
  const isLost =
    interior[hex] === 1 || // 8.91
    (fromEnemyTrench && isEnemyTrench(s, unit, hex)) ||
    isDark(s); // 9.01
  if (!isLost || has(s, unit, Mark.checked)) return;
  mark(s, unit, Mark.checked);
  strayCheck(play, unit, Cause.lost, '5.441');
}

function strayCheck(play: BattlePlay, unit: UnitId, cause: number, rule: string): void {
  const { s, tell } = play;
  const into: Checked[] | null = tell === null ? null : [];
  const threat: Threat = cause === Cause.lost ? CALM : BOG;
  const fate = roll(play, unit, threat, into);
  const [check] = into ?? [];
  if (check !== undefined) tell?.({ kind: 'strayed', rule: cite(rule), check });
  apply(s, unit, fate);
}
const BOG: Threat = { ...CALM, cause: Cause.bog };

/** 8.72 Those on top climb in; who is in already pays nothing (5.41a). */
export function climbIn(play: BattlePlay, group: Group): void {
  const { s, tell } = play;
  const units = members(group).filter((unit) => isOnTop(s, unit));
  const hex = hexOf(s, group[0]);
  for (const unit of units) pay(s, unit, false);
  tell?.({ kind: 'climbed', rule: cite('8.72'), units, hex });
  for (const unit of units) mark(s, unit, Mark.inTrench);
}

/** 10.22 Gone before anyone can fire, and no loss. */
export function leaveMap(play: BattlePlay, group: Group): void {
  const { s, tell } = play;
  const units = members(group);
  const hex = hexOf(s, units[0] as UnitId);
  tell?.({ kind: 'left-map', rule: cite('10.22'), units, hex });
  for (const unit of units) {
    destroy(s, unit);
    unmark(s, unit, Mark.destroyed);
    mark(s, unit, Mark.left);
  }
  reviewControl(play, hex);
}

/** 5.41a Who is left behind is no longer moving. */
export function leaveBehind(s: State, unit: UnitId): void {
  endMove(s, unit);
  if (unit !== NONE) unmark(s, unit, Mark.moving);
}

/** 5.41, 5.43a The action of a mover is over: it is spent if it paid for anything. */
export function endMove(s: State, unit: UnitId): void {
  if (unit === NONE || !isOnMap(s, unit) || isEntering(s, unit)) return;
  if (paidOf(s, unit) > 0) mark(s, unit, Mark.spent);
}

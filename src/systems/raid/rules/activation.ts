// 10 Activation: face-down markers that are turned over, by entry, by test or by full alarm.

import { raiseAlarm, raiseAlarmOnce } from './alarm.ts';
import { appear } from './appearance.ts';
import type { Die, Play } from './events.ts';
import { endLink, firstLink } from './graph.ts';
import { cite } from './rule.ts';
import type { MarkerInfo } from './scenario.ts';
import { germanLevels, placeGerman } from './stacks.ts';
import {
  at,
  G,
  get,
  isFaceDown,
  isTested,
  kindOf,
  levelsOf,
  markerAt,
  Off,
  placeOf,
  type RaidState,
  set,
  setMarker,
  setObstacle,
  setTested,
} from './state.ts';
import { Kind, Letter, NONE, Obstacle, type RuleId, type Unit, type Zone } from './types.ts';

/** 10.3 A marker next to a British action wakes when D10 ≤ alarm; once per marker and action. */
export function testAdjacentMarkers(play: Play, zone: Zone): void {
  const { s } = play;
  const sc = s.scenario;
  for (let i = firstLink(sc, zone); i < endLink(sc, zone); i++) {
    const near = at(sc.linkTo, i);
    if (!isFaceDown(s, near) || isTested(s, near)) continue;
    setTested(s, near);
    testMarker(play, near, zone);
  }
}

function testMarker(play: Play, zone: Zone, by: Zone): void {
  const { s, rolls, tell } = play;
  const value = rolls.d10('wake marker', '10.3');
  const alarm = get(s, G.alarm);
  const wakes = value <= alarm;
  const die: Die = { name: 'wake marker', rule: cite('10.3'), value };
  tell?.({ kind: 'wake-test', rule: cite('10.3'), zone, by, die, alarm, wakes });
  if (wakes) turnMarker(play, zone, '10.3');
}

/** 7.2 Full alarm turns every marker that is still face down. */
export function turnEveryMarker(play: Play): void {
  const { s } = play;
  for (let zone = 0; zone < s.scenario.zones.length; zone++) {
    if (isFaceDown(s, zone)) turnMarker(play, zone, '7.2');
  }
}

/** 10.4, 10.7 Turns a marker: Germans are drawn into the zone, mines and wire are laid face up. */
export function turnMarker(play: Play, zone: Zone, rule: RuleId): void {
  const { s, tell } = play;
  const marker = markerAt(s, zone);
  const info = s.scenario.markers[marker];
  if (info === undefined) return;
  setMarker(s, zone, NONE);
  setObstacle(s, zone, info.obstacle);
  const germans = info.infantry + info.machineGuns + info.officers;
  const doubled = hasBadLuck(s, info);
  const placed = drawGarrison(s, zone, info, doubled);
  appear(s, placed);
  const short = germans + (doubled ? info.infantry : 0) - placed.length;
  tell?.({ kind: 'marker-turned', rule: cite(rule), zone, marker, doubled, placed, short });
  if (info.obstacle === Obstacle.none) stir(play);
}

/** 7.1, 7.1a Every marker that shows Germans raises the alarm, or only the first, as the raid has it. */
function stir(play: Play): void {
  const { alarmTriggers, stirredOnce } = play.s.scenario;
  const by = alarmTriggers.markerShowsGermans;
  if (stirredOnce) raiseAlarmOnce(play, G.stirred, by, 'marker shows Germans');
  else raiseAlarm(play, by, 'marker shows Germans');
}

/** 13.1 The first marker of each letter that shows infantry is doubled. */
function hasBadLuck(s: RaidState, info: MarkerInfo): boolean {
  if (info.infantry === 0 || s.scenario.levels[get(s, G.level)]?.badLuck !== true) return false;
  const cell = info.letter === Letter.A ? G.luckA : G.luckB;
  if (get(s, cell) !== 0) return false;
  set(s, cell, 1);
  return true;
}

/** 10.4, 10.4a, 10.8 Draws by type, as far as the pool and the stacking limit go; the doubling comes last. */
function drawGarrison(s: RaidState, zone: Zone, info: MarkerInfo, doubled: boolean): Unit[] {
  const placed: Unit[] = [];
  drawKind(s, zone, Kind.infantry, info.infantry, placed);
  drawKind(s, zone, Kind.machineGun, info.machineGuns, placed);
  drawKind(s, zone, Kind.officer, info.officers, placed);
  if (doubled) drawKind(s, zone, Kind.infantry, info.infantry, placed);
  return placed;
}

/** 3e Garrison counters of one kind are alike: the lowest number left in the pool is taken. */
function drawKind(s: RaidState, zone: Zone, kind: number, count: number, placed: Unit[]): void {
  let wanted = count;
  for (const unit of s.scenario.garrison) {
    if (wanted === 0) return;
    if (kindOf(s, unit) !== kind || placeOf(s, unit) !== Off.pool) continue;
    if (germanLevels(s, zone) + levelsOf(s, unit) > s.scenario.stackLimit) return;
    placeGerman(s, zone, unit);
    placed.push(unit);
    wanted--;
  }
}

// The ground as it can be seen: what stands in the way in each zone, and which sea is under fire. One look per
// decision, and none but the first glance while nothing on the map has changed; `version` says when it has.

import { endLink, firstLink } from '../../rules/graph.ts';
import type { Scenario } from '../../rules/scenario.ts';
import { Kind, Letter, NONE, type Unit, type Zone } from '../../rules/types.ts';
import { batteryZones } from './battery-zones.ts';
import type { Ground } from './known-ground.ts';
import type { Mind } from './mind.ts';
import {
  below,
  copyInto,
  fireOf,
  germanTop,
  isFaceDown,
  isInfantry,
  isLineCut,
  kindOf,
  levelsOf,
  obstacleAt,
  type RaidState,
  sameGround,
} from './sight.ts';

export function look(mind: Mind, s: RaidState): void {
  const { ground } = mind;
  const { seen } = ground;
  if (ground.version > 0 && isLineCut(seen) === isLineCut(s) && sameGround(seen, s)) return;
  copyInto(seen, s);
  let changed = lookAtLine(s, ground);
  for (const zone of mind.lands) if (lookAtZone(s, ground, zone)) changed = true;
  if (!changed) return;
  ground.version++;
  ground.battery = batteryZones(s.scenario).find((zone) => gunsIn(s, zone) > 0) ?? ground.battery;
  ground.guns = gunsIn(s, ground.battery);
  for (const zone of mind.lands) ground.resistance[zone] = resistanceOf(mind, zone);
  for (const sea of mind.seas) ground.shelled[sea] = fireInto(s, ground, sea);
}

function lookAtLine(s: RaidState, ground: Ground): boolean {
  const line = isLineCut(s) ? 0 : 1;
  let changed = false;
  for (const zone of s.scenario.telephoneZones) {
    if (ground.line[zone] === line) continue;
    ground.line[zone] = line;
    changed = true;
  }
  return changed;
}

/** True if anything in the zone is not as it was. */
function lookAtZone(s: RaidState, ground: Ground, zone: Zone): boolean {
  const { germans, hidden, obstacle, front } = ground;
  const top = germanTop(s, zone);
  const strength = top === NONE ? 0 : strengthFrom(s, top);
  const fire = top === NONE ? 0 : fireOf(s, top);
  const volley = fire === 0 ? 0 : fire + supportBelow(s, top);
  const letter = isFaceDown(s, zone) ? (s.scenario.zoneLetter[zone] as number) : 0;
  const wire = obstacleAt(s, zone);
  const same = germans[zone] === strength && front[zone] === fire && ground.volley[zone] === volley;
  if (same && hidden[zone] === letter && obstacle[zone] === wire) return false;
  germans[zone] = strength;
  front[zone] = fire;
  ground.volley[zone] = volley;
  hidden[zone] = letter;
  obstacle[zone] = wire;
  return true;
}

/** Every counter counts one, and its levels. */
function strengthFrom(s: RaidState, top: Unit): number {
  let sum = 0;
  for (let u = top; u !== NONE; u = below(s, u)) sum += 1 + levelsOf(s, u);
  return sum;
}

/** 11.1b Infantry behind the German in front, and an officer. */
function supportBelow(s: RaidState, top: Unit): number {
  let levels = 0;
  let officer = 0;
  for (let u = below(s, top); u !== NONE; u = below(s, u)) {
    if (isInfantry(s, u)) levels += levelsOf(s, u);
    else if (kindOf(s, u) === Kind.officer) officer = 1;
  }
  return levels + officer;
}

function gunsIn(s: RaidState, zone: Zone): number {
  let count = 0;
  for (let u = germanTop(s, zone); u !== NONE; u = below(s, u)) {
    if (kindOf(s, u) === Kind.gun) count++;
  }
  return count;
}

function fireInto(s: RaidState, ground: Ground, sea: Zone): number {
  const sc = s.scenario;
  let sum = 0;
  for (let i = firstLink(sc, sea); i < endLink(sc, sea); i++) {
    sum += ground.front[sc.linkTo[i] as number] as number;
  }
  return sum;
}

function resistanceOf({ ground, doctrine, scenario: sc }: Mind, zone: Zone): number {
  const g = ground.germans[zone] as number;
  const letter = ground.hidden[zone] as number;
  let sum = ground.obstacle[zone] as number;
  if (g > 0) sum += doctrine.respect * (1 + g);
  if (letter === Letter.A) sum += doctrine.hiddenA;
  if (letter === Letter.B) sum += doctrine.hiddenB;
  if (ground.line[zone] !== 0) sum -= doctrine.line;
  if (doctrine.shun > 0) sum += Math.round(doctrine.shun * fireNextTo(sc, ground, zone));
  return g > 0 || letter > 0 ? sum + (sc.protection[zone] as number) : sum;
}

/** Zones next door from which Germans fire. */
function fireNextTo(sc: Scenario, ground: Ground, zone: Zone): number {
  let count = 0;
  for (let i = firstLink(sc, zone); i < endLink(sc, zone); i++) {
    if ((ground.volley[sc.linkTo[i] as number] as number) > 0) count++;
  }
  return count;
}

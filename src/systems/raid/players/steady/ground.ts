// The ground as it can be seen: what stands in the way in each zone, and which sea is under fire. One look per
// decision, and none but the first glance while nothing on the map has changed; `version` says when it has.

import { endLink, firstLink } from '../../rules/graph.ts';
import { Kind, Letter, NONE, type Unit, type Zone } from '../../rules/types.ts';
import type { Ground } from './known-ground.ts';
import type { Mind } from './mind.ts';
import {
  below,
  copyInto,
  fireOf,
  germanTop,
  isFaceDown,
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
  ground.guns = gunsIn(s, mind.battery);
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
  const letter = isFaceDown(s, zone) ? (s.scenario.zoneLetter[zone] as number) : 0;
  const wire = obstacleAt(s, zone);
  const same = germans[zone] === strength && front[zone] === fire;
  if (same && hidden[zone] === letter && obstacle[zone] === wire) return false;
  germans[zone] = strength;
  front[zone] = fire;
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

/** What the telephone line is worth on the way, in MP. */
const LINE = 4;

function resistanceOf({ ground, doctrine, scenario: sc }: Mind, zone: Zone): number {
  const g = ground.germans[zone] as number;
  const letter = ground.hidden[zone] as number;
  let sum = ground.obstacle[zone] as number;
  if (g > 0) sum += 1 + g;
  if (letter === Letter.A) sum += doctrine.hiddenA;
  if (letter === Letter.B) sum += doctrine.hiddenB;
  if (ground.line[zone] !== 0) sum -= LINE;
  return g > 0 || letter > 0 ? sum + (sc.protection[zone] as number) : sum;
}

// One name for positions that end alike if they are played alike: counters that can stand for each other are not told
// apart, nor is the order of a stack where nobody can fire at it. What hidden markers show is no part of it.

import { endLink, firstLink } from '../../rules/graph.ts';
import {
  appearanceOf,
  at,
  Flag,
  G,
  get,
  has,
  hasFiredAt,
  isFaceDown,
  isTested,
  Off,
  obstacleAt,
  placeOf,
  type RaidState,
  Stage,
  stepsOf,
  topOf,
} from '../../rules/state.ts';
import { ABOARD, NONE, type Zone } from '../../rules/types.ts';
import { codesIn, isCalm, likeness } from './likeness.ts';

const RAID: readonly number[] = [
  ...[G.stage, G.turn, G.alarm, G.landed, G.assaulted, G.fired, G.luckA, G.luckB, G.stirred],
  ...[G.harassed, G.harassedIn, G.guns, G.secondGun, G.telephone, G.strongpoints],
];
/** Where the acting stack is in what it does. */
const ACTING: readonly number[] = [
  ...[G.place, G.origin, G.done, G.current, G.spent, G.led, G.stopped, G.boarding],
];

export function key(s: RaidState): string {
  const stage = get(s, G.stage);
  // In a fight every counter has its place: nothing is left out.
  if (stage === Stage.columns || stage === Stage.round) return word([...s.cells]);
  const parts = [word(RAID.map((cell) => get(s, cell))), germans(s), lost(s)];
  if (stage !== Stage.choose) parts.push(acting(s));
  for (let zone = 0; zone < s.scenario.zones.length; zone++) parts.push(zoneKey(s, zone));
  return parts.join('|');
}

/** Small numbers, some of them below 0, as letters. */
const word = (list: readonly number[]): string =>
  String.fromCharCode(...list.map((value) => value + 16));

function acting(s: RaidState): string {
  const place = get(s, G.place);
  const tested: number[] = [];
  for (let zone = 0; zone < s.scenario.zones.length; zone++) {
    if (isFaceDown(s, zone) && isTested(s, zone)) tested.push(zone);
  }
  // 5c Aboard, the first man's group says where they may land.
  const first = place >= ABOARD && topOf(s, place) !== NONE ? topOf(s, place) : NONE;
  const group = first === NONE ? 0 : at(s.scenario.group, first);
  return word([...ACTING.map((cell) => get(s, cell)), group, ...tested]);
}

/** Germans keep their names: the order in which they act hangs on them (2.2e, 11a). */
function germans(s: RaidState): string {
  const codes: number[] = [];
  for (let u = s.scenario.britishCount; u < s.scenario.units.length; u++) {
    const done = has(s, u, Flag.done) ? 1 : 0;
    codes.push(placeOf(s, u), stepsOf(s, u) * 2 + done, appearanceOf(s, u));
  }
  return word(codes);
}

/** 12e, 12g British counters that are gone, by kind. */
function lost(s: RaidState): string {
  const codes: string[] = [];
  for (let u = 0; u < s.scenario.britishCount; u++) {
    if (placeOf(s, u) >= 0) continue;
    const event = has(s, u, Flag.event) ? 1 : 0;
    codes.push(likeness(s, u) + word([placeOf(s, u) === Off.lost ? 1 : 0, event]));
  }
  return codes.sort().join('');
}

function zoneKey(s: RaidState, zone: Zone): string {
  const hidden = isFaceDown(s, zone) ? 1 : 0;
  const ground = hidden * 4 + obstacleAt(s, zone);
  const fired = firedFrom(s, zone);
  const codes = topOf(s, zone) === NONE ? [] : codesIn(s, zone);
  if (codes.length > 1 && isCalm(s, zone)) codes.sort();
  return ground + fired === 0 ? codes.join('') : `${word([ground, fired])}${codes.join('')}`;
}

/** 11.1 The links a zone has fired along. */
function firedFrom(s: RaidState, zone: Zone): number {
  const first = firstLink(s.scenario, zone);
  let bits = 0;
  for (let i = first; i < endLink(s.scenario, zone); i++) {
    if (hasFiredAt(s, zone, i - first)) bits |= 1 << (i - first);
  }
  return bits;
}

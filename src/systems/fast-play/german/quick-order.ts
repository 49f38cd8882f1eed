// 20.17 The next order of one segment when nobody listens: the choice of choose-order.ts without its reasons, rank by
// rank and only as far as a rank is reached.

import { type End, endIn, placeOf } from '../rules/end-list.ts';
import { mayActivate, segmentOfUnit } from '../rules/orders.ts';
import { isInContact } from '../rules/sight.ts';
import { holderOf, type State, strengthOf } from '../rules/state.ts';
import { MAX_UNITS, Nation, NONE, type SegmentId, type UnitId } from '../rules/types.ts';
import type { Command } from './choose-order.ts';
import { type OrderKind, type Pledged, RANKS } from './kinds.ts';
import { board } from './quick-board.ts';
import { type QuickView, views } from './quick-view.ts';

export interface QuickOrder {
  readonly unit: UnitId;
  readonly end: End;
  readonly give: number;
  readonly target: UnitId; // NONE
}

const ENDS = 512;
const units = new Uint8Array(MAX_UNITS); // those that may be given an order
const found = new Int32Array(MAX_UNITS * ENDS); // a unit and one of its ends

/** 20.1, 20.17 Null when none fits. Charges (20.22) are weighed by choose-order.ts alone. */
export function quickOrder(s: State, command: Command, segment: SegmentId): QuickOrder | null {
  board.read(s);
  return quickOrderOn(s, command, segment);
}

/** The same where the board has been read, and every unit that has changed since. */
export function quickOrderOn(s: State, command: Command, segment: SegmentId): QuickOrder | null {
  const count = lookAround(s, command, segment);
  if (count === 0) return null;
  for (let rank = 0; rank < RANKS.attack.length; rank++) {
    const kind = gather(count, rank, command.pledged);
    if (kind === null) continue;
    const chosen = narrowDown(kind);
    const view = views[chosen >> 9] as QuickView;
    const i = chosen & (ENDS - 1);
    return { unit: view.unit, end: view.ends.at(i), give: view.give(i), target: view.target(i) };
  }
  return null;
}

/** Takes the units of a segment into view, in unit order; how many there are. */
function lookAround(s: State, command: Command, segment: SegmentId): number {
  const { side } = s.scenario;
  let count = 0;
  for (let unit = 0; unit < side.length; unit++) {
    if (side[unit] !== command.temper.side || !mayActivate(s, unit)) continue;
    if (segmentOfUnit(s, unit) !== segment) continue;
    units[count++] = unit;
    (views[unit] as QuickView).of(s, command.temper, command.task(s, unit));
  }
  return count;
}

let gathered = 0;

/** Every order that counts with this rank; the kind is that of the first unit (20.19), and only its orders are kept. */
function gather(count: number, rank: number, pledged: Pledged): OrderKind | null {
  gathered = 0;
  let first: OrderKind | null = null;
  for (let u = 0; u < count; u++) {
    const view = views[units[u] as number] as QuickView;
    const kind = RANKS[view.task.stance][rank];
    if (kind === undefined || (first !== null && kind !== first)) continue;
    if (view.foes.count === 0 && kind !== 'seize' && kind !== 'march') continue;
    if (!mayBe(view, kind, pledged)) continue;
    if (kind === 'gun line' || kind === 'shot') gatherAt(view, view.stay, kind, pledged);
    else gatherPlaces(view, kind, pledged);
    if (gathered > 0) first = kind;
  }
  return first;
}

/** Place by place: what a kind asks of the place is asked once. */
function gatherPlaces(v: QuickView, kind: OrderKind, pledged: Pledged): void {
  const { ends } = v;
  const toFight = kind === 'finish' || kind === 'stab' || kind === 'storm';
  const facings = toFight ? ends.fights : ends.facings;
  for (let place = 0; place < ends.places; place++) {
    const first = endIn(place, 0);
    let left = facings[place] as number;
    if (left === 0 || !mayBeAt(v, first, kind)) continue;
    for (let i = first; left !== 0; i++, left >>= 1) {
      if ((left & 1) === 1) gatherAt(v, i, kind, pledged);
    }
  }
}

function gatherAt(v: QuickView, i: number, kind: OrderKind, pledged: Pledged): void {
  if (isOfKind(v, i, kind, pledged)) found[gathered++] = v.unit * ENDS + i;
}

/** What a kind asks of the unit, whatever its order. */
function mayBe(v: QuickView, kind: OrderKind, pledged: Pledged): boolean {
  switch (kind) {
    case 'face about':
      return v.exposedHere > 0;
    case 'finish':
      return v.mayFinish(pledged);
    case 'stab':
      return v.mayStab;
    case 'seize':
      return v.maySeize;
    case 'storm':
    case 'gun line':
    case 'shot':
      return v.mayShoot;
    case 'spare':
      return strengthOf(v.s, v.unit) <= 2 && v.takeHere >= 12;
    case 'draw off':
      return (
        v.temper.drawsOff &&
        (v.s.scenario.objectiveAt[v.hex] ?? NONE) === NONE &&
        v.takeHere >= 8 &&
        v.takeHere > 2 * v.standingGive
      );
    case 'front':
      return v.facingWorthHere < 0;
    default:
      return true;
  }
}

/** What a kind asks of the place where an order ends, whichever way the unit then faces. */
function mayBeAt(v: QuickView, i: number, kind: OrderKind): boolean {
  switch (kind) {
    case 'seize':
      return seizes(v, i);
    case 'storm':
      return v.ends.touches[placeOf(i)] === 1;
    case 'march':
      return v.goes(i) && v.wayGained(i) > 0;
    case 'into line':
      return v.goes(i) && v.standingAnyhow(i) >= Math.max(2, v.diceHere + 1);
    case 'draw off':
    case 'spare':
      return v.goes(i);
    case 'front':
      return !v.goes(i);
    default:
      return true;
  }
}

/** 20.18 What a kind asks of the order itself. */
function isOfKind(v: QuickView, i: number, kind: OrderKind, pledged: Pledged): boolean {
  switch (kind) {
    case 'face about':
      return v.moves(i) && v.exposed(i) < v.exposedHere && isTurn(v, i);
    case 'finish':
      return finishes(v, i, pledged);
    case 'spare':
      return v.exposed(i) === 0 && 2 * v.take(i) < v.takeHere;
    case 'stab':
      return v.dice(i) >= 3 && v.stabs(i) && v.take(i) <= v.nerve + v.temper.stabMargin;
    case 'seize':
      return v.exposed(i) === 0 && v.take(i) <= v.nerve && v.hasOdds(i);
    case 'storm':
      return storms(v, i, pledged);
    case 'draw off':
      return v.exposed(i) === 0 && 2 * v.take(i) <= v.takeHere;
    case 'gun line':
      return v.dice(i) >= (v.task.stance === 'attack' ? v.temper.gunLine : 1);
    case 'into line':
      return deploys(v, i);
    case 'march':
      return marches(v, i);
    case 'shot':
      return v.dice(i) >= 1;
    case 'front':
      return v.moves(i) && v.exposed(i) === 0;
  }
}

const isTurn = (v: QuickView, i: number): boolean =>
  v.goes(i) || v.ends.costOf(i) <= 1 || v.give(i) > 0;

function finishes(v: QuickView, i: number, pledged: Pledged): boolean {
  const target = v.target(i);
  if (target === NONE) return false;
  const left = 6 * strengthOf(v.s, target) - pledged(target);
  if (left <= 0 || v.give(i) < left || v.exposed(i) > 0) return false;
  return !v.moves(i) || v.take(i) <= v.nerve + 6;
}

function seizes(v: QuickView, i: number): boolean {
  const objective = v.s.scenario.objectiveAt[v.hexAt(i)] ?? NONE;
  return objective !== NONE && holderOf(v.s, objective) !== v.temper.side;
}

function storms(v: QuickView, i: number, pledged: Pledged): boolean {
  if (!v.moves(i) || !v.touches(i) || v.exposed(i) > 0 || v.take(i) > v.nerve) return false;
  const target = v.target(i);
  const give = v.give(i);
  const margin = v.s.scenario.units[v.unit]?.nation === Nation.bavarian ? 3 : v.temper.stormMargin;
  if (give >= v.take(i) + margin) return true;
  return give + pledged(target) >= 6 * strengthOf(v.s, target) - 3;
}

const deploys = (v: QuickView, i: number): boolean =>
  v.exposed(i) === 0 &&
  v.standing(i) >= 2 &&
  v.standing(i) > v.diceHere &&
  v.take(i) <= v.nerve &&
  v.hasOdds(i);

function marches(v: QuickView, i: number): boolean {
  if (v.exposed(i) > 0) return false;
  if (v.task.stance === 'screen') return v.take(i) === 0 && !isInContact(v.s, v.unit, v.hexAt(i));
  return v.take(i) <= v.nerve && v.hasOdds(i);
}

type Key = (v: QuickView, i: number) => number; // the lowest is kept
const TAKE: Key = (v, i) => v.take(i);
const GIVE: Key = (v, i) => -v.give(i);
const NEAREST: Key = (v, i) => v.way(i);
const COVER: Key = (v, i) => (v.covered(i) ? 0 : 1);
const MOVEMENT: Key = (v, i) => v.ends.costOf(i);
const NET: Key = (v, i) => v.take(i) - v.give(i);
const FRONT: Key = (v, i) => -v.facingWorth(i);

/** 20.19 filters 2 and 3; the first unit and the first place that are left come from the order of the list. */
const KEYS: Readonly<Record<OrderKind, readonly Key[]>> = {
  'face about': [GIVE, TAKE, MOVEMENT, FRONT],
  finish: [MOVEMENT, GIVE, FRONT],
  stab: [NET, FRONT],
  storm: [NET, FRONT],
  seize: [TAKE, FRONT],
  'draw off': [(v, i) => (v.standing(i) >= 2 ? 0 : 1), TAKE, NEAREST, FRONT],
  'gun line': [GIVE, FRONT],
  shot: [GIVE, FRONT],
  'into line': [(v, i) => -v.far(i), (v, i) => -v.standing(i), TAKE, COVER, NEAREST, FRONT],
  march: [(v, i) => -v.wayGained(i), NEAREST, TAKE, COVER, FRONT],
  spare: [TAKE, NEAREST, FRONT],
  front: [FRONT],
};

function narrowDown(kind: OrderKind): number {
  const keys = KEYS[kind];
  let kept = gathered;
  for (let k = 0; k < keys.length && kept > 1; k++) {
    const key = keys[k] as Key;
    let best = Number.MAX_SAFE_INTEGER;
    const count = kept;
    kept = 0;
    for (let n = 0; n < count; n++) {
      const one = found[n] as number;
      const value = key(views[one >> 9] as QuickView, one & (ENDS - 1));
      if (value > best) continue;
      if (value < best) kept = 0;
      best = value;
      found[kept++] = one;
    }
  }
  return found[0] as number;
}

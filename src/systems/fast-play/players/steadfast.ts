// `steadfast`: the standing player. Keeps every brigade for the objective that needs it, weighs each order by what it may
// do and must expect, fires where it tells most, and follows up only onto ground that counts.

import type { Player } from '../../../engine/player.ts';
import type { Action } from '../../../engine/system.ts';
import { isFoeWithin } from '../german/measure.ts';
import { board } from '../german/quick-board.ts';
import { type QuickView, views } from '../german/quick-view.ts';
import { FRENCH } from '../german/temper.ts';
import * as A from '../rules/actions.ts';
import { facingIn } from '../rules/end-list.ts';
import { wayBack } from '../rules/fall-back.ts';
import type { Field } from '../rules/field.ts';
import { mayActivate, segmentOfUnit } from '../rules/orders.ts';
import { commanded, pointDie } from '../rules/points.ts';
import {
  characterOf,
  dieOf,
  fromOf,
  G,
  get,
  hexOf,
  holderOf,
  isOnBoard,
  Stage,
  type State,
  targetOf,
} from '../rules/state.ts';
import { Character, NONE, type SegmentId, Side, type UnitId } from '../rules/types.ts';
import { bestTarget } from './best-target.ts';
import { type Doctrine, STEADFAST } from './doctrine.ts';
import { postsFor } from './posts.ts';
import { weighOrders } from './weigh-order.ts';

export const steadfastPlayer = (doctrine: Doctrine = STEADFAST): Player<Field> => ({
  name: 'steadfast',
  start: () => undefined,
  pick: (s) => answer(s, doctrine),
  pickUnlisted: (s) => answer(s, doctrine),
});

function answer(s: State, doctrine: Doctrine): Action {
  const unit = get(s, G.asked);
  switch (get(s, G.stage)) {
    case Stage.character:
      return characterOf(s, Side.french) === Character.fainthearted ? A.test : A.keep;
    case Stage.lead:
      return A.command;
    case Stage.name:
      return A.name(segmentForDie(s));
    case Stage.deal:
      return A.deal(segmentForDie(s));
    case Stage.first:
      return doctrine.first === 1 ? A.first : A.second;
    case Stage.move:
      return nextOrder(s, doctrine);
    case Stage.attack:
      return A.attack(unit, bestTarget(s, unit));
    case Stage.convert:
      return wayBack(s, unit, hexOf(s, unit)) === NONE ? A.lose(unit) : A.convert(unit);
    default:
      return follows(s, unit) ? A.follow(unit) : A.stay(unit);
  }
}

/** 13.9 Only onto an objective, and never off one. */
function follows(s: State, unit: UnitId): boolean {
  const { objectiveAt } = s.scenario;
  const there = objectiveAt[fromOf(s, targetOf(s, unit))] ?? NONE;
  const here = objectiveAt[hexOf(s, unit)] ?? NONE;
  return there !== NONE && (here === NONE || holderOf(s, there) !== Side.french);
}

/** 6.3, 6.4 Where brigades are near the enemy, then where they are at all. */
function segmentForDie(s: State): SegmentId {
  const { side, segment: segments } = s.scenario;
  wanted.fill(0);
  for (let unit = 0; unit < side.length; unit++) {
    if (side[unit] !== Side.french || !isOnBoard(s, unit)) continue;
    const segment = segments[hexOf(s, unit)] as number;
    const near = isFoeWithin(s, Side.french, hexOf(s, unit), 5);
    wanted[segment] = (wanted[segment] as number) + (near ? 6 : 3);
  }
  const { named, less } = pointDie(s, Side.french);
  for (let n = 0; n < get(s, G.die); n++) {
    const kept = dieOf(s, Side.french, n);
    const score = named ? 3 : (kept >> 3) - less;
    wanted[kept & 7] = (wanted[kept & 7] as number) - 6 * score;
  }
  const choices = commanded(s, Side.french);
  let best = choices[0] as SegmentId;
  for (let i = 1; i < choices.length; i++) {
    const one = choices[i] as SegmentId;
    if ((wanted[one] as number) > (wanted[best] as number)) best = one;
  }
  return best;
}
const wanted = new Int32Array(8);

/** 7.3 The best order of the segment he is in, else of the next; none is worth giving: done. */
function nextOrder(s: State, doctrine: Doctrine): Action {
  const posts = postsFor(s, doctrine);
  board.read(s);
  const here = get(s, G.inSegment);
  const inSegment = here === NONE ? A.done : bestIn(s, here, posts, doctrine);
  if (inSegment !== A.done) return inSegment;
  for (let segment = 0; segment < s.scenario.segments.length; segment++) {
    if (segment === here) continue;
    const order = bestIn(s, segment, posts, doctrine);
    if (order !== A.done) return order;
  }
  return A.done;
}

function bestIn(s: State, segment: number, posts: Int16Array, doctrine: Doctrine): Action {
  const { side } = s.scenario;
  let best = A.done;
  let most = doctrine.least;
  for (let unit = 0; unit < side.length; unit++) {
    if (side[unit] !== Side.french || !mayActivate(s, unit)) continue;
    if (segmentOfUnit(s, unit) !== segment) continue;
    bestGain = Number.NEGATIVE_INFINITY;
    weighOrders(look(s, unit, posts), doctrine, keepBest);
    if (bestGain <= most) continue;
    most = bestGain;
    best = orderTo(views[unit] as QuickView, bestEnd);
  }
  return best;
}

/** The first of the best ends of one brigade. */
let bestEnd = 0;
let bestGain = 0;
const keepBest = (end: number, gain: number): void => {
  if (gain <= bestGain) return;
  bestGain = gain;
  bestEnd = end;
};

/** Takes a brigade into view. */
const look = (s: State, unit: UnitId, posts: Int16Array): QuickView =>
  (views[unit] as QuickView).of(s, FRENCH, {
    stance: 'hold',
    goal: posts[unit] as number,
    by: 'post',
  });

const orderTo = (view: QuickView, i: number): Action =>
  A.order(view.unit, view.hexAt(i), facingIn(i));

/** Every order that can be given now, the best first: for whoever compares. */
export function rankedOrders(s: State, doctrine: Doctrine): Action[] {
  const { side } = s.scenario;
  const found: Array<{ readonly action: Action; readonly gain: number }> = [];
  const posts = postsFor(s, doctrine);
  board.read(s);
  for (let unit = 0; unit < side.length; unit++) {
    if (side[unit] !== Side.french || !mayActivate(s, unit)) continue;
    const view = look(s, unit, posts);
    weighOrders(view, doctrine, (end, gain) => found.push({ action: orderTo(view, end), gain }));
  }
  found.sort((a, b) => b.gain - a.gain || a.action - b.action);
  return found.map(({ action }) => action);
}

// `steadfast`: the standing player. Keeps every brigade for the objective that needs it, weighs each order by what it may
// do and must expect, fires where it tells most, and follows up only onto ground that counts.

import type { Player } from '../../../engine/player.ts';
import type { Action } from '../../../engine/system.ts';
import { isFoeWithin } from '../german/measure.ts';
import { board } from '../german/quick-board.ts';
import { type QuickView, views } from '../german/quick-view.ts';
import { FRENCH } from '../german/temper.ts';
import * as A from '../rules/actions.ts';
import { endIn, facingIn } from '../rules/end-list.ts';
import { wayBack } from '../rules/fall-back.ts';
import type { Field } from '../rules/field.ts';
import { mayActivate, segmentOfUnit } from '../rules/orders.ts';
import { pointDie } from '../rules/points.ts';
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
import { Character, NONE, Side, type UnitId } from '../rules/types.ts';
import { bestTarget } from './best-target.ts';
import { type Doctrine, STEADFAST } from './doctrine.ts';
import { postsFor } from './posts.ts';
import { worthOf, worthOfNone } from './weigh-order.ts';

export const steadfastPlayer = (doctrine: Doctrine = STEADFAST): Player<Field> => ({
  name: 'steadfast',
  start: () => undefined,
  pick: (s, legal) => answer(s, legal, doctrine),
});

function answer(s: State, legal: readonly Action[], doctrine: Doctrine): Action {
  const unit = get(s, G.asked);
  switch (get(s, G.stage)) {
    case Stage.character:
      return characterOf(s, Side.french) === Character.fainthearted ? A.test : A.keep;
    case Stage.lead:
      return A.command;
    case Stage.name:
    case Stage.deal:
      return placeDie(s, legal);
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
function placeDie(s: State, legal: readonly Action[]): Action {
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
  let best = legal[0] as Action;
  for (let i = 1; i < legal.length; i++) {
    const one = legal[i] as Action;
    if ((wanted[A.segmentOf(one)] as number) > (wanted[A.segmentOf(best)] as number)) best = one;
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
    const view = look(s, unit, posts);
    const none = worthOfNone(view, doctrine);
    const { places, facings } = view.ends;
    for (let place = 0; place < places; place++) {
      let left = facings[place] as number;
      for (let i = endIn(place, 0); left !== 0; i++, left >>= 1) {
        if ((left & 1) === 0) continue;
        const gain = worthOf(view, i, doctrine) - none;
        if (gain <= most) continue;
        most = gain;
        best = orderTo(view, i);
      }
    }
  }
  return best;
}

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
    const none = worthOfNone(view, doctrine);
    const { places, facings } = view.ends;
    for (let place = 0; place < places; place++) {
      let left = facings[place] as number;
      for (let i = endIn(place, 0); left !== 0; i++, left >>= 1) {
        if ((left & 1) === 0) continue;
        found.push({ action: orderTo(view, i), gain: worthOf(view, i, doctrine) - none });
      }
    }
  }
  found.sort((a, b) => b.gain - a.gain || a.action - b.action);
  return found.map(({ action }) => action);
}

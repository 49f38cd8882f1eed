// 6.2 Which stack acts next, or the end of the phase.

import { type Action, Do, doing, first } from '../../rules/actions.ts';
import { isSea, linkBetween } from '../../rules/graph.ts';
import { officerIn } from '../../rules/group.ts';
import { ABOARD, Link, NONE, type Place, type Unit, type Zone } from '../../rules/types.ts';
import { assignBerths, Errand, errandIn } from './berths.ts';
import { look } from './ground.ts';
import type { Mind } from './mind.ts';
import { commandosIn, fieldFor, goalOf, paceOf } from './plan.ts';
import { Goal } from './routes.ts';
import { hasRoomAshore } from './shore-room.ts';
import { isCommando, placeOf, type RaidState, stepsOf, topOf } from './sight.ts';

/** The order of a phase; within each part, the lower the sooner. */
const Order = {
  fireSupport: 0, // those who can only shoot at the battery
  sailToLand: 50,
  sailToFetch: 60,
  march: 100, // the foremost first, so that there is room behind them
  storm: 300, // the strongest last, when the others have shot
  land: 400,
  shelter: 900,
  never: 9999,
} as const;
const LONGEST_MARCH = Order.storm - Order.march - 1;

export function chooseStack(mind: Mind, s: RaidState, legal: readonly Action[]): Action {
  look(mind, s);
  assignBerths(mind, s);
  let best = NONE;
  let soonest: number = Order.never;
  for (const action of legal) {
    if (doing(action) !== Do.take) continue;
    const order = orderOf(mind, s, first(action));
    if (order >= soonest) continue;
    soonest = order;
    best = action;
  }
  return best === NONE ? setInOrder(s, legal) : best;
}

function orderOf(mind: Mind, s: RaidState, place: Place): number {
  if (place >= ABOARD) return orderOfMenAboard(mind, s, place);
  return isSea(s.scenario, place) ? orderOfCraft(s, place) : orderAshore(mind, s, place);
}

/** Officers come ashore before the rest, and commandos before the mortar. */
function orderOfMenAboard(mind: Mind, s: RaidState, place: Place): number {
  if (!hasRoomAshore(mind, s, place)) return Order.never;
  return Order.land + (officerIn(s, place) ? 0 : 1) + (commandosIn(s, place) > 0 ? 0 : 2);
}

function orderOfCraft(s: RaidState, sea: Zone): number {
  const errand = errandIn(s, sea);
  if (errand === Errand.land) return Order.sailToLand;
  if (errand === Errand.fetch) return Order.sailToFetch;
  return errand === Errand.shelter ? Order.shelter : Order.never;
}

function orderAshore(mind: Mind, s: RaidState, zone: Zone): number {
  const pace = paceOf(s, zone);
  const goal = goalOf(mind, s, zone, pace);
  const link = goal === Goal.battery ? linkBetween(s.scenario, zone, mind.battery) : NONE;
  if (link === NONE) {
    const rank = fieldFor(mind, goal, pace).rank[zone] as number;
    return Order.march + Math.min(rank, LONGEST_MARCH);
  }
  const mayStorm = s.scenario.linkKind[link] === Link.land;
  return mayStorm ? Order.storm + commandosIn(s, zone) : Order.fireSupport;
}

/** 2.2d Before the Germans act, a commando lies on top of every stack, a full one if there is any. */
function setInOrder(s: RaidState, legal: readonly Action[]): Action {
  for (const action of legal) {
    if (doing(action) === Do.front && belongsInFront(s, first(action))) return action;
  }
  return legal[legal.length - 1] as Action;
}

function belongsInFront(s: RaidState, unit: Unit): boolean {
  if (!isCommando(s, unit)) return false;
  const top = topOf(s, placeOf(s, unit));
  return !isCommando(s, top) || stepsOf(s, unit) > stepsOf(s, top);
}

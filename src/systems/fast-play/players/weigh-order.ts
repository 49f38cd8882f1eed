// What an order would be worth to the French, beside giving none: what it may do and must expect, how the brigade would
// face and stand, and whether it comes nearer its post.

import type { QuickView } from '../german/quick-view.ts';
import { holderOf, strengthOf } from '../rules/state.ts';
import { NONE, Side } from '../rules/types.ts';
import type { Doctrine } from './doctrine.ts';

/** Of the end of an order, in the doctrine's hundredths. */
export function worthOf(v: QuickView, i: number, d: Doctrine): number {
  let worth = placeWorth(v, v.hexAt(i), d);
  const give = v.give(i);
  if (give > 0) {
    worth += give * d.give;
    if (give >= 6 * strengthOf(v.s, v.target(i))) worth += d.kill;
  }
  worth -= v.take(i) * takeWeight(v, d);
  worth -= v.exposed(i) * d.exposed;
  worth += v.facingWorth(i) * d.facing;
  worth += v.standing(i) * d.next;
  if (v.covered(i) && v.foes > 0) worth += d.cover;
  return worth;
}

/** Of giving no order: it stays as it is and does not fight. */
export function worthOfNone(v: QuickView, d: Doctrine): number {
  let worth = placeWorth(v, v.hex, d);
  worth -= v.takeHere * takeWeight(v, d);
  worth -= v.exposedHere * d.exposed;
  worth += v.facingWorthHere * d.facing;
  worth += v.diceHere * d.next;
  if (v.coveredHere && v.foes > 0) worth += d.cover;
  return worth;
}

const takeWeight = (v: QuickView, d: Doctrine): number =>
  d.take + (strengthOf(v.s, v.unit) === 1 ? d.weak : 0);

/** Nearness to the post, and objectives: who stands on one keeps it. */
function placeWorth(v: QuickView, hex: number, d: Doctrine): number {
  const way = v.ways[hex] as number;
  const { objectiveAt, edge } = v.s.scenario;
  let worth = -way * d.way - (edge[Side.german][hex] as number) * d.forward;
  const objective = objectiveAt[hex] ?? NONE;
  if (objective === NONE) return worth;
  const vp = v.s.scenario.objectives[objective]?.vp ?? 0;
  worth += vp * (holderOf(v.s, objective) === Side.french ? d.hold : d.seize);
  return worth;
}

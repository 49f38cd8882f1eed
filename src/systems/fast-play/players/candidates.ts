// What is worth comparing at a decision: what the standing player would do, then the best he knows of every other sort:
// another end for the same brigade, an order for another brigade, none at all.

import type { Player } from '../../../engine/player.ts';
import type { Scope } from '../../../engine/staff-of.ts';
import type { Action } from '../../../engine/system.ts';
import * as A from '../rules/actions.ts';
import type { Field } from '../rules/field.ts';
import { G, get, Stage, type State } from '../rules/state.ts';
import type { Doctrine } from './doctrine.ts';
import { rankedOrders } from './steadfast.ts';

/** At most `most` actions, the one of the standing player first. */
export const candidatesBy =
  (doctrine: Doctrine) =>
  (s: State, legal: readonly Action[], standing: Player<Field>, most: number): Action[] => {
    const wanted = standing.pick(s, legal);
    if (get(s, G.stage) !== Stage.move) return distinct([wanted, ...legal], most);
    const ranked = rankedOrders(s, doctrine);
    const unit = A.unitOf(wanted);
    const isOrder = A.kindOf(wanted) === A.Do.order;
    const same = isOrder
      ? ranked.filter((one) => A.unitOf(one) === unit && !isSamePlace(one, wanted)).slice(0, 1)
      : [];
    return distinct([wanted, ...same, ...bestOfEach(ranked, isOrder ? unit : -1), A.done], most);
  };

const distinct = (actions: readonly Action[], most: number): Action[] =>
  [...new Set(actions)].slice(0, most);

const isSamePlace = (one: Action, other: Action): boolean =>
  A.hexOfOrder(one) === A.hexOfOrder(other);

/** The best order of every brigade but one; the list is the best first. */
function bestOfEach(ranked: readonly Action[], except: number): Action[] {
  const seen = new Set([except]);
  return ranked.filter((one) => {
    const unit = A.unitOf(one);
    if (seen.has(unit)) return false;
    seen.add(unit);
    return true;
  });
}

/** Whether a decision is worth looking into. */
export function matters(
  s: State,
  legal: readonly Action[],
  _wanted: Action,
  scope: Scope,
): boolean {
  if (legal.length < 2) return false;
  switch (get(s, G.stage)) {
    case Stage.attack:
      return scope === 'all' || legal.length > 2;
    case Stage.follow:
    case Stage.convert:
    case Stage.first:
      return true;
    case Stage.move:
      return scope !== 'fights';
    default:
      return scope === 'all';
  }
}

// What is worth comparing at a decision: what the standing player would do, what he would by another plan, then the best
// he knows of every other sort.

import type { Player } from '../../../engine/player.ts';
import type { Scope } from '../../../engine/staff-of.ts';
import type { Action } from '../../../engine/system.ts';
import * as A from '../rules/actions.ts';
import type { Field } from '../rules/field.ts';
import { G, get, Stage, type State } from '../rules/state.ts';
import type { Doctrine } from './doctrine.ts';
import { ranked, steadfastPlayer } from './steadfast.ts';

/** At most `most` actions, the one of the standing player first; `others` are plans he is not bound to. */
export function candidatesBy(doctrine: Doctrine, others: readonly Doctrine[]) {
  const advisers = others.map((other) => steadfastPlayer(other));
  return (s: State, legal: readonly Action[], standing: Player<Field>, most: number): Action[] => {
    const wanted = standing.pick(s, legal);
    const list = ranked(s, doctrine, legal);
    const sorts = new Set<number>();
    const first = list.filter((action) => {
      const isNew = !sorts.has(A.kindOf(action));
      sorts.add(A.kindOf(action));
      return isNew;
    });
    const advised = advisers.map((adviser) => adviser.pick(s, legal));
    return [...new Set([wanted, ...advised, ...first, ...list])].slice(0, most);
  };
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
    case Stage.half:
      return true;
    case Stage.act:
    case Stage.point:
    case Stage.pause:
      return scope !== 'fights';
    default:
      return scope === 'all';
  }
}

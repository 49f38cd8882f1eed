// Orders of a stack that lead back to where it began: ashore and straight aboard again, a zone forward and back, out to sea
// and in. Whoever wakes to it makes it no better.

import type { Action } from '../../../engine/system.ts';
import { Do, doing } from '../rules/actions.ts';
import { isBritish, placeOf, type RaidState } from '../rules/state.ts';
import { ABOARD, type Place } from '../rules/types.ts';

const GOES: readonly number[] = [Do.step, Do.land, Do.sail];
/** Whatever else a stack may do on the way without a trace. */
const QUIET: readonly number[] = [...GOES, Do.take, Do.leave, Do.front, Do.done];
const BOARDS: readonly number[] = [Do.embark, Do.embarkOne];

export function leadsNowhere(
  before: RaidState,
  actions: readonly Action[],
  after: RaidState,
): boolean {
  const kinds = actions.map(doing);
  if (!kinds.some((kind) => GOES.includes(kind))) return false;
  if (!kinds.every((kind) => QUIET.includes(kind) || BOARDS.includes(kind))) return false;
  return before.scenario.units.every(
    (_, unit) => !isBritish(before, unit) || isAlike(placeOf(before, unit), placeOf(after, unit)),
  );
}

/** One craft is as good as another to whoever lands only to go aboard. */
const isAlike = (from: Place, to: Place): boolean =>
  from === to || (from >= ABOARD && to >= ABOARD);

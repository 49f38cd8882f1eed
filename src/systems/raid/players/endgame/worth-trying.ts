// Which orders of the last turn need looking at. Left out is only what something kept is as good as: one of several
// counters that can stand for each other, and an order within a stack that nobody can fire at.

import type { Action } from '../../../../engine/system.ts';
import { Do, doing, first, second } from '../../rules/actions.ts';
import { isFaceDown, kindOf, placeOf, type RaidState } from '../../rules/state.ts';
import { ABOARD, Kind, type Zone } from '../../rules/types.ts';
import { isCalm, likeness } from './likeness.ts';

/** Going home first, then whatever else there is; the end last. */
const ORDER: readonly number[] = [
  ...[Do.embark, Do.embarkOne, Do.step, Do.sail, Do.take, Do.done, Do.leave],
];
const LATEST = 99;

export function worthTrying(s: RaidState, legal: readonly Action[]): Action[] {
  const calm = new Map<Zone, boolean>();
  const isCalmAt = (zone: Zone): boolean => {
    const known = calm.get(zone) ?? isCalm(s, zone);
    calm.set(zone, known);
    return known;
  };
  const seen = new Set<string>();
  const kept = legal.filter((action) => {
    const like = standsFor(s, action, isCalmAt);
    if (like === '') return false;
    if (seen.has(like)) return false;
    seen.add(like);
    return true;
  });
  return kept.sort((a, b) => orderOf(a) - orderOf(b));
}

function orderOf(action: Action): number {
  const kind = doing(action);
  if (kind === Do.end) return LATEST;
  const at = ORDER.indexOf(kind);
  return at < 0 ? ORDER.length : at;
}

/** Orders with the same words come to the same; none when the order changes nothing. */
function standsFor(s: RaidState, action: Action, isCalmAt: (zone: Zone) => boolean): string {
  const unit = first(action);
  switch (doing(action)) {
    case Do.front:
      return isCalmAt(placeOf(s, unit)) ? '' : String(action);
    case Do.leave:
      return isFree(s, unit, isCalmAt) ? `leave ${likeness(s, unit)}` : String(action);
    case Do.embark:
      return isCalmAt(placeOf(s, unit))
        ? `embark ${placeOf(s, unit)} ${likeness(s, unit)}`
        : String(action);
    case Do.embarkOne: {
      const craft = second(action);
      if (!isCalmAt(placeOf(s, unit)) || !isCalmAt(placeOf(s, craft))) return String(action);
      return `embark ${likeness(s, unit)} ${placeOf(s, craft)} ${likeness(s, craft)}`;
    }
    case Do.take: {
      if (unit < ABOARD) return String(action);
      const craft = unit - ABOARD;
      return isCalmAt(placeOf(s, craft))
        ? `take ${placeOf(s, craft)} ${likeness(s, craft)}`
        : String(action);
    }
    default:
      return String(action);
  }
}

/** Where the order of the stack is all one; the craft under way lie in a sea zone, men aboard in their craft's. */
function isFree(s: RaidState, unit: number, isCalmAt: (zone: Zone) => boolean): boolean {
  const place = placeOf(s, unit);
  if (place < ABOARD) return isCalmAt(place);
  return kindOf(s, unit) !== Kind.craft;
}

/** Markers still face down. */
export function hidden(s: RaidState): number {
  let count = 0;
  for (let zone = 0; zone < s.scenario.zones.length; zone++) if (isFaceDown(s, zone)) count++;
  return count;
}

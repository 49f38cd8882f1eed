// In which zone a stack or a counter is: men aboard are where their craft is.

import type { Decision } from '../../rules/decision.ts';
import { placeOf, type RaidState, topOf } from '../../rules/state.ts';
import { ABOARD, NONE, type Place, type Unit, type Zone } from '../../rules/types.ts';

export function zoneOfPlace(state: RaidState, place: Place): Zone | null {
  if (place < ABOARD) return place < 0 ? null : place;
  return zoneOfPlace(state, placeOf(state, place - ABOARD));
}

export function zoneOfUnit(state: RaidState, unit: Unit): Zone | null {
  const place = placeOf(state, unit);
  if (place < 0) return null;
  return place >= ABOARD ? placeOf(state, place - ABOARD) : place;
}

/** Where the acting stack is. */
export const actingZone = (state: RaidState, asked: Decision): Zone | null =>
  asked.kind === 'act' ? zoneOfPlace(state, asked.group.place) : null;

/** Where the keyboard begins: at the acting stack, else at the first British one. */
export function startZone(state: RaidState, asked: Decision): Zone {
  const acting = actingZone(state, asked);
  if (acting !== null) return acting;
  const count = state.scenario.zones.length;
  for (let zone = 0; zone < count; zone++) if (topOf(state, zone) !== NONE) return zone;
  return 0;
}

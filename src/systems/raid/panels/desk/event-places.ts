// Where an event is to be seen.

import type { Frame } from '../../rules/session.ts';
import { placeOf } from '../../rules/state.ts';
import { ABOARD, NONE, type Place, type Zone } from '../../rules/types.ts';

/** The zone it happened in; a shot and a march also where they come from. */
export function placesOf(frame: Frame): readonly Zone[] {
  const { event } = frame;
  return [zoneOf(frame, placeOfEvent(frame)), origin(event)].filter((zone) => zone !== null);
}

function origin(event: Frame['event']): Zone | null {
  switch (event.kind) {
    case 'fire':
    case 'german-holds':
    case 'german-move':
      return event.from;
    default:
      return null;
  }
}

function zoneOf(frame: Frame, place: Place | null): Zone | null {
  if (place === null || place < 0) return null;
  if (place < ABOARD) return place;
  const sea = placeOf(frame.before, place - ABOARD);
  return sea < 0 ? null : sea;
}

function placeOfEvent({ event, before, after }: Frame): Place | null {
  switch (event.kind) {
    case 'german-move':
      return event.units.find(({ path }) => path.length > 0)?.path.at(-1) ?? event.from;
    case 'german-order':
      return event.stacks[0]?.zone ?? null;
    case 'objective':
    case 'prisoner-lost':
      return placeOf(before, event.unit);
    case 'prisoner':
      return placeOf(after, event.guard);
    case 'lost-aboard':
      return placeOf(before, event.craft);
    case 'alarm':
      return null;
  }
  if ('zone' in event) return event.zone === NONE ? null : event.zone;
  if ('to' in event) return event.to;
  return 'place' in event ? event.place : null;
}

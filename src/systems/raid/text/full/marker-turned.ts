// 10.2 A marker that is turned over, with everything that comes of it.

import type { Piece, Sentence } from '../../../../words/message.ts';
import { cite } from '../../rules/rule.ts';
import { letterOf, showsText } from '../marker.ts';
import type { Told } from '../told.ts';
import type { Voice } from '../voice.ts';

export function markerTurnedText(voice: Voice, event: Told<'marker-turned'>): Piece[] {
  const info = voice.scenario.markers[event.marker];
  const parts: (string | Sentence)[] = [info === undefined ? '' : showsText(voice, info)];
  if (event.doubled) parts.push(voice.sentence('marker.doubled', { rule: cite('13.1') }));
  if (event.placed.length > 0) {
    parts.push(voice.say('marker.placed', { units: voice.units(event.placed) }));
  }
  if (event.short > 0) parts.push(voice.say('marker.short', { count: event.short }));
  const marker = info === undefined ? '' : letterOf(info);
  return voice.sentence('marker-turned', {
    marker,
    ...voice.places({ zone: event.zone }),
    shows: voice.clauses(parts),
  });
}

// What happened, where the terminal and the screen use the same words: no dice, no sums.

import type { EventKind } from '../rules/events.ts';
import type { Told } from './told.ts';
import type { Voice } from './voice.ts';

type Plain =
  | 'loaded'
  | 'turn'
  | 'phase'
  | 'landing-delayed'
  | 'landing-moved'
  | 'near-miss'
  | 'left'
  | 'front'
  | 'stopped'
  | 'assault-over'
  | 'harassed'
  | 'line-cut'
  | 'raid-over';

export const PLAIN_EVENTS: {
  readonly [K in EventKind & Plain]: (voice: Voice, event: Told<K>) => string;
} = {
  loaded: (v, e) => v.say('loaded', { unit: v.unit(e.unit), craft: v.unit(e.craft) }),
  turn: (v, e) => v.say('turn', { turn: e.turn, clock: v.hour(e.clock) }),
  phase: (v, e) => v.say(`phase.${e.phase}`),
  'landing-delayed': (v, e) => v.say('landing-delayed', { group: e.group, turn: e.turn }),
  'landing-moved': (v, e) =>
    v.say('landing-moved', { group: e.group, ...v.places({ zone: e.zone }) }),
  'near-miss': (v) => v.say('near-miss'),
  left: (v, e) =>
    v.say(e.done ? 'left.done' : 'left.free', { unit: v.unit(e.unit), at: v.at(e.place) }),
  front: (v, e) => v.say('front', { unit: v.unit(e.unit), at: v.at(e.place) }),
  stopped: (v, e) => v.say(`stopped.${e.why}`, v.places({ zone: e.zone })),
  'assault-over': (v, e) => v.say(`assault-over.${e.result}`, v.places({ zone: e.zone })),
  harassed: (v, e) => v.say('harassed', { ...v.places({ zone: e.zone }), count: e.count }),
  'line-cut': (v, e) => v.say('line-cut', v.places({ zone: e.zone })),
  'raid-over': (v, e) => v.say(`raid-over.${e.reason}`),
};

type PlainEvent = Told<EventKind & Plain>;

/** One of these events, without its rule. */
export function plainEventText(voice: Voice, event: PlainEvent): string {
  const tell = PLAIN_EVENTS[event.kind] as (voice: Voice, event: PlainEvent) => string;
  return tell(voice, event);
}

/** 5 The event of the crossing goes by the name its table gives it. */
export function eventName(voice: Voice, event: Told<'random-event'>): string {
  const { events, engineTrouble } = voice.scenario;
  const row = [...events, engineTrouble].find((r) => r.rule === event.rule.id);
  return row?.[voice.lang] ?? voice.word('random event');
}

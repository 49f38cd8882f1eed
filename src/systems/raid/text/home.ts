// The way home in words: for every stack ashore when it can be aboard, where, and what it wants for.

import { type Homeward, isRaceOn, wayHomeOf } from '../rules/home/way-home.ts';
import type { RaidState } from '../rules/state.ts';
import { NONE, type Zone } from '../rules/types.ts';
import type { Voice } from './voice.ts';

/** 'home by turn 11 via Orange One: 3 marches, 8 of 8 seats'. */
export function fateText(voice: Voice, stack: Homeward): string {
  const { verdict, turn, beach, bar, seats, levels } = stack;
  switch (verdict) {
    case 'barred':
      return bar === NONE
        ? voice.say('home.cut-off')
        : voice.say('home.barred', voice.places({ zone: bar }));
    case 'late':
      return voice.say('home.late', { turn, beach: voice.the(beach) });
    case 'seats':
      return voice.say('home.seats', { seats, levels, turn, beach: voice.the(beach) });
    default:
      return voice.say('home.home', { turn, beach: voice.the(beach), how: howText(voice, stack) });
  }
}

function howText(voice: Voice, { legs, seats, levels }: Homeward): string {
  const marches = voice.say(legs.length === 0 ? 'home.no-march' : 'home.marches', {
    n: legs.length,
  });
  if (levels === 0) return marches;
  return [marches, voice.say('home.seated', { seats, levels })].join(', ');
}

/** What becomes of those in one zone, once the race is on. */
export function fatesIn(voice: Voice, s: RaidState, zone: Zone): string[] {
  if (!isRaceOn(s)) return [];
  const there = wayHomeOf(s).stacks.filter((stack) => stack.zone === zone);
  return there.map((stack) => fateText(voice, stack));
}

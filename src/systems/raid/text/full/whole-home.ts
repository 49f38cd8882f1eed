// The whole race home in words.

import { type Homeward, wayHomeOf } from '../../rules/home/way-home.ts';
import type { RaidState } from '../../rules/state.ts';
import { fateText } from '../home.ts';
import type { Voice } from '../voice.ts';
import './full-words.ts';

/** The whole race, a line for each stack and each craft that must sail; nothing when nobody is ashore. */
export function describeHome(voice: Voice, s: RaidState): string[] {
  const { stacks, voyages, seats, levels } = wayHomeOf(s);
  if (stacks.length === 0) return [];
  return [
    voice.say('home.head', { seats, levels }),
    ...stacks.map((stack) => `  ${stackText(voice, stack)}`),
    ...voyages.map(({ craft, sea, turn }) => {
      const values = { craft: voice.unit(craft), sea: voice.the(sea), turn };
      return `  ${voice.say('home.sails', values)}`;
    }),
  ];
}

const stackText = (voice: Voice, stack: Homeward): string =>
  voice.say('home.stack', {
    zone: voice.zone(stack.zone),
    units: voice.units(stack.units),
    fate: fateText(voice, stack),
  });

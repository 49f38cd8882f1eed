// A counter in words, for names of buttons: who, factors, and what marks it has.

import { lang } from '../../../../words/index.ts';
import {
  assaultOf,
  at,
  Flag,
  fireOf,
  guardOf,
  has,
  movesOf,
  Off,
  placeOf,
  type RaidState,
  stepsOf,
} from '../../rules/state.ts';
import type { Unit } from '../../rules/types.ts';
import { Voice } from '../../text/voice.ts';

/** 'C Troop 3 2-2-2 [reduced, done]', in the words of the position. */
export function unitWords(s: RaidState, unit: Unit): string {
  const voice = new Voice(s.scenario, lang.value);
  const plain = voice.say('position.unit', {
    unit: voice.unit(unit),
    fire: fireOf(s, unit),
    assault: assaultOf(s, unit),
    moves: movesOf(s, unit),
  });
  const marks: string[] = [];
  if (stepsOf(s, unit) < at(s.scenario.fullSteps, unit)) marks.push(voice.say('mark.reduced'));
  if (has(s, unit, Flag.done)) marks.push(voice.say('mark.done'));
  if (has(s, unit, Flag.back)) marks.push(voice.say('mark.back'));
  for (const prisoner of prisonersOf(s, unit)) {
    marks.push(
      voice.say('position.prisoner', { unit: voice.unit(prisoner), guard: voice.unit(unit) }),
    );
  }
  return marks.length === 0
    ? plain
    : voice.say('position.mark', { unit: plain, marks: marks.join(', ') });
}

/** 11.2g Germans in a counter's charge. */
export function prisonersOf(s: RaidState, guard: Unit): Unit[] {
  const found: Unit[] = [];
  for (let u = s.scenario.britishCount; u < s.scenario.units.length; u++) {
    if (placeOf(s, u) === Off.prisoner && guardOf(s, u) === guard) found.push(u);
  }
  return found;
}

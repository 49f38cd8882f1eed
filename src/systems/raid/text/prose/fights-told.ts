// 11 Fights in one sentence each: who is hit or who takes the loss.

import type { Unit } from '../../rules/types.ts';
import type { Key } from '../catalogue.ts';
import type { Told } from '../told.ts';
import type { Voice } from '../voice.ts';
import { people, verbCount } from './grouped.ts';

export const fireTold = (voice: Voice, event: Told<'fire'>): string =>
  fireSaid(voice, event, event.hit ? 'tell.hit' : 'tell.missed');

/** The shot alone: what it cost is told by whoever asks. */
export const shotTold = (voice: Voice, event: Told<'fire'>): string =>
  fireSaid(voice, event, event.hit ? 'tell.hit' : 'tell.missed.shot');

function fireSaid(voice: Voice, event: Told<'fire'>, key: Key): string {
  const { shooter, supporters, target } = event;
  return voice.say(key, {
    shooter: backed(voice, shooter, supporters),
    count: verbCount(voice, [shooter]),
    target: people(voice, [target]),
    ...voice.places({ from: event.from, to: event.to }),
  });
}

function backed(voice: Voice, shooter: Unit, supporters: readonly Unit[]): string {
  const who = people(voice, [shooter]);
  if (supporters.length === 0) return who;
  return voice.say('tell.backed', { shooter: who, supporters: people(voice, supporters) });
}

export function holdsTold(voice: Voice, event: Told<'german-holds'>): string {
  return voice.say('tell.holds', {
    shooter: people(voice, [event.shooter]),
    count: verbCount(voice, [event.shooter]),
    target: people(voice, [event.target]),
    ...voice.places({ from: event.from, to: event.to }),
  });
}

export function lossTold(voice: Voice, { unit, steps, place }: Told<'loss'>): string {
  return voice.say(steps > 0 ? 'tell.reduced' : 'tell.lost', {
    unit: people(voice, [unit]),
    count: verbCount(voice, [unit]),
    at: voice.at(place),
  });
}

export function assaultTold(voice: Voice, event: Told<'assault'>): string {
  const { british, germans } = event;
  return voice.say(germans.length > 0 ? 'tell.assault' : 'tell.assault.open', {
    british: people(voice, british),
    count: verbCount(voice, british),
    germans: people(voice, germans),
    ...voice.places({ zone: event.zone }),
  });
}

export function lineTold(voice: Voice, event: Told<'assault-line'>): string {
  return voice.say(event.hit ? 'tell.line.won' : 'tell.line.lost', {
    british: voice.unit(event.british),
    count: verbCount(voice, [event.british]),
    german: people(voice, [event.german]),
    line: event.line + 1,
  });
}

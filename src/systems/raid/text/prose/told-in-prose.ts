// What happened, in one human sentence: outcome first, then the cause, and the rule once at the end. Dice, sums and
// costs are told on request (detail.ts).

import { type Piece, plainText, type Sentence } from '../../../../words/message.ts';
import type { RaidEvent } from '../../rules/events.ts';
import type { Scenario } from '../../rules/scenario.ts';
import type { RaidState } from '../../rules/state.ts';
import type { Lang } from '../catalogue.ts';
import { showsText } from '../marker.ts';
import { eventName, plainEventText } from '../plain-events.ts';
import type { Told } from '../told.ts';
import { Voice } from '../voice.ts';
import { assaultTold, fireTold, holdsTold, lineTold, lossTold } from './fights-told.ts';
import { marchTold, orderTold, reinforcementsTold, staysTold } from './germans-told.ts';
import { people, verbCount } from './grouped.ts';

/** The event in prose; with the position before it, those it is aimed at go by name. */
export function proseSentence(
  scenario: Scenario,
  event: RaidEvent,
  lang: Lang,
  before: RaidState | null = null,
): Piece[] {
  const voice = new Voice(scenario, lang);
  const text = proseText(voice, event, before);
  return capital(voice.sentence('with.rule', { text, rule: event.rule }));
}

/** The same as plain text. */
export const tellEvent = (...told: Parameters<typeof proseSentence>): string =>
  plainText(proseSentence(...told));

/** A sentence begins with a capital, whatever it begins with. */
export function capital(sentence: readonly Piece[]): Piece[] {
  const [first, ...rest] = sentence;
  if (typeof first !== 'string') return [...sentence];
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest];
}

/** Without its rule; what needs no other words is told as in the terminal. */
function proseText(voice: Voice, event: RaidEvent, before: RaidState | null): string | Sentence {
  switch (event.kind) {
    case 'random-event':
      return voice.say('tell.random-event', { event: small(eventName(voice, event)) });
    case 'alarm':
      return voice.say('tell.alarm', { to: event.to, cause: voice.cause(event.cause) });
    case 'moved':
    case 'landed':
    case 'embarked':
    case 'sailed':
    case 'fell-back':
    case 'sent-back':
      return moveTold(voice, event);
    case 'wake-test':
      return voice.say(event.wakes ? 'tell.wakes' : 'tell.sleeps', voice.places(wakeZones(event)));
    case 'marker-turned':
      return markerTold(voice, event);
    case 'mines': {
      const key = event.explodes ? 'tell.mines.explode' : 'tell.mines.quiet';
      return voice.say(key, voice.places({ zone: event.zone }));
    }
    case 'bangalore': {
      const key = event.gone ? 'tell.bangalore.gone' : 'tell.bangalore.holds';
      return voice.say(key, voice.places({ zone: event.zone }));
    }
    case 'fire':
      return fireTold(voice, event);
    case 'loss':
      return lossTold(voice, event);
    case 'assault':
      return assaultTold(voice, event);
    case 'assault-line':
      return lineTold(voice, event);
    case 'columns':
      return voice.say('tell.columns', {
        round: event.round,
        ...voice.places({ zone: event.zone }),
      });
    case 'prisoner':
      return voice.say('tell.prisoner', {
        guard: voice.unit(event.guard),
        count: verbCount(voice, [event.guard]),
      });
    case 'prisoner-lost':
      return voice.say('tell.prisoner-lost');
    case 'objective':
      return voice.say('tell.objective', { unit: voice.unit(event.unit) });
    case 'german-order':
      return orderTold(voice, event);
    case 'german-holds':
      return holdsTold(voice, event);
    case 'german-stays':
      return staysTold(voice, event);
    case 'german-skipped':
      return voice.say('tell.skipped', { places: voice.at(event.zone) });
    case 'german-move':
      return marchTold(voice, event, before);
    case 'reinforcements':
      return reinforcementsTold(voice, event);
    case 'lost-aboard':
    case 'taken':
    case 'job-done':
      return withPeople(voice, event);
    default:
      return plainEventText(voice, event);
  }
}

const small = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

const wakeZones = ({ zone, by }: Told<'wake-test'>) => ({ zone, by });

function withPeople(voice: Voice, event: Told<'lost-aboard' | 'taken' | 'job-done'>): string {
  const values = { units: people(voice, event.units), count: verbCount(voice, event.units) };
  if (event.kind !== 'lost-aboard') return voice.say(`tell.${event.kind}`, values);
  return voice.say('tell.lost-aboard', { ...values, craft: voice.unit(event.craft) });
}

type Moved = Told<'moved' | 'landed' | 'embarked' | 'sailed' | 'fell-back' | 'sent-back'>;

const moveTold = (voice: Voice, event: Moved): string =>
  voice.say(`tell.${event.kind}`, {
    units: people(voice, event.units),
    count: verbCount(voice, event.units),
    ...voice.places({ from: event.from, to: event.to }),
  });

/** 10.2 Who appears, or what else the marker shows. */
function markerTold(voice: Voice, event: Told<'marker-turned'>): string {
  const zone = voice.places({ zone: event.zone });
  const { placed } = event;
  if (placed.length > 0) {
    const count = verbCount(voice, placed);
    return voice.say('tell.appears', { units: people(voice, placed), count, ...zone });
  }
  const info = voice.scenario.markers[event.marker];
  return voice.say('tell.shows', {
    shows: info === undefined ? '' : showsText(voice, info),
    ...zone,
  });
}

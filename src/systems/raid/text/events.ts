// What happened, one line of text for each event with every die, sum and cost: the war diary of the terminal.

import { type Piece, plainText, type Sentence } from '../../../words/message.ts';
import type { RaidEvent } from '../rules/events.ts';
import type { Scenario } from '../rules/scenario.ts';
import type { Lang } from './catalogue.ts';
import { assaultLineText, assaultText, columnsText, fireText, lossText } from './combat-events.ts';
import { holdsText, marchText, orderText, reinforcementsText, staysText } from './german-events.ts';
import './full/full-words.ts';
import { markerTurnedText } from './full/marker-turned.ts';
import { sumText } from './full/sum-text.ts';
import { eventName, PLAIN_EVENTS } from './plain-events.ts';
import { diceText, dieText } from './sums.ts';
import type { Told } from './told.ts';
import { type Names, Voice } from './voice.ts';

type Tell<K extends RaidEvent['kind']> = (voice: Voice, event: Told<K>) => string | Sentence;
type Moved = Told<'moved' | 'landed' | 'embarked' | 'sailed' | 'fell-back' | 'sent-back'>;

/** The event as one sentence that ends with its rule. */
export function eventSentence(
  scenario: Scenario,
  event: RaidEvent,
  lang: Lang,
  names: Names = 'names',
): Piece[] {
  const voice = new Voice(scenario, lang, names);
  const tell = TELL[event.kind] as Tell<RaidEvent['kind']>;
  return voice.sentence('with.rule', { text: tell(voice, event), rule: event.rule });
}

/** The same as plain text. */
export const describeEvent = (...told: Parameters<typeof eventSentence>): string =>
  plainText(eventSentence(...told));

const TELL: { readonly [K in RaidEvent['kind']]: Tell<K> } = {
  ...PLAIN_EVENTS,
  'random-event': randomEventText,
  alarm: (v, e) => v.say('alarm', { from: e.from, to: e.to, cause: v.cause(e.cause) }),
  taken: (v, e) => v.say('taken', { at: v.at(e.place), units: v.units(e.units) }),
  'job-done': (v, e) => v.say('job-done', { units: v.units(e.units), count: e.units.length }),
  moved: moveText,
  landed: moveText,
  embarked: moveText,
  sailed: moveText,
  'fell-back': moveText,
  'sent-back': moveText,
  'wake-test': wakeTestText,
  'marker-turned': markerTurnedText,
  mines: minesText,
  bangalore: (v, e) =>
    v.say(e.gone ? 'bangalore.gone' : 'bangalore.holds', {
      ...v.places({ zone: e.zone }),
      die: dieText(v, e.die),
    }),
  fire: fireText,
  loss: lossText,
  'lost-aboard': (v, e) =>
    v.say('lost-aboard', {
      units: v.units(e.units),
      count: e.units.length,
      craft: v.unit(e.craft),
    }),
  assault: assaultText,
  columns: columnsText,
  'assault-line': assaultLineText,
  prisoner: (v, e) => v.say('prisoner', { unit: v.unit(e.unit), guard: v.unit(e.guard) }),
  'prisoner-lost': (v, e) => v.say('prisoner-lost', { unit: v.unit(e.unit) }),
  objective: (v, e) => v.say('objective', { unit: v.unit(e.unit), count: e.count }),
  'german-order': orderText,
  'german-holds': holdsText,
  'german-skipped': (v, e) => v.say('german-skipped', v.places({ zone: e.zone })),
  'german-stays': staysText,
  'german-move': marchText,
  reinforcements: reinforcementsText,
};

function randomEventText(voice: Voice, event: Told<'random-event'>): string {
  const dice = diceText(voice, event.dice);
  return voice.say('random-event', { event: eventName(voice, event), dice });
}

function moveText(voice: Voice, event: Moved): string {
  const { units, cost, left } = event;
  return voice.say(event.kind, {
    units: voice.units(units),
    count: units.length,
    ...voice.places({ from: event.from, to: event.to }),
    cost,
    left,
  });
}

function wakeTestText(voice: Voice, event: Told<'wake-test'>): string {
  const { zone, by, die, alarm, wakes } = event;
  const values = { ...voice.places({ zone, by }), die: dieText(voice, die), alarm };
  return voice.say(wakes ? 'wake-test.wakes' : 'wake-test.sleeps', values);
}

function minesText(voice: Voice, event: Told<'mines'>): Piece[] {
  return voice.sentence(event.explodes ? 'mines.explode' : 'mines.quiet', {
    ...voice.places({ zone: event.zone }),
    sum: sumText(voice, event.sum, 'D10'),
    strength: voice.scenario.mineStrength,
  });
}

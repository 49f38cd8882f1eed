// What happened, one line of text for each event: the war diary.

import { type Piece, plainText, type Sentence } from '../../../words/message.ts';
import type { RaidEvent } from '../rules/events.ts';
import type { Scenario } from '../rules/scenario.ts';
import type { Lang } from './catalogue.ts';
import { assaultLineText, assaultText, columnsText, fireText, lossText } from './combat-events.ts';
import { marchText, orderText, reinforcementsText, staysText } from './german-events.ts';
import { markerTurnedText } from './marker.ts';
import { diceText, dieText, sumText } from './sums.ts';
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
  loaded: (v, e) => v.say('loaded', { unit: v.unit(e.unit), craft: v.unit(e.craft) }),
  turn: (v, e) => v.say('turn', { turn: e.turn, clock: e.clock }),
  phase: (v, e) => v.say(`phase.${e.phase}`),
  'random-event': randomEventText,
  'landing-delayed': (v, e) => v.say('landing-delayed', { group: e.group, turn: e.turn }),
  'landing-moved': (v, e) => v.say('landing-moved', { group: e.group, zone: v.zone(e.zone) }),
  'near-miss': (v) => v.say('near-miss'),
  alarm: (v, e) => v.say('alarm', { from: e.from, to: e.to, cause: v.cause(e.cause) }),
  taken: (v, e) => v.say('taken', { at: v.at(e.place), units: v.units(e.units) }),
  left: (v, e) =>
    v.say(e.done ? 'left.done' : 'left.free', { unit: v.unit(e.unit), at: v.at(e.place) }),
  front: (v, e) => v.say('front', { unit: v.unit(e.unit), at: v.at(e.place) }),
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
  stopped: (v, e) => v.say('stopped', { zone: v.zone(e.zone) }),
  bangalore: (v, e) =>
    v.say(e.gone ? 'bangalore.gone' : 'bangalore.holds', {
      zone: v.zone(e.zone),
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
  'assault-over': (v, e) => v.say(`assault-over.${e.result}`, { zone: v.zone(e.zone) }),
  prisoner: (v, e) => v.say('prisoner', { unit: v.unit(e.unit), guard: v.unit(e.guard) }),
  'prisoner-lost': (v, e) => v.say('prisoner-lost', { unit: v.unit(e.unit) }),
  'line-cut': (v, e) => v.say('line-cut', { zone: v.zone(e.zone) }),
  objective: (v, e) => v.say('objective', { unit: v.unit(e.unit), count: e.count }),
  'german-order': orderText,
  'german-stays': staysText,
  'german-move': marchText,
  reinforcements: reinforcementsText,
  'raid-over': (v, e) => v.say(`raid-over.${e.reason}`),
};

/** 5 The event goes by the name its table gives it. */
function randomEventText(voice: Voice, event: Told<'random-event'>): string {
  const { events, engineTrouble } = voice.scenario;
  const row = [...events, engineTrouble].find((r) => r.rule === event.rule.id);
  const name = row?.[voice.lang] ?? voice.word('random event');
  return voice.say('random-event', { event: name, dice: diceText(voice, event.dice) });
}

function moveText(voice: Voice, event: Moved): string {
  const { units, cost, left } = event;
  return voice.say(event.kind, {
    units: voice.units(units),
    count: units.length,
    from: voice.place(event.from),
    to: voice.place(event.to),
    cost,
    left,
  });
}

function wakeTestText(voice: Voice, event: Told<'wake-test'>): string {
  const { zone, die, alarm, wakes } = event;
  const values = { zone: voice.zone(zone), die: dieText(voice, die), alarm };
  return voice.say(wakes ? 'wake-test.wakes' : 'wake-test.sleeps', values);
}

function minesText(voice: Voice, event: Told<'mines'>): Piece[] {
  return voice.sentence(event.explodes ? 'mines.explode' : 'mines.quiet', {
    zone: voice.zone(event.zone),
    sum: sumText(voice, event.sum, 'D10'),
    strength: voice.scenario.mineStrength,
  });
}

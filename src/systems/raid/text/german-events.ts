// 8, 9.3, 11.1g What the Germans do, in words: their order, their marches, those who stay, those who come.

import type { Piece } from '../../../words/message.ts';
import { NONE } from '../rules/types.ts';
import { sumText } from './full/sum-text.ts';
import { drawText, inOrder, pathText } from './german-parts.ts';
import { diceText } from './sums.ts';
import type { Told } from './told.ts';
import type { Voice } from './voice.ts';

export function orderText(voice: Voice, event: Told<'german-order'>): string {
  const stacks = inOrder(voice, event);
  const key = event.what === 'fire' ? 'german-order.fire' : 'german-order.movement';
  return voice.say(key, { stacks: stacks.join(', ') });
}

/** 13.5 The sums without dice, and what the dice would bring. */
export function holdsText(voice: Voice, event: Told<'german-holds'>): Piece[] {
  const { shooter, target, attack, defence, hits, losses } = event;
  return voice.sentence('german-holds', {
    shooter: voice.unit(shooter),
    target: voice.unit(target),
    ...voice.places({ from: event.from, to: event.to }),
    attack: sumText(voice, attack, 'D10'),
    defence: sumText(voice, defence, 'D6'),
    ...{ hits, losses, pairs: hits + losses },
  });
}

export function staysText(voice: Voice, event: Told<'german-stays'>): string {
  const { zone, units, reason } = event;
  return voice.say('german-stays', {
    ...voice.places({ zone }),
    units: voice.units(units),
    count: units.length,
    reason: voice.word(reason),
  });
}

export function marchText(voice: Voice, event: Told<'german-move'>): Piece[] {
  return voice.sentence('german-move', {
    ...voice.places({ from: event.from, towards: event.towards }),
    distance: event.distance,
    route: event.route.map((z) => voice.the(z)).join(', '),
    units: voice.clauses(event.units.map((path) => pathText(voice, path))),
  });
}

export function reinforcementsText(voice: Voice, event: Told<'reinforcements'>): string | Piece[] {
  const text = arrivalText(voice, event);
  if (event.drawn.length === 0) return text;
  const draws = voice.clauses(event.drawn.map((draw) => drawText(voice, draw)));
  return voice.sentence('reinforcements.drawn', { text, draws });
}

function arrivalText(voice: Voice, event: Told<'reinforcements'>): string {
  const { alarm, zone, named, units } = event;
  const values = { dice: diceText(voice, event.dice), alarm };
  if (named === NONE) return voice.say('reinforcements.none', values);
  if (zone === NONE) return voice.say('reinforcements.blocked', values);
  if (units.length === 0) {
    return voice.say('reinforcements.full', { ...values, ...voice.places({ zone }) });
  }
  const arrival = { ...values, units: voice.units(units), ...voice.places({ zone }) };
  if (zone === named) return voice.say('reinforcements.come', arrival);
  return voice.say('reinforcements.elsewhere', { ...arrival, named: voice.the(named) });
}

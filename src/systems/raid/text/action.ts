// What a player can do, in words.

import type { Rule } from '../../../engine/rule.ts';
import type { Action } from '../../../engine/system.ts';
import { type Piece, plainText } from '../../../words/message.ts';
import { Do, doing, first, second } from '../rules/actions.ts';
import type { Scenario } from '../rules/scenario.ts';
import { ABOARD } from '../rules/types.ts';
import type { Key, Lang } from './catalogue.ts';
import { en } from './en.ts';
import { type Names, Voice } from './voice.ts';

/** By Do: the sentence. */
const KEYS: Readonly<Record<number, Key>> = {
  [Do.loadStandard]: 'act.load-standard',
  [Do.load]: 'act.load',
  [Do.take]: 'act.take',
  [Do.front]: 'act.front',
  [Do.end]: 'act.end',
  [Do.leave]: 'act.leave',
  [Do.step]: 'act.step',
  [Do.land]: 'act.land',
  [Do.embark]: 'act.embark',
  [Do.embarkOne]: 'act.embark-one',
  [Do.sail]: 'act.sail',
  [Do.fire]: 'act.fire',
  [Do.snipe]: 'act.snipe',
  [Do.assault]: 'act.assault',
  [Do.done]: 'act.done',
  [Do.blow]: 'act.blow',
  [Do.stop]: 'act.stop',
  [Do.sendBack]: 'act.send-back',
  [Do.contact]: 'act.contact',
  [Do.support]: 'act.support',
  [Do.fill]: 'act.fill',
  [Do.goOn]: 'act.go-on',
  [Do.breakOff]: 'act.break-off',
  [Do.prisoner]: 'act.prisoner',
};

export function describeAction(
  scenario: Scenario,
  action: Action,
  lang: Lang,
  names: Names = 'names',
): string {
  const voice = new Voice(scenario, lang, names);
  const a = first(action);
  const b = second(action);
  if (doing(action) === Do.take && a >= ABOARD) {
    return voice.say('act.take-aboard', { craft: voice.unit(a - ABOARD) });
  }
  const key = KEYS[doing(action)];
  if (key === undefined) throw new RangeError(`no action ${action}`);
  const craft = doing(action) === Do.embark ? a : b;
  return voice.say(key, {
    unit: voice.unit(a),
    ...(a < scenario.zones.length ? voice.places({ zone: a }) : {}),
    craft: voice.unit(craft),
    line: b + 1,
  });
}

/** An action that the rules refused. */
export function refusalSentence(
  scenario: Scenario,
  action: Action,
  rule: Rule,
  lang: Lang,
  names: Names = 'names',
): Piece[] {
  const voice = new Voice(scenario, lang, names);
  return voice.sentence('refused', {
    action: describeAction(scenario, action, lang, names),
    reason: voice.say(reasonKey(action, rule.id)),
    rule: { ...rule, printed: voice.say('refused.rule', { id: rule.id }) },
  });
}

/** The same as plain text. */
export const describeRefusal = (...refused: Parameters<typeof refusalSentence>): string =>
  plainText(refusalSentence(...refused));

/** Rules whose reason depends on what was tried. */
const REASONS: Readonly<Record<string, Readonly<Record<number, Key>>>> = {
  '3d': {
    [Do.load]: 'no.3d.room',
    [Do.embark]: 'no.3d.room',
    [Do.embarkOne]: 'no.3d.room',
  },
  '6.2': {
    [Do.take]: 'no.6.2.take',
    [Do.leave]: 'no.6.2.member',
    [Do.embarkOne]: 'no.6.2.member',
  },
};

function reasonKey(action: Action, rule: string): Key {
  const key = REASONS[rule]?.[doing(action)] ?? `no.${rule}`;
  return Object.hasOwn(en, key) ? (key as Key) : 'no.other';
}

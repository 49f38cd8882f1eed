// What the player can do, in words: by itself, as it is offered in a position, and as it was refused.

import type { Rule } from '../../../engine/rule.ts';
import type { Action } from '../../../engine/system.ts';
import { type Piece, plainText, type Values } from '../../../words/message.ts';
import * as A from '../rules/actions.ts';
import { delayOf, signalNumber } from '../rules/batteries.ts';
import type { Field } from '../rules/field.ts';
import { alongWith } from '../rules/moves.ts';
import { unspentIn } from '../rules/orders.ts';
import { askedOf, G, get, has, hexOf, isOnMap, Mark, type State, turnOf } from '../rules/state.ts';
import { LOADS, NONE } from '../rules/types.ts';
import { hasWords, type Key, type Lang } from './catalogue.ts';
import { capital, type Names, Voice } from './voice.ts';

export function actionText(
  field: Field,
  action: Action,
  lang: Lang,
  names: Names = 'names',
): string {
  const voice = new Voice(field, lang, names);
  return begun(voice.say(keyOf(action), valuesOf(voice, action)));
}

function keyOf(action: Action): Key {
  const verb = A.verbOf(action);
  if (verb === undefined) throw new RangeError(`no action ${action}`);
  return verb === 'target' ? `act.target.${LOADS[A.howOf(action)] ?? 'shell'}` : `act.${verb}`;
}

const begun = (text: string): string => plainText(capital([text]));

const valuesOf = (voice: Voice, action: Action): Values => ({
  ...voice.units({ unit: A.whoOf(action), other: A.whereOf(action) }),
  ...voice.batteries({ battery: A.whoOf(action) }),
  ...voice.places({ hex: A.whereOf(action) }),
  ...{ wire: voice.wire(A.whereOf(action)), edge: voice.edge(A.whereOf(action)) },
});

/** An action as it is offered: with what one should know before choosing it. */
export function offerText(s: State, action: Action, lang: Lang, names: Names = 'names'): string {
  const voice = new Voice(s.scenario, lang, names);
  return begun(offered(voice, s, action));
}

function offered(voice: Voice, s: State, action: Action): string {
  const values = valuesOf(voice, action);
  const plain = voice.say(keyOf(action), values);
  const who = A.whoOf(action);
  switch (A.verbOf(action)) {
    case 'hex': {
      const units = voice.group(unspentIn(s, A.whereOf(action), askedOf(s)));
      return voice.say('offer.hex', { ...values, units });
    }
    case 'deploy':
      return voice.say(
        has(s, who, Mark.dispersed) ? 'offer.deploy.form' : 'offer.deploy.disperse',
        values,
      );
    case 'move-both':
    case 'climb-both':
    case 'melee-both':
    case 'exit-both': {
      const other = alongWith(s, who);
      const key = `offer.${A.verbOf(action)}` as Key;
      return other === NONE ? plain : voice.say(key, { ...values, ...voice.units({ other }) });
    }
    case 'shoot': {
      const lead = get(s, G.lead);
      const hex = hexOf(s, isOnMap(s, lead) ? lead : get(s, G.second));
      return voice.say('offer.shoot', { ...values, ...voice.places({ hex }) });
    }
    case 'target':
      return voice.say('offer.target', {
        ...{ order: plain, turn: turnOf(s) + delayOf(s, who), number: signalNumber(s, who) },
      });
    case 'cancel':
      return voice.say('offer.cancel', { order: plain, number: signalNumber(s, who) });
    default:
      return plain;
  }
}

/** An action that the rules refused. */
export function refusalSentence(
  field: Field,
  action: Action,
  rule: Rule,
  lang: Lang,
  names: Names = 'names',
): Piece[] {
  const voice = new Voice(field, lang, names);
  return voice.sentence('refused', {
    action: actionText(field, action, lang, names),
    reason: voice.say(reasonKey(rule)),
    rule: { ...rule, printed: voice.say('refused.rule', { id: rule.id }) },
  });
}

/** The same as plain text. */
export const describeRefusal = (...refused: Parameters<typeof refusalSentence>): string =>
  plainText(refusalSentence(...refused));

function reasonKey({ id }: Rule): Key {
  const key = `no.${id}`;
  if (!hasWords(key)) throw new RangeError(`rule ${id} has no words for a refusal`);
  return key;
}

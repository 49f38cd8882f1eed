// What the player can do, in words: by itself, as it is offered in a position, and as it was refused.

import type { Rule } from '../../../engine/rule.ts';
import type { Action } from '../../../engine/system.ts';
import { type Piece, plainText, type Values } from '../../../words/message.ts';
import * as A from '../rules/actions.ts';
import { standOf, totalDice } from '../rules/dice.ts';
import type { Field } from '../rules/field.ts';
import { endOf } from '../rules/orders.ts';
import { pointDie } from '../rules/points.ts';
import { dieOf, facingOf, fromOf, G, get, hexOf, type State, targetOf } from '../rules/state.ts';
import { Side } from '../rules/types.ts';
import { dieText } from './asked.ts';
import { hasWords, type Key, type Lang } from './catalogue.ts';
import { capital, type Names, Voice } from './voice.ts';

/** By A.Do: the sentence. */
const KEYS: Readonly<Record<number, Key>> = Object.fromEntries(
  Object.entries(A.Do).map(([verb, kind]) => [kind, `act.${verb}` as Key]),
);

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
  const key = KEYS[A.kindOf(action)];
  if (key === undefined) throw new RangeError(`no action ${action}`);
  return key;
}

const begun = (text: string): string => plainText(capital([text]));

const valuesOf = (voice: Voice, action: Action): Values => ({
  ...voice.units({ unit: A.unitOf(action), target: A.targetOfAttack(action) }),
  spot: voice.spot(A.hexOfOrder(action)),
  atSpot: voice.atSpot(A.hexOfOrder(action)),
  facing: voice.facing(A.facingOfOrder(action)),
  segment: voice.segment(A.segmentOf(action)),
});

/** An action as it is offered: with what one should know before choosing it. */
export function offerText(s: State, action: Action, lang: Lang, names: Names = 'names'): string {
  const voice = new Voice(s.scenario, lang, names);
  const values = valuesOf(voice, action);
  switch (A.kindOf(action)) {
    case A.Do.order:
    case A.Do.charge:
      return begun(orderOffer(voice, s, action, values));
    case A.Do.name:
      return begun(
        voice.say('offer.name', { ...values, die: dieText(voice, pointDie(s, Side.french)) }),
      );
    case A.Do.deal: {
      const { less } = pointDie(s, Side.french);
      return begun(
        voice.say('offer.deal', { ...values, n: dieOf(s, Side.french, get(s, G.die)) - less }),
      );
    }
    case A.Do.attack: {
      const n = totalDice(s, standOf(s, A.unitOf(action)), standOf(s, A.targetOfAttack(action)));
      return begun(voice.say('offer.attack', { ...values, n }));
    }
    case A.Do.follow: {
      const spot = voice.spot(fromOf(s, targetOf(s, A.unitOf(action))));
      return begun(voice.say('offer.follow', { ...values, spot }));
    }
    default:
      return actionText(s.scenario, action, lang, names);
  }
}

/** 8.10 Whether it stays, turns or goes, and whether it may still fight then. */
function orderOffer(voice: Voice, s: State, action: Action, values: Values): string {
  const unit = A.unitOf(action);
  const hex = A.hexOfOrder(action);
  const facing = A.facingOfOrder(action);
  const charge = A.kindOf(action) === A.Do.charge;
  const goes = hex !== hexOf(s, unit);
  const turns = facing !== facingOf(s, unit);
  const order = voice.say(
    charge || goes ? keyOf(action) : turns ? 'offer.turns' : 'offer.stays',
    values,
  );
  if (!charge && !goes && !turns) return voice.say('offer.still', { order });
  const end = endOf(s, unit, hex, facing, charge);
  return voice.say(end?.mayFight === true ? 'offer.may-fight' : 'offer.no-fight', { order });
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

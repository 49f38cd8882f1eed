// Ce que seuls les plans disent, en français.

import type { planEn } from './words-en.ts';

export const planFr: Readonly<Record<keyof typeof planEn, string>> = {
  'plan.purpose': '{order} : {why}',
  'plan.seize': 'pour prendre {objective}',
  'plan.hold': 'pour tenir {objective}',
  'plan.fire': 'pour tirer sur {target}, {n} {n|dé|dés}',
  'plan.away': 'hors du feu {ofFoe}',
  'plan.cover': 'pour se mettre à couvert',
  'plan.towards': 'en direction de l’objectif ({objective})',
  'plan.front': 'pour faire face {toFoe}',
  'plan.finish': 'pour l’anéantir',
  'plan.drive': 'pour débarrasser {objective} de cet ennemi',
  'plan.weaken': 'pour l’affaiblir',
  'plan.risk.hit': 'un point ou plus {chance} %',
  'plan.risk.back': 'repli {chance} %',
  'plan.risk.destroyed': 'destruction {chance} %',
  'plan.risk.threat': 'sous le feu de : {foes} ; un point ou plus de perdu {chance} %',
  'plan.risk.lost': 'unité détruite {chance} %',
};

// Words of a plan on the staff officer's slip, in French.

import type { planEn } from './plan-en.ts';

export const planFr: Record<keyof typeof planEn, string> = {
  'plan.title': 'Ce que je ferais',
  'plan.said': 'Un plan en {n} {n|ligne|lignes}.',
  'plan.take': 'Exécuter',
  'plan.takeLine': 'Exécuter : ligne {n}',
  'plan.takeAll': 'Exécuter tout le plan',
  'plan.takeRest': 'Exécuter le reste',
  'plan.done': 'fait',
  'plan.again': 'Tout ne s’est pas passé comme prévu. À partir d’ici :',
  'plan.only': 'Aucun autre plan ne mérite d’être comparé.',
  'plan.ahead':
    'Par rapport au plan suivant : score attendu {score} sur 100 (±{scoreMargin}), {points} points (±{margin}).',
  'plan.close':
    'C’est serré. Par rapport au plan suivant : score attendu {score} sur 100 (±{scoreMargin}), {points} points (±{margin}).',
  'plan.even':
    'C’est serré : le plan suivant vaut autant, aux marges près (score attendu ±{scoreMargin} sur 100, ±{margin} points).',
  'plan.surer':
    'Il réussit plus souvent que le plan suivant (score attendu {score} sur 100, ±{scoreMargin}), qui rapporte en moyenne {points} points de plus (±{margin}).',
  'plan.more': 'Ce qu’il rapporte et ce qu’il risque',
  'plan.instead': 'L’autre plan prévoit à la place : « {line} »',
  'plan.without': 'L’autre plan s’en passe : « {line} »',
  'plan.supposes':
    'Valable tant que rien d’imprévu n’arrive. Sinon, ou si un dé tombe mal, le plan s’arrête là et l’officier le revoit.',
};

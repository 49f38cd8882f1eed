// Words of a game of other rules that is kept as it is, in French.

import type { keptEn } from './kept-en.ts';

export const keptFr: Record<keyof typeof keptEn, string> = {
  'kept.over':
    'Elle n’est pas rejouée ici : avec d’autres règles ou d’autres données, ce serait une autre partie. Ce qui en a été gardé reste tel quel.',
  'kept.underWay':
    'Elle ne peut pas continuer : avec d’autres règles ou d’autres données, ce serait une autre partie. Ses ordres sont gardés tels qu’ils ont été donnés, et rien n’empêche de commencer une nouvelle partie.',
  'kept.link':
    'Un lien ne peut être fait qu’avec les règles sous lesquelles la partie a été jouée. Le fichier contient toute la partie.',
  'kept.facts': 'Ce qui est gardé',
  'kept.again': 'La même graine, avec les règles actuelles',
  'kept.away': 'La ranger',
  'kept.isAway': 'Elle est rangée : l’accueil ne la propose plus.',
  'kept.delete': 'La supprimer',
};

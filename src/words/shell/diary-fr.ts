// Words of the log, the enemy’s part of the turn and the map as a list, in French.

import type { diaryEn } from './diary-en.ts';

export const diaryFr: Record<keyof typeof diaryEn, string> = {
  'diary.log': 'Journal',
  'diary.filter': 'Montrer',
  'diary.filter.all': 'Tout',
  'diary.turn': 'Tour {n}, {clock}',
  'diary.before': 'Avant le débarquement',
  'diary.empty': 'Rien ne s’est encore passé.',
  'diary.quiet': 'Rien encore pendant ce tour.',
  'diary.nothing': 'Rien de tel pendant ce tour.',
  'diary.lines': '{n} {n|ligne|lignes}',
  'diary.zone': 'Montrer sur la carte : {zone}',
  'diary.moment': 'Voir la carte à cet instant',
  'diary.glance': 'La carte telle qu’elle était',
  'diary.now': 'Revenir au présent',
  'diary.why': 'Pourquoi ?',
  'diary.whyTitle': 'Pourquoi les Allemands ont fait cela',
  'diary.whatHappened': 'Ce qui s’est passé',
  'diary.detail': 'Dés et chiffres',
  'diary.total': 'Total',
  'diary.count': '{n} sur {of}',
  'diary.rolling': 'Les dés roulent…',
  'diary.next': 'Suite',
  'diary.skip': 'Aller à votre tour',
  'diary.zones': 'Zones',
  'diary.zones.units': 'Avec des pions',
  'diary.zones.near': 'Autour de la pile',
  'diary.zones.all': 'Toutes',
  'diary.zones.empty': 'Vide.',
  'diary.zones.show': 'Montrer sur la carte',
};

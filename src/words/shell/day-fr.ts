// Words of today's raid, in French.

import type { dayEn } from './day-en.ts';

export const dayFr: Readonly<Record<keyof typeof dayEn, string>> = {
  'day.title': 'Bataille du jour',
  'day.which': 'Quelle bataille',
  'day.free': 'Une bataille à moi',
  'day.what':
    'La bataille du {day} : à chaque niveau, tout le monde a aujourd’hui le même départ et les mêmes dés, sans événements aléatoires. Votre premier essai terminé compte.',
  'day.done': '{level} : joué',
  'day.of': 'Bataille du {day}',
  'day.counts': 'Votre premier essai terminé : celui-ci compte.',
  'day.again': 'Rejoué, ou joué un autre jour : seul compte le premier essai terminé du jour.',
  'day.streak': '{n} {n|jour|jours} de suite.',
  'day.copy': 'Copier la ligne',
  'day.copied': 'La ligne est copiée : collez-la où vous voulez.',
  'day.byHand': 'Ce navigateur ne laisse pas le jeu copier. Sélectionnez la ligne et copiez-la.',
  'day.points': '{outcome} {vp} PV',
};

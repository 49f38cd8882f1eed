// Words around any lesson, in French.

import type { lessonEn } from './lesson-en.ts';

export const lessonFr: Record<keyof typeof lessonEn, string> = {
  'lesson.progress': 'Étape {n} sur {of}',
  'lesson.wanted': 'Votre ordre',
  'lesson.given': 'donné',
  'lesson.show': 'Le faire pour moi',
  'lesson.passing': 'La partie se poursuit jusqu’à la prochaine étape.',
  'lesson.skip': 'À l’étape suivante',
  'lesson.fold': 'Replier la leçon',
  'lesson.unfold': 'Déplier la leçon',
  'lesson.astray': 'Pas encore. Ordre attendu : {task}.',
  'lesson.watch':
    'Ici, la partie se joue toute seule. Votre prochain ordre viendra à l’étape suivante.',
  'lesson.leave': 'Prendre la main…',
  'lesson.leaveTitle': 'Prendre le commandement ici',
  'lesson.leaveText':
    'À partir d’ici, la partie est à vous. C’est une partie d’entraînement, elle n’entre dans aucun palmarès ; la leçon vous attend là où vous la laissez.',
  'lesson.same': 'D’ici, avec les mêmes dés',
  'lesson.fresh': 'D’ici, avec de nouveaux dés',
  'lesson.new': 'Une nouvelle partie à moi',
  'lesson.restart': 'La leçon depuis le début',
  'lesson.ended': 'De retour en mer',
  'lesson.rules': 'Les règles, avec des images',
  'lesson.kept': 'La leçon n’entre dans aucun palmarès. Elle reprend là où vous la laissez.',
  'lesson.keys': 'Vers la leçon ; entre deux étapes, à la suivante',
  'lesson.none': 'Il n’y a pas de leçon pour cette bataille.',
};

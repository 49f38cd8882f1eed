// Words around any lesson, in French.

import type { lessonEn } from './lesson-en.ts';

export const lessonFr: Record<keyof typeof lessonEn, string> = {
  'lesson.progress': 'Étape {n} sur {of}',
  'lesson.wanted': 'Votre ordre',
  'lesson.given': 'donné',
  'lesson.show': 'Le faire pour moi',
  'lesson.passing': 'Le combat se poursuit jusqu’à la prochaine étape.',
  'lesson.skip': 'À l’étape suivante',
  'lesson.fold': 'Replier la leçon',
  'lesson.unfold': 'Déplier la leçon',
  'lesson.astray': 'Pas encore. Ordre attendu : {task}.',
  'lesson.watch':
    'Ici, le combat se joue tout seul. Votre prochain ordre viendra à l’étape suivante.',
  'lesson.leave': 'Prendre la main…',
  'lesson.leaveTitle': 'Prendre le commandement ici',
  'lesson.leaveText':
    'À partir d’ici, le commandement est à vous. C’est un entraînement, il n’entre dans aucun palmarès ; la leçon vous attend là où vous la laissez.',
  'lesson.same': 'D’ici, avec les mêmes dés',
  'lesson.fresh': 'D’ici, avec de nouveaux dés',
  'lesson.new': 'Une nouvelle bataille à moi',
  'lesson.restart': 'La leçon depuis le début',
  'lesson.rules': 'Les règles, avec des images',
  'lesson.kept': 'La leçon n’entre dans aucun palmarès. Elle reprend là où vous la laissez.',
  'lesson.keys': 'Vers la leçon ; entre deux étapes, à la suivante',
  'lesson.none': 'Il n’y a pas de leçon pour cette bataille.',
};

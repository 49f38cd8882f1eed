// Words of the rulebook screen, in French. The rules themselves are in docs/raid/rules.fr.md.

import type { rulesEn } from './rules-en.ts';

export const rulesFr: Record<keyof typeof rulesEn, string> = {
  'rules.search': 'Chercher dans les règles',
  'rules.contents': 'Chapitres',
  'rules.toContents': 'Sommaire',
  'rules.chapter': 'Chapitre {n},',
  'rules.inBook': 'Ouvrir dans le livret',
  'rules.unknown': 'Le livret n’a pas de règle {id}.',
  'rules.found': '{n} {n|règle trouvée|règles trouvées}',
  'rules.nothing': 'Aucune règle ne contient ces mots.',
  'rules.ruling': 'Décision',
  'rules.rulingPart': 'Décision en partie',
  'rules.rulingText': 'La règle publiée se tait ou n’est pas claire ; voici notre lecture.',
  'rules.rulingPartText':
    'Une partie est notre lecture, là où la règle publiée se tait ; le texte dit laquelle.',
  'rules.reconstructed': 'Reconstitué',
  'rules.reconstructedPart': 'Reconstitué en partie',
  'rules.reconstructedText':
    'La valeur d’origine ne nous était pas accessible ; celle-ci est la nôtre.',
  'rules.design': 'Création',
  'rules.designText': 'Le jeu publié n’a rien de tel ; cela vient de nous.',
  'rules.reconstructedPartText':
    'Une partie ne nous était pas accessible et vient de nous ; le texte dit laquelle.',
};

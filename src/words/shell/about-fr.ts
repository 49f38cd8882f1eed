// Words of the page about the game, in French.

import type { aboutEn } from './about-en.ts';

export const aboutFr: Record<keyof typeof aboutEn, string> = {
  'about.version': 'Version {version}',
  'about.game': 'Le jeu',
  'about.own':
    'Cauldron est une maison de wargames en solitaire. Son code est libre, sous licence MIT ; le texte des règles, les cartes, les pions et les sons sont de notre main.',
  'about.learned':
    'Le jeu de plateau publié dont s’inspire le premier raid appartient à son auteur et à son éditeur. Rien de son texte ni de ses illustrations n’est repris ici.',
  'about.privacy': 'Vos parties',
  'about.privacyText':
    'Parties, réglages et analyses sont gardés dans ce navigateur et nulle part ailleurs. Une fois chargé, le jeu ne demande rien à aucun autre site.',
  'about.licences': 'Ce dont il est fait',
  'about.licencesText': 'Avec la licence de chaque élément, telle que ses auteurs l’ont écrite.',
};

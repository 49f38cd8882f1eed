// Words of the card that today's raid ends in, in French.

import type { resultCardEn } from './result-card-en.ts';

export const resultCardFr: Readonly<Record<keyof typeof resultCardEn, string>> = {
  'card.title': 'Carte du jour',
  'card.par': 'Norme {par} : {how}',
  'card.parLevel': 'Norme du niveau {par} : {how}',
  'card.ahead': '{n} de mieux que la norme',
  'card.behind': '{n} de moins que la norme',
  'card.even': 'à la norme',
  'card.parLater': 'Norme pas encore calculée',
  'card.reckoning':
    'La norme pour ces dés arrive : l’état-major en est au tour {turn} sur {turns}.',
  'card.points': '{outcome}, {vp} {vp|point|points}.',
  'card.turns': 'Tour par tour : {what}.',
  'card.turn': 'tour {turn}, {clock} : {what}',
  'card.quiet': 'aucun tour où quelque chose ait été gagné ou perdu',
  'card.share': 'Partager la carte',
  'card.save': 'Enregistrer l’image',
  'card.saved': 'L’image est enregistrée avec vos téléchargements.',
  'card.failed': 'Ce navigateur ne peut pas faire l’image. La ligne à côté dit la même chose.',
  'card.show': 'Montrer la carte',
};

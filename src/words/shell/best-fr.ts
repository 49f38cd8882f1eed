// Words of the staff's raid on a player's seed, in French.

import type { bestEn } from './best-en.ts';

export const bestFr: Readonly<Record<keyof typeof bestEn, string>> = {
  'best.title': 'La partie de l’état-major',
  'best.badgeText':
    'Joué par le meilleur joueur de l’état-major, avec la même graine, le même niveau et les mêmes options. Il ne compte dans aucun palmarès.',
  'best.yours': 'Votre partie',
  'best.ways': 'La partie de l’état-major sur cette graine',
  'best.watch': 'Voir la partie de l’état-major',
  'best.compare': 'La superposer à la vôtre',
  'best.offer': 'La partie de l’état-major sur cette graine',
  'best.offerText':
    'Le meilleur joueur avec les mêmes dés : où vos chemins se séparent et ce qu’il a fait à la place.',
  'best.playing': 'L’état-major en est au tour {turn} sur {turns}',
  'best.playingText':
    'Le meilleur joueur joue cette graine à ce niveau. Il n’en sait pas plus que vous : ce qui est caché et les dés à venir lui sont tout aussi inconnus. La partie est gardée et s’ouvrira aussitôt la prochaine fois.',
  'best.stop': 'Arrêter',
  'best.stopped': 'Arrêté. Rien n’a été gardé.',
  'best.failed': 'L’état-major n’a pas pu finir la partie. Réessayez.',
  'best.play': 'Laisser jouer l’état-major',
  'best.report': 'Retour à votre rapport',
  'best.early': 'La vôtre d’abord ?',
  'best.earlyText':
    'Vous n’avez encore fini aucune partie sur cette graine. Celle de l’état-major montre où sont les Allemands et comment tombent les dés : il ne resterait plus rien à découvrir.',
  'best.earlyDay':
    'C’est la bataille du jour, et vous n’avez pas fini la vôtre. La partie de l’état-major montre où sont les Allemands et comment tombent les dés aujourd’hui : un résultat obtenu ensuite ne vaudrait plus grand-chose.',
  'best.anyway': 'La montrer quand même',
  'best.own': 'Continuer la mienne',
  'best.ownDay': 'Jouer la bataille du jour',
  'best.branched':
    'Cette partie a été reprise avec de nouveaux dés : il n’y a pas de graine unique sur laquelle l’état-major pourrait la jouer.',
  'best.why': 'Pourquoi',
  'best.weighing': 'L’officier d’état-major pèse les deux ordres…',
  'best.whyBoth':
    'Interrogé à ce moment-là, l’officier d’état-major compte sur {best} points avec « {order} » et sur {yours} avec « {other} ».',
  'best.whyClose':
    'Interrogé à ce moment-là, l’officier d’état-major ne voit pas de différence nette : {best} points avec « {order} », {yours} avec « {other} ».',
  'best.whyOne':
    'Interrogé à ce moment-là, l’officier d’état-major compte sur {best} points avec « {order} » ; « {other} » n’était pas parmi les ordres qu’il a pesés.',
  'best.noWhy': 'L’officier d’état-major n’a rien à en dire.',
  'best.moments': 'Ce que chacun a fait',
  'best.momentsText': 'Les moments clés des deux parties, tour par tour.',
};

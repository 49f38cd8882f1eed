// Words of the staff's raid on a player's seed, in French.

import type { bestEn } from './best-en.ts';

export const bestFr: Readonly<Record<keyof typeof bestEn, string>> = {
  'best.title': 'Le raid de l’état-major',
  'best.badgeText':
    'Joué par le meilleur joueur de l’état-major, avec la même graine, le même niveau et les mêmes options. Il ne compte dans aucun palmarès.',
  'best.yours': 'Votre raid',
  'best.ways': 'Le raid de l’état-major sur cette graine',
  'best.watch': 'Voir le raid de l’état-major',
  'best.compare': 'Le superposer au vôtre',
  'best.offer': 'Le raid de l’état-major sur cette graine',
  'best.offerText':
    'Le meilleur joueur avec les mêmes dés : où vos chemins se séparent et ce qu’il a fait à la place.',
  'best.playing': 'L’état-major en est au tour {turn} sur {turns}',
  'best.playingText':
    'Le meilleur joueur joue cette graine à ce niveau. Il n’en sait pas plus que vous : marqueurs cachés et dés à venir lui sont tout aussi inconnus. Le raid est gardé et s’ouvrira aussitôt la prochaine fois.',
  'best.stop': 'Arrêter',
  'best.stopped': 'Arrêté. Rien n’a été gardé.',
  'best.failed': 'L’état-major n’a pas pu finir le raid. Réessayez.',
  'best.play': 'Laisser jouer l’état-major',
  'best.report': 'Retour à votre rapport',
  'best.early': 'Le vôtre d’abord ?',
  'best.earlyText':
    'Vous n’avez encore fini aucun raid sur cette graine. Celui de l’état-major montre où sont les Allemands et comment tombent les dés : il ne resterait plus rien à découvrir.',
  'best.earlyDay':
    'C’est le raid du jour, et vous n’avez pas fini le vôtre. Celui de l’état-major montre où sont les Allemands et comment tombent les dés aujourd’hui : un résultat obtenu ensuite ne vaudrait plus grand-chose.',
  'best.anyway': 'Le montrer quand même',
  'best.own': 'Continuer le mien',
  'best.ownDay': 'Jouer le raid du jour',
  'best.branched':
    'Ce raid a été repris avec de nouveaux dés : il n’y a pas de graine unique sur laquelle l’état-major pourrait le jouer.',
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
  'best.momentsText': 'Les moments clés des deux raids, tour par tour.',
};

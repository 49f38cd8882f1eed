// Words of the review after a raid and of par on the report, in French.

import type { reviewEn } from './review-en.ts';

export const reviewFr: Record<keyof typeof reviewEn, string> = {
  'review.kicker': '{level}, graine {seed}',
  'review.open': 'Analyse',
  'review.lead':
    'Ce que valait la partie d’ordre en ordre, et la part du jugement et celle de la chance.',
  'review.past.rules':
    'Faite sous les règles {theirs} et montrée telle qu’elle a été gardée ; les règles en sont à la version {ours}.',
  'review.past.data':
    'Faite sur d’anciennes données de « {battle} » et montrée telle qu’elle a été gardée.',
  'review.unfinished':
    'Cette partie n’est pas terminée. Elle pourra être analysée quand elle le sera.',
  'review.continue': 'Retour à la partie',
  'review.budget': 'Profondeur',
  'review.budget.quick': 'Rapide',
  'review.budget.standard': 'Normale',
  'review.budget.deep': 'Approfondie',
  'review.budgetText.quick': '{n} parties jouées depuis chaque position. Les grosses gaffes.',
  'review.budgetText.standard':
    '{n} parties jouées depuis chaque position, et chaque mouvement évalué.',
  'review.budgetText.deep': '{n} parties jouées depuis chaque position. Demande un bon moment.',
  'review.start': 'Commencer l’analyse',
  'review.startText':
    'Elle tourne à côté de la page et peut être arrêtée à tout moment. Le résultat est conservé avec la partie.',
  'review.running': 'Positions évaluées',
  'review.preparing': 'Lecture de la partie…',
  'review.runningText': 'Vous pouvez changer d’onglet ; quitter cette page arrête l’analyse.',
  'review.stop': 'Arrêter',
  'review.failed':
    'L’analyse n’a pas pu aboutir : un calcul a échoué. Rien n’est perdu ; réessayez.',
  'review.again': 'Refaire l’analyse',
  'review.save': 'Enregistrer l’analyse',
  'review.report': 'Rapport',
  'review.watchAll': 'Revoir la partie',

  'review.sum': 'Chance et jugement',
  'review.atStart': 'Chances au départ',
  'review.decisions': 'Vos décisions',
  'review.luck': 'Chance',
  'review.atEnd': 'À la fin',
  'review.meaning': 'Que veulent dire ces mentions ?',
  'review.noMarks': 'Aucune décision n’a coûté cher.',
  'mark.inaccuracy': 'Imprécision',
  'mark.mistake': 'Erreur',
  'mark.blunder': 'Gaffe',
  'mark.fine': 'Bel ordre',
  'mark.letter.inaccuracy': 'I',
  'mark.letter.mistake': 'E',
  'mark.letter.blunder': 'G',
  'mark.letter.fine': 'B',
  'mark.count.inaccuracy': '{n} {n|imprécision|imprécisions}',
  'mark.count.mistake': '{n} {n|erreur|erreurs}',
  'mark.count.blunder': '{n} {n|gaffe|gaffes}',
  'mark.count.fine': '{n} {n|bel ordre|beaux ordres}',
  'mark.text.lost':
    'L’ordre a coûté au moins {n} de chances de succès par rapport au meilleur ordre trouvé.',
  'mark.text.fine':
    'L’ordre valait au moins {n} de plus que ce qu’aurait fait un jeu solide sans calcul d’avance.',
  'mark.text.best':
    'Le meilleur ordre est le meilleur qui ait été trouvé, par la recherche du planificateur et par ce que ferait un jeu solide. Ce qui pouvait encore être fait après un ordre sans dés n’a pas été perdu par lui.',
  'mark.text.luck':
    'La chance est la valeur de ce qu’un ordre a donné, moins la valeur de l’ordre avant que ses dés ne tombent. Un ordre sans dés ne doit rien à la chance.',

  'review.curve': 'Chances de succès d’ordre en ordre',
  'review.curveHelp':
    'Les flèches vont d’ordre en ordre, Pg préc. et Pg suiv. de mention en mention.',
  'review.cursor': 'Ordre',
  'review.key.value': 'chances de succès',
  'review.key.decision': 'décision',
  'review.key.luck': 'chance',
  'review.where': 'Ordre {n} sur {of}, {clock}',
  'review.end': 'La fin de la partie',
  'review.valueText': 'chances {before}, puis {after}',
  'review.split': 'Décision {decision}, chance {luck}.',
  'review.noLuck': 'sans dés',
  'review.takenBack': 'L’ordre suivant l’annule : rien n’était encore décidé.',
  'review.revalued': 'Calcul exact',
  'review.revaluedText':
    'Vers sa fin, une partie peut être étudiée jusqu’au dernier ordre et au dernier dé. À partir de là, elle vaut ce que donne le meilleur jeu et non plus ce qu’un plan simple en tire ; l’écart n’est ni une décision ni de la chance et figure à part.',
  'review.exactFrom':
    'À partir d’ici, la partie est étudiée jusqu’au bout : {change} par rapport à l’échantillon.',
  'review.sampledFrom': 'À partir d’ici, la partie est de nouveau échantillonnée : {change}.',
  'review.better': 'Mieux valait : {action}.',
  'review.before': 'Avant',
  'review.after': 'Après',
  'review.decision': 'Décision',
  'review.order': 'Ordre',
  'review.turn': 'Tour',
  'review.time': 'Heure',
  'review.mark': 'Mention',
  'review.total': 'Ensemble',
  'review.watch': 'Revoir',
  'review.watchOf': 'Revoir l’ordre {n}',
  'review.try': 'Essayer',
  'review.tryFresh': 'avec d’autres dés',
  'review.tryOf': 'Essayer à l’ordre {n}',
  'review.tryFreshOf': 'Essayer à l’ordre {n} avec d’autres dés',

  'review.turns': 'Tour par tour',
  'review.every': 'Chaque ordre qui a changé quelque chose',
  'review.everyText':
    '{n} {n|autre ordre n’a|autres ordres n’ont} rien changé de mesurable. Ensemble, les lignes font le tout.',

  'review.costliest': 'Les décisions les plus coûteuses',
  'review.costliestNone': 'Aucune décision n’a coûté cher.',
  'review.cost': '−{cost} (±{margin})',
  'review.was': 'Vous avez ordonné',
  'review.betterWas': 'Mieux valait',
  'review.because': 'car, en points par partie :',
  'review.otherwiseWas': 'contre :',
  'review.sameReasons': 'Les points sont les mêmes ; le succès est plus fréquent.',

  'review.ledger': 'Le registre des dés',
  'review.ledgerText':
    'Comment les dés sont tombés : chaque jet face à ce qu’il donne en moyenne. Parmi les parties aux mêmes jets, {share} ont eu des dés aussi {side}. Ce qu’ils ont fait à la partie, c’est sa chance : {luck}.',
  'review.lucky': 'favorables, ou davantage',
  'review.unlucky': 'contraires, ou davantage',
  'review.kind': 'Jet',
  'review.rolls': 'Jets',
  'review.came': 'Obtenu',
  'review.expected': 'En moyenne',
  'review.unusual': 'Rareté',
  'review.tail.lucky': 'aussi favorables : {share} des parties',
  'review.tail.unlucky': 'aussi contraires : {share} des parties',
  'review.tail.plain': 'rien d’inhabituel',
  'review.tail.certain': 'rien d’autre ne pouvait venir',
  'review.tail.nobody': 'ne favorise personne',
  'review.luckiest': 'Les meilleurs coups du sort',
  'review.unluckiest': 'Les pires coups du sort',
  'review.noMoments': 'Aucun.',
  'review.all': 'Tous les jets ensemble',
  'review.eachRoll': 'Chaque jet',
  'review.zone': 'Où',
  'review.dice': 'Dés',
  'review.die': 'D{sides} : {value}',
  'review.good': 'bon pour vous',
  'review.bad': 'mauvais pour vous',
  'review.even': 'comme attendu',

  'luck.is': 'Chance : {figure} sur cent.',
  'luck.figure': '{luck} (±{margin})',
  'luck.none': 'Chance : pas encore calculée. L’analyse de la partie la calcule.',
  'luck.text':
    'Ce que le hasard a fait aux chances de succès de la partie, sur cent, par rapport à ce qu’il fait en moyenne.',
  'luck.ofMany': 'Chance sur {n} {n|partie analysée|parties analysées} : {sum} sur cent en tout.',
  'luck.noneOfMany': 'Chance : pas encore calculée pour ces parties. Leur analyse la calcule.',
  'luck.others': '{n} {n|n’est pas encore analysé|ne sont pas encore analysés}.',

  'par.title': 'La norme',
  'par.yours': 'Avec {points} {points|point|points}, vous dépassez environ {share} de ses parties.',
  'par.yoursLow':
    'Presque toutes ses parties rapportent plus que {points} {points|point|points}, votre total.',
  'par.seed': 'Avec cette même graine, le planificateur fait {points} points : {outcome}.',
  'par.ahead': '{n} {n|point|points} de mieux que la norme.',
  'par.behind': '{n} {n|point|points} de moins que la norme.',
  'par.level-with': 'À la norme.',
  'par.strip':
    'Les huit dixièmes du milieu des parties du planificateur, de {low} à {high} points ; la vôtre à {points}.',
  'par.play': 'Faire jouer cette graine au planificateur',
  'par.playing': 'Le planificateur en est au tour {turn} sur {turns}',
  'par.stop': 'Arrêter',
  'par.failed': 'Le planificateur n’a pas pu finir la partie. Réessayez.',
  'par.playText':
    'Il n’en sait pas plus que vous : ce qui est caché et les dés à venir lui sont tout aussi inconnus. La même graine donne toujours le même résultat.',
};

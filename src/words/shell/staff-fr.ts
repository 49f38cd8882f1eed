// Words of the staff officer in the raid, and of the helps in the settings, in French.

import type { staffEn } from './staff-en.ts';

export const staffFr: Record<keyof typeof staffEn, string> = {
  'staff.chance': 'Chances de succès',
  'staff.pointsShort': 'pts',
  'staff.working': 'L’officier d’état-major fait ses calculs…',
  'staff.before': 'avant cette action',
  'staff.open': 'Ce que cela signifie',
  'staff.marginText':
    'Après {n} parties, les parts sont connues à {margin} près (95\u00a0%). Le chiffre se précise pendant que vous réfléchissez.',
  'staff.exact': 'La partie est terminée : plus rien ne dépend du hasard.',
  'staff.searched':
    'Il reste si peu à jouer que tous les ordres et tous les dés ont été passés en revue : les chiffres sont exacts. C’est ce que donne le meilleur jeu à partir d’ici.',
  'staff.exactly': 'exact',
  'staff.range': 'de {low} à {high}',
  'staff.outcome': 'Issue',
  'staff.share': 'Probabilité',
  'staff.between': 'Entre (95\u00a0%)',
  'staff.expected': 'Points attendus',
  'staff.turnOff': 'Ne plus montrer les chances de succès',

  'staff.askKey': 'Que feriez-vous ?',
  'staff.counsel': 'L’officier d’état-major',
  'staff.weighing': 'L’officier d’état-major compare les choix…',
  'staff.again': 'Les choses ont tourné autrement : l’officier d’état-major revoit son plan…',
  'staff.failed': 'L’officier d’état-major est injoignable. Rechargez la page pour le retrouver.',
  'staff.wouldDo': 'Je ferais ceci',
  'staff.do': 'Donner cet ordre',
  'staff.close': 'Ranger l’avis',
  'staff.only': 'Rien d’autre ici ne mérite d’être comparé.',
  'staff.ahead':
    'Par rapport au choix suivant, « {next} », il rapporte {points} points en moyenne (±{margin}).',
  'staff.close-call':
    'C’est serré : par rapport au choix suivant, « {next} », il rapporte {points} points en moyenne, avec une marge de ±{margin}.',
  'staff.surer':
    'Il réussit plus souvent que le choix suivant, « {next} », qui rapporte {points} points de plus en moyenne (±{margin}).',
  'staff.even':
    'C’est serré : le choix suivant, « {next} », vaut autant à la marge près (±{margin} points).',
  'staff.exactAhead':
    'Étudié jusqu’au bout : par rapport au choix suivant, « {next} », il rapporte {points} points en moyenne, calcul exact.',
  'staff.exactEven': 'Étudié jusqu’au bout : le choix suivant, « {next} », vaut exactement autant.',
  'staff.gains': 'Ce qu’il rapporte, en points',
  'staff.risks': 'Ce qu’il risque, en points',
  'staff.lessLikely': 'Moins de risque : {what}',
  'staff.moreLikely': 'Plus de risque : {what}',
  'staff.gainsNothing': 'Aucune ligne du décompte n’y gagne.',
  'staff.risksNothing': 'Aucune ligne du décompte n’y perd.',
  'staff.weighed': 'Ce qui a été comparé',
  'staff.order': 'Ordre',
  'staff.raids': 'Parties',
  'staff.standing': 'Un jeu solide, sans calcul d’avance, ferait de même.',
  'staff.otherwise': 'Un jeu solide, sans calcul d’avance, choisirait plutôt : {action}.',
  'staff.keys.ask': 'Demander à l’officier d’état-major ce qu’il ferait',

  'helps.title': 'L’officier d’état-major',
  'helps.text':
    'De l’aide pendant le jeu. Une partie jouée avec les trois aides coupées, du premier ordre au dernier, porte une mention dans les archives. Rétablissez-en une en cours de route, et la mention disparaît.',
  'helps.chance': 'Chances de succès',
  'helps.chanceText': 'Une barre à côté de la carte : succès total, demi-succès, échec.',
  'helps.advice': 'Avis de l’état-major',
  'helps.adviceText': 'Répond à « Que feriez-vous ? » par un plan et ses raisons.',
  'helps.threats': 'Menaces',
  'helps.threatsText':
    'Ce que les Allemands peuvent faire à chaque pile si la phase s’arrêtait maintenant.',
  'helps.none': 'Sans aide',
  'helps.noneText':
    'Sans chances de succès, ni avis de l’état-major, ni menaces. La partie porte la mention dans les archives, sauf si vous rétablissez une aide avant la fin.',
};

// Pourquoi les Allemands ont fait ce qu’ils ont fait : ce qu’ils ont vu, préféré, et ce qui les aurait fait changer d’avis.

import type { whyEn } from './why-en.ts';

export const whyFr: Readonly<Record<keyof typeof whyEn, string>> = {
  'question.test the character': 'tester ou non leur général',
  'question.lead a segment': 'mener ou non un segment en personne',
  'question.which segment gets the die': 'quel segment reçoit le dé',
  'question.who moves first': 'qui bouge le premier',
  'question.the next order': 'quelle unité reçoit le prochain ordre, et lequel',
  'question.whom to attack': 'qui attaquer',
  'question.convert a loss': 'céder ou non du terrain au lieu de perdre un point',
  'question.follow up': 'exploiter ou non la percée',

  'why.saw.test the character': 'Leur général était {character}',
  'why.saw.lead a segment': 'Leur général a cherché le segment où il a le plus d’unités',
  'why.saw.who moves first': 'Ils avaient gagné le choix, {german} à {french}',
  'why.saw.convert a loss':
    '{unit} était sous les coups et pouvait céder du terrain au lieu de perdre un point',
  'why.saw.follow up': '{unit} avait devant son front la place libre de l’adversaire : {hex}',
  'why.forced': 'Un général audacieux, ou qui a mené un segment, doit être testé {rule}',
  'why.discontent': 'Ils en veulent un plus hardi : au-dessous de pragmatique, on teste {rule}',
  'why.content': 'Un général pragmatique est ce qu’ils veulent {rule}',
  'why.more by leading':
    'En menant {segment} en personne, il active nettement plus d’unités que par ses dés {rule}',
  'why.more by command': 'Ses dés valaient mieux que de mener un segment en personne {rule}',
  'why.let them show their hand':
    'Ils laissent toujours les Français bouger d’abord, pour répondre à ce qu’ils voient {rule}',
  'why.somewhere to go':
    'Il y avait de la place derrière, et le terrain coûte moins que les hommes {rule}',
  'why.nowhere to go': 'Il n’y avait pas de place où se replier {rule}',
  'why.objective': 'Objectif : {hex}. Ils y entrent toujours {rule}',
  'why.not into the bag': 'Là, {unit} aurait eu un ennemi dans le dos {rule}',
  'why.stay on what we hold': 'Sa tâche était de garder la place occupée {rule}',
  'why.forward': 'Plus près du but : {hex} {rule}',
  'why.no nearer': 'Pas plus près du but : {hex} {rule}',
  'why.else.forced': 'Ils n’avaient pas le choix',
  'why.else.discontent': 'Un général pragmatique, ils l’auraient gardé',
  'why.else.content': 'Pusillanime ou prudent, ils l’auraient testé',
  'why.else.more by leading': 'Avec moins d’unités à cet endroit, il s’en serait remis à ses dés',
  'why.else.more by command': 'Avec plus d’unités dans un seul segment, il l’aurait mené lui-même',
  'why.else.let them show their hand': 'Rien sur le terrain n’y aurait rien changé',
  'why.else.somewhere to go':
    'Avec des ennemis, de l’eau ou des amis derrière, la perte aurait été subie',
  'why.else.nowhere to go': 'Un hexagone libre derrière, et le terrain aurait été cédé',
  'why.else.objective': 'Seule une place qui n’est pas un objectif les fait réfléchir',
  'why.else.not into the bag': 'Sans cet ennemi, le but aurait décidé',
  'why.else.stay on what we hold': 'Un objectif à prendre aurait attiré l’unité en avant',
  'why.else.forward': 'Un ennemi au contact derrière le nouveau front aurait retenu l’unité',
  'why.else.no nearer': 'Plus près du but, la place aurait été occupée',

  'why.points.die':
    '{score} {score|point|points} (dé : {die}) pour {segment}, où le plus d’unités restaient sans points {rule}',
  'why.points.named':
    'Un dé pour {segment}, désigné avant le jet : c’est là que le plus d’unités restaient sans points {rule}',
  'why.points.west':
    '{segment} et {others} le demandaient autant ; le premier par l’ouest l’emporte {rule}',
  'why.points.only': 'Ils n’ont d’unités que dans {segment} {rule}',
  'why.points.else': 'Plus d’unités sans points ailleurs y auraient attiré le dé suivant',

  'why.saw.order':
    'Dans le segment {segment}, ils avaient le choix entre {n} {n|ordre|ordres}, pour {units} {rule}',
  'why.mission': '{unit} a sa tâche : {mission} ; but du moment : {goal} {rule}',
  'why.no-mission': '{unit} doit tenir sur place {rule}',
  'why.kind.face about':
    'Avant tout, {unit} devait faire face à des ennemis proches derrière son front {rule}',
  'why.kind.finish':
    '{unit} pouvait détruire {target} : {dice} {dice|dé|dés}, assez pour ce qui en reste {rule}',
  'why.kind.spare':
    '{unit} est faible et sous un feu nourri : mieux valait une place avec {take} à craindre {rule}',
  'why.kind.stab':
    '{unit} pouvait prendre {target} à revers avec {dice} {dice|dé|dés}, {take} à craindre en retour {rule}',
  'why.kind.seize': '{unit} pouvait entrer dans un objectif qui n’est pas à eux : {hex} {rule}',
  'why.kind.storm':
    '{unit} pouvait donner l’assaut {toTarget} : {give} à attendre, {take} à craindre en retour {rule}',
  'why.kind.draw off':
    '{unit} subissait un feu dont sa réplique ne valait pas la moitié ; là-bas, {take} à craindre {rule}',
  'why.kind.gun line':
    '{unit} pouvait tirer sur place sur {target} avec {dice} {dice|dé|dés} : {give} à attendre {rule}',
  'why.kind.into line':
    'Position à venir : {hex}, d’où {unit} aura {dice} {dice|dé|dés} au tour suivant ; en chemin, {take} à craindre {rule}',
  'why.kind.march': 'Faute de mieux, {unit} a gagné du terrain vers {goal} {rule}',
  'why.kind.shot': 'Un tir sur {target} valait mieux que rien : {dice} {dice|dé|dés} {rule}',
  'why.kind.front': '{unit} ne faisait pas face à ses ennemis et les regarde maintenant {rule}',
  'why.hits.none': 'aucun coup',
  'why.hits.exactly': '{hits} {n|coup|coups}',
  'why.hits': 'environ {hits} {n|coup|coups}',
  'why.nerve': 'Leur général accepte pour cela jusqu’à {nerve} de votre feu {rule}',
  'why.rank':
    'De tous les ordres, {n} {n|était|étaient} de cette sorte, la plus pressante ; le reste venait après {rule}',
  'why.rank.units': 'Rien d’aussi pressant à faire pour {others} {rule}',
  'why.only': 'Il n’y avait pas d’autre ordre à donner {rule}',
  'why.order.next': 'Ensuite : {others}',
  'why.else.order.face about':
    'Sans personne derrière son front, l’unité aurait été libre pour autre chose',
  'why.else.order.finish':
    'S’il restait {toTarget} plus que {give} à perdre, cela n’aurait pas suffi',
  'why.else.order.spare': 'Avec plus de deux points, ou sous moins de feu, l’unité serait restée',
  'why.else.order.stab': 'De front, ç’aurait été une attaque comme une autre sur {target}',
  'why.else.order.seize':
    'Une unité à vous sur la place, ou plus de {nerve} à attendre de votre feu, les aurait tenus à l’écart',
  'why.else.order.storm':
    'Plus de {nerve} à attendre de votre feu, ou plus qu’il n’en donne, auraient arrêté l’assaut',
  'why.else.order.draw off': 'Si son feu avait valu la moitié du vôtre, l’unité serait restée',
  'why.else.order.gun line':
    'Avec {target} hors de vue ou de portée, l’unité aurait poursuivi vers {goal}',
  'why.else.order.into line':
    'Plus de {nerve} à attendre de votre feu à cet endroit l’en auraient tenue à l’écart',
  'why.else.order.march':
    'Plus de {nerve} à attendre de votre feu, ou trop des vôtres alentour, auraient arrêté la marche',
  'why.else.order.shot': 'Deux dés depuis une autre place, ou un chemin sûr, auraient mieux valu',
  'why.else.order.front': 'Déjà face à vos unités, elle serait restée telle quelle',

  'filter.rank': 'la sorte la plus pressante',
  'filter.most give': 'le plus de coups à attendre',
  'filter.least take': 'le moins de feu en retour',
  'filter.most give less take': 'le plus de coups pour le moins de feu',
  'filter.nearest its goal': 'le plus près du but',
  'filter.cover': 'à couvert',
  'filter.least movement': 'le moins de mouvement',
  'filter.two dice next turn': 'deux dés au tour suivant',
  'filter.most dice from afar': 'le plus de dés de loin',
  'filter.most dice next turn': 'le plus de dés au tour suivant',
  'filter.most way gained': 'le plus de chemin gagné',
  'filter.front to the enemy': 'le meilleur front vers l’ennemi',
  'filter.roll call': 'l’ordre de bataille',
  'filter.map order': 'l’ordre de la carte',
  'filter.not already dead': 'pas déjà perdu',
  'filter.kill': 'peut être détruit',
  'filter.most effect': 'le plus de coups à attendre',
  'filter.on the ground that counts': 'sur un objectif',
  'filter.weakest': 'le plus faible',
  'filter.most units without points': 'le plus d’unités sans points',
  'filter.from the west': 'le premier par l’ouest',
  'filter.forced': 'doit être testé',
  'filter.discontent': 'pas contents de lui',
  'filter.content': 'contents de lui',
  'filter.more by leading': 'davantage en menant lui-même',
  'filter.more by command': 'davantage par ses dés',
  'filter.let them show their hand': 'les laisser montrer leur jeu',
  'filter.somewhere to go': 'de la place derrière',
  'filter.nowhere to go': 'nulle part où aller',
  'filter.objective': 'un objectif',
  'filter.not into the bag': 'un ennemi serait dans le dos',
  'filter.stay on what we hold': 'garde ce qu’on tient',
  'filter.forward': 'plus près du but',
  'filter.no nearer': 'pas plus près du but',
  'why.step.most give': 'Parmi ceux-là, le plus d’effet : {best} contre {next} {rule}',
  'why.step.least take': 'Parmi ceux-là, le moins de feu en retour : {best} contre {next} {rule}',
  'why.step.most give less take':
    'Parmi ceux-là, le meilleur marché entre l’effet et le risque {rule}',
  'why.step.nearest its goal':
    'Parmi ceux-là, le plus près du but : {best} contre {next} de chemin {rule}',
  'why.step.cover': 'Parmi ceux-là, le couvert {rule}',
  'why.step.least movement': 'Parmi ceux-là, le moins de mouvement {rule}',
  'why.step.two dice next turn': 'Parmi ceux-là, une place avec deux dés au tour suivant {rule}',
  'why.step.most dice from afar':
    'Parmi ceux-là, le plus de dés de loin : {best} contre {next} {rule}',
  'why.step.most dice next turn':
    'Parmi ceux-là, le plus de dés au tour suivant : {best} contre {next} {rule}',
  'why.step.most way gained':
    'Parmi ceux-là, le plus de chemin gagné : {best} contre {next} {rule}',
  'why.step.front to the enemy':
    'Entre ordres pareils, le meilleur front vers l’ennemi a décidé {rule}',
  'why.step.roll call':
    'Rien d’autre ne départageait le reste : l’ordre de bataille a décidé {rule}',
  'why.step.map order':
    'Rien d’autre ne départageait le reste : l’ordre de la carte a décidé {rule}',

  'why.saw.targets': '{unit} pouvait attaquer {targets} {rule}',
  'why.target.not already dead':
    '{others} : ce que d’autres y destinent suffit déjà à détruire l’unité {rule}',
  'why.target.kill': 'Ils préfèrent qui ils peuvent détruire : {target} {rule}',
  'why.target.most effect':
    'Ils préfèrent le plus grand effet : {target}, {best} contre {next} {rule}',
  'why.target.on the ground that counts':
    'Ils préfèrent qui se tient sur un objectif : {target} {rule}',
  'why.target.weakest':
    'Ils préfèrent le plus faible : {target}, {best} {best|point|points} contre {next} {rule}',
  'why.target.roll call':
    'Rien d’autre ne les départageait : l’ordre de bataille a désigné {target} {rule}',
  'why.target.only': 'Il n’y avait personne d’autre à attaquer {rule}',
  'why.else.target.not already dead':
    'Si personne d’autre n’y avait visé, ils l’auraient considéré aussi',
  'why.else.target.kill': 'S’il restait plus de points {toTarget}, l’effet attendu aurait décidé',
  'why.else.target.most effect':
    'À couvert, plus haut ou plus loin, ils auraient épargné {target} pour {others}',
  'why.else.target.on the ground that counts':
    'Hors de l’objectif, {target} aurait été une cible parmi d’autres',
  'why.else.target.weakest':
    'Avec plus de {next} {next|point|points}, ils auraient épargné {target} pour {others}',
  'why.else.target.roll call': 'La moindre différence qui compte aurait décidé avant cela',
  'why.else.target.only': 'Une autre cible devant, en vue et à portée les aurait fait choisir',

  'trace.question': 'Question : {question} {rule}',
  'trace.count': '{n} {n|candidat|candidats}',
  'trace.filter': '{name} {rule} : {values} ; {kept} de reste',
  'trace.value': '{what} {value}',
  'trace.more': '{n} de plus',
  'trace.chosen': 'Choix : {what}',
  'trace.yes': 'oui',
  'trace.no': 'non',
};

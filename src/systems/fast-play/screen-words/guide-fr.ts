// Words of the guidance for a first battle: the briefing, the key of the map and the hints, in French.

export const guideFr = {
  'fp.guide.briefing': 'Briefing',
  'fp.guide.begin': 'À la carte',
  'fp.guide.lead':
    'Vous commandez {yourArmy}. Personne ne joue les Allemands : ils suivent leurs règles, et chacune de leurs décisions peut dire pourquoi.',
  'fp.guide.aim': 'Le but',
  'fp.guide.aimText':
    'La bataille finit avec le tour {turns}, à la nuit. Compte alors ce que vous tenez : {objectives}. Une unité allemande détruite ajoute un point, une des vôtres en ôte un. {success} points font un succès, {half} un demi-succès.',
  'fp.guide.points': 'Peu d’ordres',
  'fp.guide.pointsText':
    'Le terrain a quatre segments, séparés par des fils. Chaque tour, des dés donnent à chacun quelques points d’action, et tout ordre à une unité en coûte un à son segment.',
  'fp.guide.order': 'Un ordre : un hexagone et un front',
  'fp.guide.orderText':
    'Touchez une unité, puis l’hexagone, puis celui qu’elle doit regarder. Une unité ne voit et ne tire que devant son front. L’infanterie fait un hexagone et peut encore combattre, ou deux et ne le peut plus.',
  'fp.guide.fight': 'Deux salves',
  'fp.guide.fightText':
    'Les mouvements faits, les immobiles tirent ensemble, puis les autres. Un 5 ou un 6 touche, un 4 aussi si la cible a bougé ou si c’est de la cavalerie. Un 1 la fait reculer. Le couvert et la hauteur coûtent un dé, un tir à revers en gagne deux.',
  'fp.guide.key': 'Lire la carte',
  'fp.guide.french': 'infanterie française : une plaquette est un point de force',
  'fp.guide.german': 'infanterie prussienne, deux points perdus',
  'fp.guide.front': 'bord épais et pointe : son front',
  'fp.guide.gun': 'canon : elle est immobile',
  'fp.guide.heavy': 'cavalerie de bataille',
  'fp.guide.light': 'cavalerie légère',
  'fp.guide.peg': 'a reçu son ordre ce tour',
  'fp.guide.sabre': 'peut combattre ; vide : a combattu',
  'fp.guide.flag': 'objectif, ce qu’il compte et qui le tient',
  'fp.guide.thread': 'limite entre deux segments',
  'fp.guide.slope': 'pente : plus serrée où elle est raide, teintes par niveau',
  'fp.guide.wood': 'bois : couvert, et fin du mouvement',
  'fp.guide.town': 'village ou ville : couvert dense',
  'fp.guide.trench': 'retranchement : couvert dense',
  'fp.guide.end': 'peut finir là ; pointes pleines : orientations où elle combat encore',
  'fp.guide.able': 'peut recevoir un ordre',
  'fp.guide.keys':
    'La touche ? donne les raccourcis du clavier. Tout ce qui est sur la carte est aussi dans Ordres et Hexagones.',
  'fp.hint': 'Conseil',
  'fp.hint.noMore': 'Plus de conseils',
  'fp.hint.off': 'Les conseils sont coupés. Les réglages les ramènent.',
  'fp.hint.character':
    'Un général audacieux a beaucoup de points et doit être testé de nouveau à chaque tour ; un pusillanime en a peu. Tester, c’est un jet, pour le meilleur ou le pire.',
  'fp.hint.name':
    'Donnez les dés aux segments où l’on devra marcher ou combattre : une unité sans ordre ne tire pas. Vous avez un dé par segment où sont vos unités.',
  'fp.hint.deal':
    'Un résultat va tout entier à un segment. Un point est un ordre à une unité de ce segment, et une unité sans ordre ne tire pas.',
  'fp.hint.first':
    'Qui bouge en dernier peut répondre. Qui bouge en premier prend le terrain, et l’autre ne peut plus y entrer.',
  'fp.hint.move':
    'Touchez une unité qui luit. Les segments se jouent l’un après l’autre : passé au suivant, le précédent est fermé. Même rester et tirer est un ordre.',
  'fp.hint.unit':
    'Touchez un hexagone cerclé, ou restez. Les pointes du cercle sont les orientations : pleines, elle combat encore ; creuses, elle ne fait que marcher.',
  'fp.hint.facing':
    'Touchez l’hexagone à regarder, ou un côté de la rose. Seul ce qui est devant le front peut être attaqué ; un tir à revers a deux dés de plus.',
  'fp.hint.attack':
    'Visez unité par unité ; tous les dés tombent ensemble quand les deux camps ont visé. Plusieurs unités peuvent viser la même cible.',
  'fp.hint.follow':
    'Le terrain est à prendre. Voyez qui pourrait y tirer sur elle : la cible en haut le montre.',
};

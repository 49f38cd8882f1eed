// Words of the lesson, in French.

import type { lessonEn } from './lesson-en.ts';

export const lessonFr: Record<keyof typeof lessonEn, string> = {
  'fp.lesson.points.title': 'Des points, selon le caractère du général',
  'fp.lesson.points.text':
    'Un ordre coûte un point de son segment. Chaque segment où vous avez une unité rapporte un dé ; lequel, et si vous le placez avant ou après le jet, dépend du caractère de votre général {rule}. Le vôtre est {character}.',
  'fp.lesson.points.why': 'C’est là qu’il y a le plus à faire.',

  'fp.lesson.initiative.title': 'Qui bouge en premier',
  'fp.lesson.initiative.text':
    'Votre dé l’emporte, {french} contre {german} : à vous de dire qui bouge en premier {rule}. Le second a vu les mouvements de l’autre. Les combats viennent après, tous ensemble.',
  'fp.lesson.initiative.why': 'Ici, mieux vaut être {order}.',
  'fp.lesson.initiative.first': 'le premier sur le terrain qui compte',
  'fp.lesson.initiative.second': 'celui qui a vu les mouvements de l’autre',

  'fp.lesson.character.title': 'Un autre caractère ?',
  'fp.lesson.character.text':
    'Avant chaque tour, on peut relancer le dé de votre général, pour le meilleur ou pour le pire {rule}. Il est {character}. Les timides rapportent peu de points, les audacieux beaucoup, mais un audacieux doit être relancé.',
  'fp.lesson.character.why': 'Un seul jet par tour, et ce qui tombe reste.',

  'fp.lesson.objective.title': 'Les objectifs et les points',
  'fp.lesson.objective.text':
    '{place} : {worth} à la fin. Un objectif appartient au dernier qui s’y est arrêté {rule}. Les unités détruites comptent aussi, un point dans chaque sens. {success} points font un succès, {half} un demi-succès.',
  'fp.lesson.objective.why': 'Il est à prendre, et il compte.',

  'fp.lesson.facing.title': 'Marcher et faire face',
  'fp.lesson.facing.text':
    'Choisissez l’unité, l’hexagone, puis celui qu’elle doit regarder. Elle ne voit et ne tire que devant elle ; qui se tient derrière tire avec deux dés de plus. Pivoter coûte autant qu’un pas {rule} : c’est une marche, sans combat.',
  'fp.lesson.facing.why': 'De là, elle regarde d’où ils viendront.',

  'fp.lesson.still.title': 'Les canons en batterie',
  'fp.lesson.still.text':
    'Un ordre peut être de rester. Qui ne bouge pas a ses canons en batterie : il tire à la première salve, plus loin et avec plus de dés {rule}. Voyez le canon à côté. Choisissez l’unité, son propre hexagone, puis la direction où elle regarde déjà.',
  'fp.lesson.still.why': 'L’ennemi est à portée : que les canons parlent.',

  'fp.lesson.odds.title': 'Les chances avant les dés',
  'fp.lesson.odds.text':
    'Choisissez la cible et lisez la fiche : combien de dés et pourquoi, et combien de fois la cible est touchée, repoussée ou détruite. Contre qui est immobile, un 5 ou un 6 touche ; sinon un 4 suffit {rule}. Une seconde pression, et l’on vise.',
  'fp.lesson.odds.why': 'Qui est touché de loin n’aura pas à être reçu de près.',

  'fp.lesson.moving.title': 'Tirer en marchant',
  'fp.lesson.moving.text':
    'Un pas ou un pivot, et l’infanterie peut encore se battre : à la seconde salve, après tous les immobiles, à un ou deux hexagones, et plus facile à toucher {rule}. Un cercle bleu marque ces hexagones.',
  'fp.lesson.moving.why': 'Elle atteint l’ennemi dès ce tour, et non au suivant.',

  'fp.lesson.retreat.title': 'Le repli',
  'fp.lesson.retreat.text':
    'Chaque 1 aux dés repousse la cible d’un hexagone, à l’opposé du tir ; si elle ne peut reculer, elle est touchée {rule}. Seul le premier 1 contre une troupe immobile dans un village ou un retranchement est sans effet.',
  'fp.lesson.retreat.why': 'C’est ce tir-là qu’il faut.',

  'fp.lesson.follow.title': 'La percée',
  'fp.lesson.follow.text':
    'L’hexagone d’en face est vide : qui s’est battu à un hexagone peut l’occuper aussitôt, sans rien payer {rule}. Il gagne du terrain et quitte ce qu’il tenait. Voyez qui il aurait dans le dos.',
  'fp.lesson.follow.why': 'La voie est libre.',

  'fp.lesson.threats.title': 'Ce qu’ils pourraient faire',
  'fp.lesson.threats.text':
    'Avant le dernier ordre d’un tour, voyez votre ligne comme ils la voient : le crayon rouge dit qui pourrait tirer sur qui, et avec combien de dés {rule}. Puis donnez l’ordre.',
  'fp.lesson.threats.why': 'Tous les autres ont leurs ordres.',
  'fp.lesson.threats.look': 'Afficher les menaces (la cible au-dessus de la carte, ou T)',

  'fp.lesson.ended.title': 'La bataille est à vous',
  'fp.lesson.ended.text':
    'Vous en êtes à {vp} points ; {success} au crépuscule font un succès, et les Prussiens marchent toujours au canon. Prenez le commandement ici, ou commencez la vôtre.',
};

// Words of the lesson, in French.

import type { lessonEn } from './lesson-en.ts';

export const lessonFr: Record<keyof typeof lessonEn, string> = {
  'lesson.landing.title': 'Mettre pied à terre',
  'lesson.landing.text':
    '{clock}, il fait nuit. Les hommes attendent dans leurs péniches, au large de la plage. Choisissez les hommes à bord, pas la péniche, puis la plage. Débarquer leur coûte des points de mouvement {rule}.',
  'lesson.landing.why': 'Rien ne peut commencer avant que les premiers hommes soient à terre.',

  'lesson.front.title': 'Qui est en première ligne',
  'lesson.front.text':
    '{front} a débarqué au sommet de la pile. Le pion de première ligne tire pour tous, essuie le feu et subit la perte {rule}. Mettez un commando en première ligne.',
  'lesson.front.why': 'Un officier touché est perdu ; un commando encaisse un coup de plus.',

  'lesson.marker.title': 'Un marqueur à côté de vous',
  'lesson.marker.text':
    'A et B sont posés face cachée : des Allemands, des mines ou des barbelés. Tout ce que vous faites à côté peut les réveiller, si un D10 ne dépasse pas l’alarme {rule}. L’œil rouge d’un ordre donne cette chance. Débarquez, et voyez.',
  'lesson.marker.why': 'Ces hommes sont prêts, et c’est sur la plage qu’on a besoin d’eux.',

  'lesson.lines.title': 'Les lignes d’un assaut',
  'lesson.lines.text':
    'Le corps à corps. Vos chances s’affichent avant que vous confirmiez. Puis les lignes : un commando fait face à chaque Allemand, les autres renforcent une ligne par derrière {rule}.',
  'lesson.lines.why': 'Ce poste domine la plage : il doit tomber en premier.',
  'lesson.lines.form': 'Garder les lignes proposées et combattre',

  'lesson.alarm.title': 'L’alarme',
  'lesson.alarm.text':
    'Débarquement, assauts et réveils font monter l’alarme, qui ne redescend jamais {rule}. Elle est à {alarm}. À partir de {attack}, les Allemands viennent à vous et d’autres accourent. À eux de jouer.',
  'lesson.alarm.why': 'Chacun a fait sa part de ce quart d’heure.',

  'lesson.round.title': 'Poursuivre ou rompre ?',
  'lesson.round.text':
    'Un round vient d’être livré. Encore un, ou bien retour au point de départ, et la zone leur reste {rule}. Regardez vos chances, puis poursuivez.',
  'lesson.round.why': 'Rompre ici, ce serait avoir saigné pour rien.',

  'lesson.wire.title': 'Les barbelés',
  'lesson.wire.stop':
    'Des barbelés barrent le chemin. Un bangalore les ouvre une fois sur deux et s’entend partout : l’alarme monte {rule}. Ou bien vous vous arrêtez ici et repartez au tour suivant, sans bruit. Ils ont attendu.',
  'lesson.wire.blow':
    'Des barbelés barrent le chemin. S’arrêter et repartir au tour suivant, ou faire sauter un bangalore : il ouvre une fois sur deux et s’entend partout {rule}. Ils ne pouvaient pas attendre.',
  'lesson.wire.why': 'Il faut choisir entre le temps et le bruit ; voici le choix de ce matin-là.',

  'lesson.threats.title': 'Ce qui vous menace',
  'lesson.threats.text':
    'Avant de terminer une phase, voyez vos hommes comme les Allemands les voient. Le crayon rouge dit qui peut tirer sur qui, et combien de fois cela vous coûterait un homme {rule}. Puis terminez la phase.',
  'lesson.threats.why': 'Tout le monde a agi ; il ne reste que l’ennemi.',
  'lesson.threats.look': 'Afficher les menaces (la cible au-dessus de la carte, ou T)',

  'lesson.pace.title': 'L’allure d’un officier',
  'lesson.pace.text':
    'Une pile va à l’allure du plus lent : {alone} points de mouvement. Avec un officier à ses côtés au départ, l’infanterie en a un de plus {rule}. {officer} est là : la lisière du fond est à portée.',
  'lesson.pace.why': 'Sans lui, ils n’y seraient pas ce tour-ci.',

  'lesson.odds.title': 'Les chances avant les dés',
  'lesson.odds.text':
    'Choisissez la cible : la fiche dit combien de fois le tir touche et ce que vaut chaque modificateur. Attention, un tir manqué vous coûte la perte {rule}. Une seconde pression, et le coup part.',
  'lesson.odds.why': 'Ces hommes ont fait tout ce chemin pour ce tir.',

  'lesson.guns.title': 'Les canons',
  'lesson.guns.text':
    'Aucun tir ne détruit un canon lourd, seul un assaut le peut {rule} : {gun} points chacun. La pile au bord de la batterie y va à la baïonnette.',
  'lesson.guns.why': 'C’est pour cela que tout le monde est venu.',

  'lesson.seats.title': 'Compter les places',
  'lesson.seats.text':
    'Une péniche prend {capacity} niveaux, et seulement sur la plage devant laquelle elle se tient {rule}. Comptez tôt les places, les chemins et les tours : qui reste à terre à la fin est perdu. Les premiers remontent à bord.',
  'lesson.seats.why': 'Plage et péniches serviront à ceux qui suivent.',

  'lesson.home.title': 'Le retour',
  'lesson.home.text':
    'La dernière péniche est pleine. Dès que personne n’est plus à terre, ou que le tour {turns} est terminé, on compte les points {rule}. Terminez la phase, et le raid.',
  'lesson.home.why': 'Il n’y a plus rien à faire sur cette côte.',

  'lesson.ended.title': 'De retour en mer',
  'lesson.ended.text':
    '{vp} points, {outcome} : le raid tel qu’il fut, avec des dés qui tombent comme ce matin-là. Le prochain est à vous.',
};

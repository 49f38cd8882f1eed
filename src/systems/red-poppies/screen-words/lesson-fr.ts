// Les mots de la leçon, en français : ce que dit chaque étape, et pourquoi elle demande cet ordre.

import type { lessonEn } from './lesson-en.ts';

export const lessonFr: Readonly<Record<keyof typeof lessonEn, string>> = {
  'rp.lesson.place.title': 'La ligne à l’heure H',
  'rp.lesson.place.text':
    'Les Allemands sont déjà en place, sous vos yeux. Postez votre brigade dans ses tranchées, deux unités par case, formées ou dispersées {rule}. Formées, elles vont vite et ensemble ; dispersées, elles offrent moins de prise.',
  'rp.lesson.place.why': 'De là elle peut atteindre la brèche.',
  'rp.lesson.gap.title': 'Les barbelés s’ouvrent',
  'rp.lesson.gap.text':
    'Le bombardement a frappé : ce qui était à découvert n’est plus, ce qui était en tranchée est ébranlé. Chaque camp ouvre maintenant une brèche dans les barbelés {rule}, puis la mine une autre : là, et là seulement, les hommes formés le restent.',
  'rp.lesson.gap.why': 'C’est par là que l’on va à la redoute.',
  'rp.lesson.mass.title': 'Un ordre, beaucoup d’hommes',
  'rp.lesson.mass.text':
    'Les dés ont donné {n} {n|couplet|couplets} : autant d’ordres pour chaque camp. Un ordre va à une case, ou à une masse de compagnies semblables et formées, côte à côte {rule}. Pressez l’une d’elles, puis encore pour ordonner ; pressez-en d’autres pour les retirer.',
  'rp.lesson.mass.why': 'Un seul ordre doit suffire à beaucoup.',
  'rp.lesson.mass.task': 'Donnez l’ordre à toute la masse autour de : {unit}',
  'rp.lesson.march.title': 'Chaque pas peut coûter un tir',
  'rp.lesson.march.text':
    'Arrêtez le pointeur sur la case : trois chiffres disent les chances d’y arriver formé, dispersé ou pas du tout, et la fiche dit quelle pièce en est cause. Après chaque point de mouvement l’ennemi peut tirer {rule}. Seul un double fatigue une mitrailleuse.',
  'rp.lesson.march.why': 'Quelqu’un doit essuyer le premier feu.',
  'rp.lesson.wire.title': 'Dans les barbelés',
  'rp.lesson.wire.text':
    'Ici, pas de brèche. Qui traverse les barbelés est aussitôt dispersé et fatigué, et l’on tire encore sur lui comme sur qui bouge {rule}. Au tour suivant il n’a qu’un point.',
  'rp.lesson.wire.why': 'Il n’y a pas d’autre chemin vers cette tranchée.',
  'rp.lesson.battery.title': 'Des pièces loin derrière',
  'rp.lesson.battery.text':
    'Pointez une batterie sur une case que voit son observateur {rule}. Son sablier écoulé, elle tente son signal à chacun de vos ordres : {number} ou moins, {chance}\u00a0%. Les anneaux montrent où ses obus peuvent tomber ; les vôtres en souffrent aussi.',
  'rp.lesson.battery.why': 'C’est là que le plus d’ennemis vous barrent la route.',
  'rp.lesson.fire.title': 'Feu',
  'rp.lesson.fire.text':
    'Une unité bouge, ou tire, ou creuse, ou change de formation : une des quatre, puis elle est fatiguée. La fiche dit ce que fait le tir, et qui riposterait {rule}. Les feux ne s’ajoutent jamais.',
  'rp.lesson.fire.why': 'Une pièce fatiguée laisse passer les autres.',
  'rp.lesson.trench.title': 'Dans la tranchée',
  'rp.lesson.trench.text':
    'Qui vient par-dessus se tient au-dessus de la tranchée, sans son couvert. Un point de plus l’y fait descendre {rule} : trois de moins aux dés dès lors.',
  'rp.lesson.trench.why': 'Là-haut, personne ne vit longtemps.',
  'rp.lesson.melee.title': 'Corps à corps',
  'rp.lesson.melee.text':
    'L’ennemi dans la même case, un point engage la mêlée {rule}. Tous contrôlent à la fois, contre qui les frappe. Tous en sortent fatigués ; un double peut rendre le lieu sacré.',
  'rp.lesson.melee.why': 'Tant qu’il est là, vous ne tenez rien.',
  'rp.lesson.held.title': 'Le terrain qui compte',
  'rp.lesson.held.text':
    'Une case est à qui y fut le dernier seul {rule}. Ici ({hex}), {worth} {worth|point|points}, si vous la tenez à la fin des derniers tours. {victory} points sont une victoire ; les compagnies perdues au-delà de la sixième se déduisent.',
  'rp.lesson.held.why': 'Le fanion est là pour être pris.',
  'rp.lesson.ended.title': 'L’attaque est à vous',
  'rp.lesson.ended.text':
    'Vous en êtes à {vp} ; {victory} font une victoire. Ils reviendront prendre ce qu’ils ont perdu. Prenez le commandement ici, ou commencez la vôtre.',
};

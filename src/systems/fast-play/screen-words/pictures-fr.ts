// Captions of the pictures in the rulebook, in French, and what they show for whoever does not see them.

import type { picturesEn } from './pictures-en.ts';

export const picturesFr: Record<keyof typeof picturesEn, string> = {
  'fp.picture.3':
    'Devant et derrière : la ligne de front passe au milieu de l’hexagone. Des six voisins, les trois cerclés sont devant, les trois autres derrière.',
  'fp.picture.3.alt':
    'Une unité orientée {facing}, les trois hexagones de devant cerclés : {unit}.',
  'fp.picture.8':
    'Où un ordre peut finir : un cercle simple laisse l’unité capable de combattre ce tour, un cercle à pointes non.',
  'fp.picture.8.alt': 'Une unité choisie, des hexagones éclairés autour d’elle : {unit}.',
  'fp.picture.10':
    'Au contact : qui arrive à côté d’un ennemi s’arrête, et tous deux sont liés l’un à l’autre.',
  'fp.picture.10.alt': 'Une unité française à côté d’une allemande : {unit}.',
  'fp.picture.11':
    'Du niveau {high} au niveau {low}, à {range} hexagones : la ligne descend régulièrement, et ni sol, ni couvert, ni unité ne l’atteint entre les deux. Les dés : {sum}, {dice} en tout.',
  'fp.picture.11.alt':
    'Une unité sur les hauteurs et sa cible en contrebas, sous le réticule rouge : {unit} et {target}.',
  'fp.picture.12':
    'Un combat avant le jet : {dice} {dice|dé|dés} ({sum}). {hit} % pour un coup au but au moins, {back} % pour repousser l’ennemi, {destroyed} % pour le détruire.',
  'fp.picture.12.alt':
    'Une unité et sa cible sous le réticule rouge avec le nombre de dés : {unit} et {target}.',
  'fp.picture.13': 'Un 1 parmi les dés : la cible se replie d’un hexagone, à l’opposé du tir.',
  'fp.picture.13.alt': 'Une unité allemande et le chemin de son repli, au crayon bleu : {target}.',
};

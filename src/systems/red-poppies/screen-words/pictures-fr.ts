// Les légendes des images du livre de règles, en français, et ce qu'elles montrent à qui ne les voit pas.

import type { picturesEn } from './pictures-en.ts';

export const picturesFr: Readonly<Record<keyof typeof picturesEn, string>> = {
  'rp.picture.5':
    'Une masse : {n} {n|compagnie formée|compagnies formées}, de même sorte, reliées case par case. Un seul ordre les envoie toutes.',
  'rp.picture.5.alt': 'Des compagnies côte à côte, toutes cernées de crayon bleu.',
  'rp.picture.6':
    'Un tir avant que les dés ne tombent : sur 36 jets, {destroys} {destroys|détruit|détruisent} la cible et {breaks} de plus la {breaks|brise|brisent}.',
  'rp.picture.6.alt':
    'Une unité et sa cible dans une croix rouge, avec la chance du tir : {unit} et {target}.',
  'rp.picture.7':
    'Où les obus peuvent tomber : {on}\u00a0% sur la cible, {beside}\u00a0% sur chaque case voisine.',
  'rp.picture.7.alt': 'Une cible et ses six voisins, chacun marqué de sa chance.',
  'rp.picture.8':
    'Une brèche dans les barbelés devant une tranchée : là, personne n’est arrêté ; à côté, qui traverse est dispersé et fatigué.',
  'rp.picture.8.alt': 'Des tranchées allemandes en rouge, des barbelés devant, et une brèche.',
};

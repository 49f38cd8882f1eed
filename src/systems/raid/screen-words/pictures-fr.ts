// Captions of the pictures in the rulebook, in French.

import type { picturesEn } from './pictures-en.ts';

export const picturesFr: Record<keyof typeof picturesEn, string> = {
  'picture.1': 'Les zones et les lignes qui les relient : on y débarque, on y marche, on y tire.',
  'picture.1.alt': 'La carte autour d’une plage, avec ses lignes : {places}.',
  'picture.2': 'Une pile : le pion du dessus est en première ligne, la plaque compte les niveaux.',
  'picture.2.alt': 'Une pile de commandos sur la carte : {places}.',
  'picture.3':
    'Les péniches attendent dans la zone D/E de leur groupe ; une plaque compte les niveaux à bord.',
  'picture.3.alt': 'Des péniches en mer avec des hommes à bord : {places}.',
  'picture.4':
    'La phase D approche : le crayon rouge montre qui peut tirer sur qui, et combien de fois il touche.',
  'picture.4.alt':
    'Des flèches rouges et leurs pourcentages, des Allemands vers des piles britanniques : {places}.',
  'picture.5': 'La traversée : un événement peut coûter une péniche avant le premier débarquement.',
  'picture.5.alt': 'La flottille au large : {places}.',
  'picture.6': 'Une pile en main, cernée au crayon bleu, et là où mèneraient ses ordres.',
  'picture.6.alt': 'Une pile choisie et les zones éclairées autour d’elle : {places}.',
  'picture.7': 'Quelqu’un s’est réveillé : un marqueur est retourné et l’alarme monte.',
  'picture.7.alt': 'Des pions allemands là où se trouvait un marqueur : {places}.',
  'picture.8': 'Des renforts dans leur zone d’entrée ; ils agissent dès le tour suivant.',
  'picture.8.alt': 'Des renforts allemands au bord des combats : {places}.',
  'picture.9': 'Une marche de deux zones, au crayon bleu.',
  'picture.9.alt': 'Une pile et le chemin qu’elle suit : {places}.',
  'picture.10':
    'Une pile à côté d’un marqueur face cachée : tout ce qu’elle fait peut le réveiller.',
  'picture.10.alt': 'Des pions britanniques à côté d’un marqueur face cachée : {places}.',
  'picture.11': 'Le tir : le réticule, et combien de fois le coup touche.',
  'picture.11.alt':
    'Une pile qui tire, la cible dans un réticule rouge avec ses chances : {places}.',
  'picture.12': 'Le but du raid : seul un assaut détruit les canons lourds.',
  'picture.12.alt': 'La batterie, désignée pour un assaut : {places}.',
  'picture.13': 'La garnison de la batterie ; sa réaction dépend du niveau.',
  'picture.13.alt': 'Canons lourds et canons de Flak avec leurs marqueurs : {places}.',
};

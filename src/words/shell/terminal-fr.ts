// What the terminal itself says while a game is played in it, in French.

import type { terminalEn } from './terminal-en.ts';

export const terminalFr: Readonly<Record<keyof typeof terminalEn, string>> = {
  'play.begin': '{title}. Niveau : {level}. Graine : {seed}.',
  'play.hint': 'Un nombre donne un ordre ; help dit ce qu’il y a d’autre.',
  'play.undone': 'Annulé : {action}',
  'play.no-undo': 'Impossible : un dé a été lancé ou quelque chose de caché a été révélé.',
  'play.nothing': 'Rien n’a encore été fait.',
  'play.no-why': '{enemy} n’ont encore rien choisi.',
  'play.no-map': 'Cette bataille n’a pas de carte en lettres.',
  'play.saved': 'Enregistré : {file}',
  'play.unknown': 'Pas compris : {typed}',
  'play.no-number': 'Il n’y a pas d’ordre {typed} ; il y en a {count}.',
};

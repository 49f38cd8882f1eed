// What the terminal itself says while a game is played in it, in French.

import type { terminalEn } from './terminal-en.ts';

export const terminalFr: Readonly<Record<keyof typeof terminalEn, string>> = {
  'play.begin': '{title}. Niveau : {level}. Graine : {seed}.',
  'play.hint': 'Un nombre donne un ordre ; help dit ce qu’il y a d’autre.',
  'play.undone': 'Annulé : {action}',
  'play.no-undo': 'Impossible : un dé a été lancé ou quelque chose de caché a été révélé.',
  'play.nothing': 'Rien n’a encore été fait.',
  'play.no-why': '{enemy} n’ont encore rien choisi.',
  'play.plan-none': 'Il n’y a plus rien à décider.',
  'play.plan-only': 'Aucun autre plan ne mérite d’être comparé.',
  'play.plan-against':
    'Par rapport au plan suivant : score attendu {score} sur 100 (±{scoreMargin}), {points} points (±{margin}).',
  'play.no-map': 'Cette bataille n’a pas de carte en lettres.',
  'play.saved': 'Enregistré : {file}',
  'play.unknown': 'Pas compris : {typed}',
  'play.no-number': 'Il n’y a pas d’ordre {typed} ; il y en a {count}.',
  'parting.raid': '{n}  {name} : {outcome}, {vp} PV, {orders} ordres',
  'parting.orders': '{n} {n|ordre commun|ordres communs}. Puis, au tour {turn} :',
  'parting.fresh-dice':
    'Après {n} {n|ordre|ordres}, au tour {turn}, l’un des deux a d’autres dés :',
  'parting.alike': 'Les deux sont pareils jusqu’au dernier ordre.',
  'parting.other-dice':
    'Ils n’ont pas de dés en commun : autre graine ou autre niveau, autres événements ou règles optionnelles.',
  'parting.stops': 's’arrête ici',
  'parting.turn': 'tour',
  'parting.points': 'points {n}',
};

// Words of the review of a raid and of par, in French.

import type { reviewEn } from './review-en.ts';

export const reviewFr: Record<keyof typeof reviewEn, string> = {
  'review.sumText':
    'Un succès total compte 100, un demi-succès 50, un échec 0. Les décisions sont mesurées à un jeu solide qui ne calcule pas d’avance ; la chance est ce que dés et marqueurs ont donné par rapport à ce qu’ils donnent en moyenne. Les deux ensemble font le tout, connu à ±{margin} près.',
  'mark.text.clear':
    'Les chances de succès sont ici le résultat attendu : un succès total compte 100, un demi-succès 50, un échec 0. Les seuils sont fixes. Rien n’est relevé qui pourrait n’être que du bruit : les deux voies sont jouées avec les mêmes dés, et l’écart doit dépasser {n} erreurs types.',
  'review.key.total': 'succès total',
  'review.key.half': 'demi-succès',
  'review.chances': 'total {total}, demi {half}, échec {fail}',
  'roll.british-fire': 'Tir britannique, touchés',
  'roll.german-fire': 'Tir allemand, touchés',
  'roll.assault': 'Assaut, lignes gagnées',
  'roll.wake': 'Marqueurs réveillés',
  'roll.mines': 'Mines qui sautent',
  'roll.bangalore': 'Barbelés détruits',
  'roll.reinforcements': 'Arrivées de renforts',
  'roll.group-size': 'Renforts, pions',
  'roll.marker': 'Allemands sur les marqueurs retournés',
  'roll.event': 'Panne de moteur',
  'roll.event-effect': 'Péniches perdues en mer',
  'roll.entry-zone': 'Où entrent les renforts',
  'roll.engine-trouble': 'Quelle péniche est en panne',
  'par.level':
    'Sur {n} parties à ce niveau, {events}, le planificateur fait {points} points en moyenne : {total} de succès totaux, {half} de demi-succès, {fail} d’échecs.',
  'par.eventsOn': 'avec événements',
  'par.eventsOff': 'sans événements',
};

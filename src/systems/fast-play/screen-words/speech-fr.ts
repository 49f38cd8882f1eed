// What is said to those who play by ear, in French.

import type { speechEn } from './speech-en.ts';

export const speechFr: Record<keyof typeof speechEn, string> = {
  'fp.say.move':
    'Tour {turn}, {clock}. {n} {n|unité peut|unités peuvent} recevoir un ordre, {points} {points|point|points}.',
  'fp.say.moveOn':
    '{n} {n|unité peut|unités peuvent} encore recevoir un ordre, {points} {points|point|points}.',
  'fp.say.unit': '{unit}, {left} sur {full}, face {facing}',
  'fp.say.attack': '{unit} : {n} {n|cible|cibles}.',
  'fp.say.germans':
    '{moves} {moves|mouvement allemand|mouvements allemands}, {aims} {aims|vise|visent}.',
  'fp.say.lost': '{unit} n’existe plus.',
  'fp.say.losses': '{unit} perd {n}, reste {left}.',
  'fp.say.back': '{unit} se replie.',
  'fp.say.help':
    'Tapez un ordre : l’unité, l’hexagone et la direction, comme jolivet 0706 e ; ou son numéro.',
  'fp.say.type': 'Tapez l’unité, l’hexagone et la direction : {unit} {hex} {facing}.',
  'fp.say.holds': '{name} : {holder}.',
};

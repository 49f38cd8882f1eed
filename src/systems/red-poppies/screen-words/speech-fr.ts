// What is said to those who play by ear, in French.

import type { speechEn } from './speech-en.ts';

export const speechFr: Record<keyof typeof speechEn, string> = {
  'rp.say.half':
    'Tour {turn}, {clock}. Encore {n} {n|couplet|couplets}. {units} {units|unité peut|unités peuvent} recevoir un ordre.',
  'rp.say.halfOn':
    'Encore {n} {n|couplet|couplets}. {units} {units|unité peut|unités peuvent} recevoir un ordre.',
  'rp.say.act': '{n} {n|unité|unités} sous votre ordre.',
  'rp.say.germans': 'Allemands : {orders} {orders|ordre|ordres}, {shots} {shots|tir|tirs}.',
  'rp.say.lost': 'Détruits : {units}.',
  'rp.say.broken': 'Ébranlés : {units}.',
  'rp.say.holds': '{name} : {holder}.',
  'rp.say.type': 'Tapez une unité ou une case, et ce qu’elle doit faire.',
};

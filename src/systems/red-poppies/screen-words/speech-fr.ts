// What is said to those who play by ear, in French.

import type { speechEn } from './speech-en.ts';

export const speechFr: Record<keyof typeof speechEn, string> = {
  'rp.say.half':
    'Tour {turn}, {clock}. Encore {n} {n|couplet|couplets}. {units} {units|unité peut|unités peuvent} recevoir un ordre. Votre ordre ?',
  'rp.say.halfOn':
    'Encore {n} {n|couplet|couplets}. {units} {units|unité peut|unités peuvent} recevoir un ordre. Votre ordre ?',
  'rp.say.act': '{units} en main. Encore {n} {n|unité|unités} à agir.',
  'rp.say.germans': 'Allemands : {orders} {orders|ordre|ordres}, {shots} {shots|tir|tirs}.',
  'rp.say.working': 'Les chances se calculent : redemandez.',
  'rp.say.march': 'Y arrive formée {formed}\u00a0%, dispersée {dispersed}\u00a0%.',
  'rp.say.marchLost': 'Détruite {lost}\u00a0%.',
  'rp.say.lost': 'Détruits : {units}.',
  'rp.say.broken': 'Ébranlés : {units}.',
  'rp.say.holds': '{name} : {holder}.',
  'rp.say.others': 'Aussi sous cet ordre : {units}.',
};

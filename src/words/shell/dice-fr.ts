// Words of the dice, in French.

import type { diceEn } from './dice-en.ts';

export const diceFr: Record<keyof typeof diceEn, string> = {
  'dice.shows': '{die} donne {n}',
  'dice.open': '{die}, pas encore lancé',
};

// The card of a battle, checked: its shape, and that it has the names the system's sentences ask for.

import { checkCard as checkAnyCard } from '../../../engine/shape/check-card.ts';
import type { Fault } from '../../../engine/shape/fault.ts';
import { validateCard } from './generated/card.js';

/** Names that sentences of the screen are filled in with. */
export const CARD_NAMES = [
  'army', // that the player leads, in a heading
  'yourArmy', // the same behind 'you command'
  'foe', // who is against him
  'history', // what came of the real day, as a sentence
] as const;

export const checkCard = (card: unknown): Fault[] => checkAnyCard(card, validateCard, CARD_NAMES);

// The card of a raid, checked: its shape, and that it has the names the raid's sentences ask for.

import { checkCard as checkAnyCard } from '../../../engine/shape/check-card.ts';
import type { Fault } from '../../../engine/shape/fault.ts';
import { validateCard } from './generated/card.js';

/** Names that sentences of the screen are filled in with. */
export const CARD_NAMES = [
  'operation', // as in 'Operation Cauldron', the name alone
  'force', // who lands
  'yourForce', // the same behind 'you lead'
  'heavyGuns', // the guns of the battery, in a list of losses
  'allGuns', // all of them, inside a sentence
  'allGunsFirst', // and opening one
  'flakGuns', // counters of kind flak, in a list of losses
  'strongpoints', // 12d flak and pillboxes, inside a sentence
  'strongpointsFirst', // and opening one
  'history', // what the real raid would have made of its points, as a sentence
  'worth', // what the heavy guns are worth beside the rest, as a sentence
] as const;

export const checkCard = (card: unknown): Fault[] => checkAnyCard(card, validateCard, CARD_NAMES);

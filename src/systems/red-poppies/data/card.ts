// The card of a battle, checked: its shape, and that it has the names the system's sentences ask for.

import type { BattleCard } from '../../../engine/battle.ts';
import { checkShape } from '../../../engine/shape/check-shape.ts';
import { type Fault, Faults } from '../../../engine/shape/fault.ts';
import { validateCard } from './generated/card.js';

/** Names that sentences of the screen are filled in with. */
export const CARD_NAMES = [
  'army', // that the player leads, in a heading
  'yourArmy', // the same behind 'you command'
  'foe', // who is against him
  'history', // what came of the real day, as a sentence
] as const;

export function checkCard(card: unknown): Fault[] {
  const faults = new Faults('card');
  if (card === undefined) faults.add('', 'the file is missing');
  if (faults.any) return faults.list;
  const shape = checkShape('card', card, validateCard);
  if (shape.length > 0) return shape;
  const { names } = card as BattleCard;
  for (const name of CARD_NAMES) {
    if (!Object.hasOwn(names, name)) faults.add('/names', `field '${name}' is missing`);
  }
  for (const name of Object.keys(names)) {
    if (!(CARD_NAMES as readonly string[]).includes(name)) {
      faults.add('/names', `no sentence asks for '${name}'`);
    }
  }
  return faults.list;
}

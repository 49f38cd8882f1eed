// The card of a raid, checked: its shape, and that it has the names the raid's sentences ask for.

import type { BattleCard } from '../../../engine/battle.ts';
import { checkShape } from '../../../engine/shape/check-shape.ts';
import { type Fault, Faults } from '../../../engine/shape/fault.ts';
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

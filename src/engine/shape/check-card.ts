// The card of a battle, checked: its shape, and that it has just the names that its system's sentences ask for.

import type { BattleCard } from '../battle.ts';
import { checkShape } from './check-shape.ts';
import { type Fault, Faults } from './fault.ts';
import type { Validator } from './validator.ts';

export function checkCard(card: unknown, validate: Validator, asked: readonly string[]): Fault[] {
  const faults = new Faults('card');
  if (card === undefined) faults.add('', 'the file is missing');
  if (faults.any) return faults.list;
  const shape = checkShape('card', card, validate);
  if (shape.length > 0) return shape;
  const { names } = card as BattleCard;
  for (const name of asked) {
    if (!Object.hasOwn(names, name)) faults.add('/names', `field '${name}' is missing`);
  }
  for (const name of Object.keys(names)) {
    if (!asked.includes(name)) faults.add('/names', `no sentence asks for '${name}'`);
  }
  return faults.list;
}

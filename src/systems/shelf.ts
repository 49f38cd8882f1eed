// The shelf of battles: what there is, by its cards, and each battle's data behind doors that are opened when it is.
// No system is loaded for the list.

import type { Battle } from '../engine/battle.ts';
import { foundBattles } from './found-battles.ts';

/** Every battle, in the order of the shelf. */
export const battles = (): readonly Battle[] => foundBattles();

/** Records, links and addresses name a battle by its id alone. */
export const battleNamed = (id: string): Battle | undefined =>
  battles().find((battle) => battle.id === id);

/** The battle that is meant when nobody names one. */
export function firstBattle(): Battle {
  const [first] = battles();
  if (first === undefined) throw new RangeError('the shelf is empty');
  return first;
}

/** The data of a battle, ready for its rules; null when it is not on the shelf. */
export async function openBattle(id: string): Promise<unknown> {
  return (await battleNamed(id)?.scenario()) ?? null;
}

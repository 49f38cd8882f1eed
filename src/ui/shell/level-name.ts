// The names of the levels, in the language of the moment, as the battles on the shelf call them.

import { lang } from '../../words/index.ts';
import { shelved } from './battles.ts';

/** A level's name in a battle, or in the first that has such a level; an unknown one keeps its id. */
export function levelName(level: string, battle?: string): string {
  const own = shelved().filter(({ id }) => battle === undefined || id === battle);
  const named = own.flatMap(({ levels }) => levels).find(({ id }) => id === level);
  return named?.[lang.value] ?? level;
}

// The names of battles, in the language of the moment.

import { lang } from '../../words/index.ts';
import { shelved } from './battles.ts';

/** A battle's title; one that is not here keeps its id. */
export function battleName(id: string): string {
  return shelved().find((battle) => battle.id === id)?.card.title[lang.value] ?? id;
}

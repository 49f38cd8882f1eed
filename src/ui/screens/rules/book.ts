// A rulebook that lies open: whose it is, in which language, and the addresses of its rules.

import { FIRST_SYSTEM } from '../../../engine/first-system.ts';
import type { Rulebook, RuleEntry } from '../../../rulebook/parse.ts';
import type { Lang } from '../../../words/index.ts';
import { address } from '../../shell/routes.ts';

export interface OpenBook extends Rulebook {
  readonly system: string;
  readonly language: Lang;
}

/** The address of a rule in its book; the first book is not named in it. */
export function addressIn({ system, language }: OpenBook, id: string): string {
  const book = system === FIRST_SYSTEM ? {} : { book: system };
  return address({ page: 'rules', ...book, lang: language, id });
}

export function findRule(book: Rulebook, id: string): RuleEntry | undefined {
  return book.chapters.flatMap((chapter) => chapter.entries).find((entry) => entry.id === id);
}

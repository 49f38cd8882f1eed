// The rulebook of a language, read once.

import french from '../../../../docs/raid/rules.fr.md?raw';
import english from '../../../../docs/raid/rules.md?raw';
import { parseBook, type Rulebook, type RuleEntry } from '../../../rulebook/parse.ts';
import type { Lang } from '../../../words/index.ts';

const SOURCES: Readonly<Record<Lang, string>> = { en: english, fr: french };
const books = new Map<Lang, Rulebook>();

export function bookIn(lang: Lang): Rulebook {
  const known = books.get(lang);
  if (known !== undefined) return known;
  const book = parseBook(SOURCES[lang]);
  books.set(lang, book);
  return book;
}

export function findRule(book: Rulebook, id: string): RuleEntry | undefined {
  return book.chapters.flatMap((chapter) => chapter.entries).find((entry) => entry.id === id);
}

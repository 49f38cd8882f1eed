// Finding rules by words: every word must occur, whatever its case or accents; a hit in the title counts for more.

import type { Rulebook, RuleEntry } from '../../../rulebook/parse.ts';
import { plainText } from './markdown.ts';

export interface Hit {
  readonly entry: RuleEntry;
  readonly excerpt: string;
}

const AROUND = 70; // characters of the excerpt before the word

export function searchBook(book: Rulebook, wanted: string): Hit[] {
  const words = fold(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return book.chapters
    .flatMap((chapter) => chapter.entries)
    .map((entry) => ({ entry, text: plainText(entry.body), rank: rankOf(entry, words) }))
    .filter((found) => found.rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ entry, text }) => ({ entry, excerpt: excerpt(text, words) }));
}

function rankOf(entry: RuleEntry, words: readonly string[]): number {
  const title = fold(`${entry.id} ${entry.title}`);
  const body = fold(plainText(entry.body));
  if (!words.every((word) => title.includes(word) || body.includes(word))) return 0;
  if (words.includes(entry.id)) return words.length + 2;
  return 1 + words.filter((word) => title.includes(word)).length;
}

function excerpt(text: string, words: readonly string[]): string {
  const folded = fold(text);
  const at = Math.max(
    0,
    Math.min(...words.map((word) => folded.indexOf(word)).filter((i) => i >= 0)),
  );
  const from = Number.isFinite(at) ? Math.max(0, at - AROUND) : 0;
  const cut = text.slice(from, from + AROUND * 3);
  return `${from > 0 ? '… ' : ''}${cut}${from + AROUND * 3 < text.length ? ' …' : ''}`;
}

/** Letters without case or accents. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
}

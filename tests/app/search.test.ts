// Searching the rulebook.

import { expect, test } from 'vitest';
import { openBook } from '../../src/app/books.ts';
import { findRule } from '../../src/ui/screens/rules/book.ts';
import { fold, searchBook } from '../../src/ui/screens/rules/search.ts';

const books = { en: await openBook('raid', 'en'), fr: await openBook('raid', 'fr') };

const ids = (lang: 'en' | 'fr', words: string) =>
  searchBook(books[lang], words).map((hit) => hit.entry.id);

test('an id comes first', () => expect(ids('en', '11.2e')[0]).toBe('11.2e'));

test('a title comes before a text', () => expect(ids('en', 'bangalore wire')[0]).toBe('10.6'));

test('every word must occur', () => {
  expect(ids('en', 'prisoner')).toContain('12f');
  expect(ids('en', 'prisoner bangalore')).toEqual([]);
});

test('case and accents make no difference', () => {
  expect(ids('fr', 'BARBELES')).toEqual(ids('fr', 'barbelés'));
  expect(ids('fr', 'barbeles').length).toBeGreaterThan(0);
  expect(fold('Événement Vorwärts')).toBe('evenement vorwarts');
});

test('no words find nothing', () => expect(ids('en', '  ')).toEqual([]));

test('the excerpt shows a word that was looked for', () => {
  const [hit] = searchBook(books.en, 'bangalore');
  expect(fold(hit?.excerpt ?? '')).toContain('bangalore');
});

test('a rule is found by its id in either language', () => {
  expect(findRule(books.en, '12e1')?.chapter).toBe(12);
  expect(findRule(books.fr, '12e1')?.chapter).toBe(12);
  expect(findRule(books.en, '99.9')).toBeUndefined();
});

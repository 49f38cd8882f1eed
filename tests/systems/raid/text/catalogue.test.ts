// The two catalogues say the same things: the same keys, the same placeholders, nothing left empty.

import { describe, expect, test } from 'vitest';
import {
  CAUSES,
  DIE_NAMES,
  FILTER_NAMES,
  HALTS,
  type Name,
  PART_NAMES,
  QUESTIONS,
  RULED_OUT,
  SCORE_RULES,
  STAYS,
} from '../../../../src/systems/raid/rules/names.ts';
import { cite } from '../../../../src/systems/raid/rules/rule.ts';
import '../../../../src/systems/raid/text/full/full-words.ts';
import {
  catalogueOf,
  type Key,
  languages,
  say,
  wordFor,
} from '../../../../src/systems/raid/text/catalogue.ts';

const catalogues = { en: catalogueOf('en'), fr: catalogueOf('fr') };
const keys = Object.keys(catalogues.en) as Key[];

/** The placeholders of a sentence; one that is used twice counts once, and a place is one place whatever its preposition. */
const placeholders = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => bare(name ?? '')))].sort();
const bare = (name: string): string =>
  name.replace(/^(?:at|of)([A-Z])/, (_, first: string) => first.toLowerCase());

describe('English and French', () => {
  test('have the same keys in the same order', () => {
    expect(Object.keys(catalogues.fr)).toEqual(keys);
  });

  test.each(keys)('%s has the same placeholders', (key) => {
    const counted = (text: string) => placeholders(text).filter((name) => name !== 'count');
    expect(counted(catalogues.fr[key])).toEqual(counted(catalogues.en[key]));
  });

  test.each(languages)('no sentence of %s is empty or badly braced', (lang) => {
    const bad = keys.filter((key) => {
      const text = catalogues[lang][key];
      const rest = text.replace(/\{\w+(\|[^{}|]*\|[^{}|]*)?\}/g, '');
      return text.length === 0 || /[{}|]/.test(rest);
    });
    expect(bad).toEqual([]);
  });

  test('French is not English left over', () => {
    const same = keys.filter((key) => catalogues.fr[key] === catalogues.en[key]);
    const free =
      /^(with\.rule|detail\.dice|part|sum|trace\.value|odds\.(part|shows)|position\.(unit|mark)|word\.F[TA])$/;
    const alike = [
      'word.protection',
      'number.6',
      'shows.mines',
      'counter.commando',
      'counter.flak',
    ];
    expect(same.filter((key) => !free.test(key) && !alike.includes(key))).toEqual([]);
  });
});

describe('say', () => {
  test('fills in what it is given', () => {
    expect(say('en', 'turn', { turn: 3, clock: '05:15' })).toBe('Turn 3, 05:15');
  });

  test('refuses to leave a gap', () => {
    expect(() => say('en', 'turn', { turn: 3 })).toThrow("'turn' lacks a value for {clock}");
  });

  test.each([
    ['en', 0, 'H (0 levels)'],
    ['en', 1, 'H (1 level)'],
    ['en', 2, 'H (2 levels)'],
    ['fr', 0, 'H (0 niveau)'],
    ['fr', 1, 'H (1 niveau)'],
    ['fr', 2, 'H (2 niveaux)'],
  ] as const)('%s counts %i', (lang, count, text) => {
    expect(say(lang, 'german-order.stack', { zone: 'H', count })).toBe(text);
  });

  test('French keeps its double marks with the word before', () => {
    expect(say('fr', 'ask.wire', { atZone: 'à H', rule: cite('10.6') })).toBe(
      'Barbelés à H\u00a0: les faire sauter ou s’arrêter (10.6)\u00a0?',
    );
  });

  test('a value may hold what looks like a pattern', () => {
    expect(say('en', 'at.id', { zone: '$& {x}' })).toBe('at $& {x}');
  });
});

describe.each(languages)('the names of the rules in %s', (lang) => {
  const names: readonly Name[] = [
    ...PART_NAMES,
    ...DIE_NAMES,
    ...CAUSES,
    ...HALTS,
    ...STAYS,
    ...QUESTIONS,
    ...FILTER_NAMES,
    ...RULED_OUT,
  ];

  test('each has its word, and no word is left over', () => {
    const words = keys.filter((key) => key.startsWith('word.') && key !== 'word.cause bangalore');
    expect([...new Set(names.map((name) => `word.${name}`))].sort()).toEqual([...words].sort());
    expect(names.filter((name) => wordFor(lang, name) === '')).toEqual([]);
  });

  test('a name without a word is a mistake', () => {
    expect(wordFor('fr', 'support')).toBe('soutien');
    expect(() => wordFor(lang, 'no such name' as Name)).toThrow("'word.no such name' has no words");
  });

  test('each line of the score has its words', () => {
    const values = { unit: 'Mills', strongpoints: 'works' };
    const lines = SCORE_RULES.map((rule) => say(lang, `score.${rule}`, values));
    expect(new Set(lines).size).toBe(SCORE_RULES.length);
  });
});

test.each(languages)('no sentence of %s holds the number of a rule: rules are values', (lang) => {
  const numbered = keys.filter((key) => /\(\d+(\.\d+)?[a-z]?\d?\)/.test(catalogues[lang][key]));
  expect(numbered).toEqual([]);
});

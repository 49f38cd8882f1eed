// The two catalogues say the same things: the same keys, the same placeholders, nothing left empty.

import { describe, expect, test } from 'vitest';
import {
  catalogues,
  type Key,
  languages,
  say,
} from '../../../../src/systems/fast-play/text/catalogue.ts';

const keys = Object.keys(catalogues.en) as Key[];

/** A unit or a place is one whatever its preposition; English alone counts verbs. */
const placeholders = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => bare(name ?? '')))]
    .filter((name) => !/N$/.test(name))
    .sort();
const bare = (name: string): string =>
  name.replace(/^(?:at|of|to)([A-Z])/, (_, first: string) => first.toLowerCase());

describe('English and French', () => {
  test('have the same keys in the same order', () => {
    expect(Object.keys(catalogues.fr)).toEqual(keys);
  });

  test.each(keys)('%s has the same placeholders', (key) => {
    expect(placeholders(catalogues.fr[key])).toEqual(placeholders(catalogues.en[key]));
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
      /^(with\.rule|name\.spot|ordered\.purpose|unit\.marks|trace\.value|dice\.nothing|die\.)/;
    expect(same.filter((key) => !free.test(key) && key !== 'terrain.village')).toEqual([]);
  });

  test('French has its own apostrophes', () => {
    expect(keys.filter((key) => catalogues.fr[key].includes("'"))).toEqual([]);
  });
});

test('a gap is refused', () => {
  expect(() => say('en', 'event.turn', { turn: 3 })).toThrow('lacks a value for {clock}');
});

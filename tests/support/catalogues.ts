// The two catalogues of a system say the same things: the same keys, the same placeholders, nothing left empty.

import { describe, expect, test } from 'vitest';

type Catalogue = Readonly<Record<string, string>>;

/** A unit or a place is one whatever its preposition. What only chooses between two forms is each language's own. */
const placeholders = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => bare(name ?? '')))]
    .filter((name) => !/[NE]$/.test(name))
    .sort();
const bare = (name: string): string =>
  name.replace(/^(?:at|of|to)([A-Z])/, (_, first: string) => first.toLowerCase());

/** `free` are the keys that may read the same in both. */
export function describeCatalogues(
  { en, fr }: { readonly en: Catalogue; readonly fr: Catalogue },
  free: RegExp,
): void {
  const keys = Object.keys(en);
  describe('English and French', () => {
    test('have the same keys in the same order', () => {
      expect(Object.keys(fr)).toEqual(keys);
    });

    test.each(keys)('%s has the same placeholders', (key) => {
      expect(placeholders(fr[key] ?? '')).toEqual(placeholders(en[key] ?? ''));
    });

    test.each(Object.entries({ en, fr }))(
      'no sentence of %s is empty or badly braced',
      (_, all) => {
        const bad = keys.filter((key) => {
          const text = all[key] ?? '';
          const rest = text.replace(/\{\w+(\|[^{}|]*\|[^{}|]*)?\}/g, '');
          return text.length === 0 || /[{}|]/.test(rest);
        });
        expect(bad).toEqual([]);
      },
    );

    test('French is not English left over', () => {
      const same = keys.filter((key) => fr[key] === en[key]);
      expect(same.filter((key) => !free.test(key))).toEqual([]);
    });

    test('French has its own apostrophes', () => {
      expect(keys.filter((key) => fr[key]?.includes("'"))).toEqual([]);
    });
  });
}

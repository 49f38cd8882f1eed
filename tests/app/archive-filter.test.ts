// Which raids of the archive are shown, in which order and on which page.

import { describe, expect, test } from 'vitest';
import {
  EVERYTHING,
  isFiltered,
  PAGE,
  pageOf,
  select,
} from '../../src/ui/screens/archive/filter.ts';
import type { ListedRaid } from '../../src/ui/screens/archive/listed.ts';
import { cleanName, cleanNote } from '../../src/ui/screens/archive/own-words.ts';

const raid = (id: string, changes: Partial<ListedRaid> = {}): ListedRaid => ({
  id,
  scenario: { id: 'dieppe-1942' },
  status: 'over',
  origin: 'played',
  seed: `seed ${id}`,
  level: 'basic',
  events: false,
  practice: false,
  turn: 12,
  clock: '07:30',
  length: 200,
  result: { outcome: 'failure', vp: 0 },
  started: 0,
  updated: 0,
  ...changes,
});

const RAIDS: readonly ListedRaid[] = [
  raid('old', { updated: 1, result: { outcome: 'total-success', vp: 30 }, name: 'Été perdû' }),
  raid('new', { updated: 9, level: 'green', length: 50, starred: true }),
  raid('mid', { updated: 5, result: { outcome: 'half-success', vp: 18 }, note: 'Two\nlines' }),
  raid('play', { updated: 2, status: 'playing', result: null, length: 9 }),
  raid('drill', { updated: 4, practice: true }),
  raid('link', { updated: 3, origin: 'link', result: { outcome: 'failure', vp: -7 } }),
  raid('taken', { updated: 6, origin: 'taken', practice: true }),
];

const ids = (part: Partial<typeof EVERYTHING>): string =>
  select(RAIDS, { ...EVERYTHING, ...part })
    .map(({ id }) => id)
    .join(' ');

describe('the list', () => {
  test('has raids under way first, then the newest', () => {
    expect(ids({})).toBe('play new taken mid drill link old');
  });

  test.each([
    ['oldest', 'play old link drill mid taken new'],
    ['points', 'old mid new taken drill link play'],
    ['least', 'link new taken drill mid old play'],
    ['long', 'taken mid drill link old new play'],
    ['short', 'play new taken mid drill link old'],
    ['name', 'old new taken mid drill link play'],
  ] as const)('ordered by %s is %s', (sort, expected) => {
    expect(ids({ sort })).toBe(expected);
  });

  test.each([
    [{ level: 'green' }, 'new'],
    [{ kind: 'total-success' }, 'old'],
    [{ kind: 'half-success' }, 'mid'],
    [{ kind: 'under-way' }, 'play'],
    [{ source: 'own' }, 'play new mid old'],
    [{ source: 'practice' }, 'taken drill'],
    [{ source: 'taken' }, 'taken'],
    [{ source: 'received' }, 'link'],
    [{ starred: true }, 'new'],
    [{ text: 'ete PERDU' }, 'old'],
    [{ text: 'lines' }, 'mid'],
    [{ text: 'seed link' }, 'link'],
    [{ text: 'seed zzz' }, ''],
    [{ text: '  ' }, 'play new taken mid drill link old'],
    [{ starred: true, level: 'basic' }, ''],
  ] as const)('filtered by %j is %s', (part, expected) => {
    expect(ids(part)).toBe(expected);
  });

  test('knows whether anything is left out', () => {
    expect(isFiltered(EVERYTHING)).toBe(false);
    expect(isFiltered({ ...EVERYTHING, sort: 'points', text: ' ' })).toBe(false);
    expect(isFiltered({ ...EVERYTHING, starred: true })).toBe(true);
  });
});

test('a page past the end is the last one', () => {
  const items = Array.from({ length: PAGE * 2 + 1 }, (_, i) => i);
  expect(pageOf(items, 0)).toEqual({ page: 0, items: items.slice(0, PAGE) });
  expect(pageOf(items, 99)).toEqual({ page: 2, items: [PAGE * 2] });
  expect(pageOf(items, -1).page).toBe(0);
  expect(pageOf([], 3)).toEqual({ page: 0, items: [] });
});

test('a name is one line of 80 characters, a note lines of 2,000', () => {
  expect(cleanName('  Dawn\n\u0007at\tOrange ')).toBe('Dawn at Orange');
  expect([...cleanName('🎲'.repeat(90))].length).toBe(80);
  expect(cleanNote('one\r\ntwo\u0000\n')).toBe('one\ntwo');
  expect(cleanNote('x'.repeat(3000)).length).toBe(2000);
  expect(cleanName('<b>&amp;')).toBe('<b>&amp;');
});

// The golden raids tell, reckon and link today what they did when their fingerprints were taken: events with their
// reasons, odds, threats, win chance, review, links and log lines. scripts/make-golden.ts writes them anew.

import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  type Fingerprints,
  type GoldenRaid,
  goldenFiles,
  partsOf,
  printOf,
  project,
  runGolden,
} from './fingerprint.ts';

const kept = JSON.parse(
  readFileSync(new URL('fingerprints.json', import.meta.url), 'utf8'),
) as Fingerprints;
const files = goldenFiles();

describe.each(files)('%s', (file) => {
  let raid: GoldenRaid;
  beforeAll(() => {
    raid = runGolden(file);
  });

  test.each(partsOf(file))('%s: as it was', async (part) => {
    expect(await printOf(raid, part), `${part} of ${file}`).toEqual(kept[file]?.[part]);
  });
});

test('every raid has its fingerprint, whole, and there is no other', () => {
  const parts = Object.entries(kept).map(([file, prints]) => [file, Object.keys(prints).sort()]);
  const wanted = files.map((file) => [file, partsOf(file).sort()]);
  expect(Object.fromEntries(parts)).toEqual(Object.fromEntries(wanted));
});

describe('the projection', () => {
  const text = (value: unknown): string => JSON.stringify(value, project);

  test('has the id of a rule for the rule, however it is referred to', () => {
    const told = { kind: 'fire', parts: [{ rule: '11.2e', value: 1 }] };
    const referred = { parts: [{ value: 1, rule: { id: '11.2e', book: 'raid' } }], kind: 'fire' };
    expect(text(referred)).toBe(text(told));
    expect(text({ id: 'a', hash: 'b' })).toBe('{"hash":"b","id":"a"}');
    expect(text({ book: 'a', id: 'b', more: 1 })).toBe('{"book":"a","id":"b","more":1}');
  });

  test('loses nothing that JSON would', () => {
    expect(text([Int16Array.of(1, -2), 3n, Number.NaN, Number.POSITIVE_INFINITY])).toBe(
      '[[1,-2],"3","NaN","Infinity"]',
    );
    expect(() => text({ of: new Map() })).toThrow();
  });
});

// The battles we ship have no fault, every number of them says where it comes from, and words change no hash.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compileSet, SETS } from '../../../../scripts/compile-schemas.ts';
import {
  battleFolders,
  readFiles,
  shelvedFolders,
} from '../../../../src/systems/battle-folders.ts';
import { loadBattle } from '../../../../src/systems/red-poppies/data/battles.ts';
import { readBattle } from '../../../../src/systems/red-poppies/data/read.ts';
import {
  MAX_BATTERIES,
  MAX_HEXES,
  MAX_OBJECTIVES,
} from '../../../../src/systems/red-poppies/rules/types.ts';
import { type Change, copyBattle, set } from './break-battle.ts';

const battles = battleFolders().filter(({ system }) => system === 'red-poppies');

describe.each(battles)('$id', (folder) => {
  const { par: _, outlook: __, lesson: ___, ...files } = readFiles(folder); // made by programs

  test('has no fault, is found by its id and laid out once', () => {
    expect(readBattle(readFiles(folder))).not.toHaveProperty('faults');
    expect(loadBattle(folder.id).id).toBe(folder.id);
    expect(loadBattle(folder.id)).toBe(loadBattle(folder.id));
  });

  test('every number has a basis', () => {
    expect([...unsourced(files, '', false)]).toEqual([]);
  });

  test('every rule that a file cites is in the book', () => {
    const book = readFileSync('docs/red-poppies/rules.md', 'utf8');
    const cited = [...JSON.stringify(files).matchAll(/"rule":"([^"]+)"/g)].map((m) => m[1] ?? '');
    expect(cited.filter((id) => !book.includes(`### ${id} `))).toEqual([]);
  });
});

/** Numbers without a basis beside or above them. */
function* unsourced(value: unknown, path: string, covered: boolean): Generator<string> {
  if (typeof value === 'number' && !covered) yield path;
  if (typeof value !== 'object' || value === null) return;
  const basis: unknown = Reflect.get(value, 'basis');
  for (const [key, child] of Object.entries(value))
    yield* unsourced(child, `${path}/${key}`, covered || typeof basis === 'string');
}

test('no front hex lies open to no man’s land', () => {
  const { zones, next, wire, hexes } = loadBattle('hawthorn-ridge-1916');
  for (const hex of zones.front) {
    for (let direction = 0; direction < 6; direction++) {
      const other = next[hex * 6 + direction] as number;
      if (zones.noMansLand.includes(other))
        expect(wire[hex * 6 + direction], `${hexes[hex]?.id}/${hexes[other]?.id}`).not.toBe(-1);
    }
  }
});

describe('the hash', () => {
  const hashOf = (change: Change): string => {
    const files = copyBattle();
    change(files);
    const read = readBattle(files);
    return 'scenario' in read ? read.scenario.hash : 'faulty';
  };
  const { hash } = loadBattle('hawthorn-ridge-1916');

  test.each([
    ['a name', set('forces /setUp/0/units/0/en', 'Other')],
    ['the briefing', set('battle /briefing/en', 'Other')],
    ['the card', set('card /minutes', 20)],
    ['the hour', set('battle /clock/minutes', 30)],
    ['a basis', set('forces /setUp/0/units/0/basis', 'I')],
  ])('stands when %s changes', (_, change) => {
    expect(hashOf(change)).toBe(hash);
  });

  test.each([
    ['a counter', set('counters /counters/0/formed/fp', 3)],
    ['a hex', set('map /hexes/0/terrain', ['hill'])],
    ['an outcome', set('victory /outcomes/victory', 8)],
    ['a threshold', set('battle /thresholds/values/mgHurts', 4)],
    ['a level', set('levels /levels/1/initiative', [])],
  ])('changes with %s', (_, change) => {
    expect(hashOf(change)).not.toBe(hash);
    expect(hashOf(change)).not.toBe('faulty');
  });
});

describe('schemas', () => {
  const own = SETS.filter(({ generated }) => generated.includes('red-poppies'));
  test.each(own)('validators in $generated are fresh (else: npm run schemas)', (set) => {
    const wanted = compileSet(set);
    expect(readdirSync(set.generated).sort()).toEqual([...wanted.keys()].sort());
    for (const [name, text] of wanted) {
      const there = readFileSync(join(set.generated, name), 'utf8');
      expect(there === text, `${name} is stale`).toBe(true);
      expect(text).not.toMatch(/\brequire\(/);
    }
  });

  test('hold no more than the rules do', () => {
    const folder = own[0]?.folder ?? '';
    const limit = (file: string, list: string): unknown => {
      const schema = JSON.parse(readFileSync(join(folder, `${file}.schema.json`), 'utf8'));
      return schema.properties[list].maxItems;
    };
    expect(limit('map', 'hexes')).toBe(MAX_HEXES);
    expect(limit('forces', 'batteries')).toBe(MAX_BATTERIES);
    expect(limit('victory', 'objectives')).toBe(MAX_OBJECTIVES);
  });
});

test('both battles stand on the shelf', () => {
  const shelved = shelvedFolders().filter(({ system }) => system === 'red-poppies');
  expect(shelved.map(({ id }) => id).sort()).toEqual(battles.map(({ id }) => id).sort());
  expect(shelved).toHaveLength(2);
});

// The battles we ship have no fault, every number of them says where it comes from, and words change no hash.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compileSet, SETS } from '../../../../scripts/compile-schemas.ts';
import { battleFolders, readFiles } from '../../../../src/systems/battle-folders.ts';
import { loadBattle } from '../../../../src/systems/fast-play/data/battles.ts';
import { readBattle } from '../../../../src/systems/fast-play/data/read.ts';
import {
  MAX_HEXES,
  MAX_OBJECTIVES,
  MAX_SEGMENTS,
  MAX_UNITS,
} from '../../../../src/systems/fast-play/rules/types.ts';
import { type Change, copyBattle, set } from './break-battle.ts';

const battles = battleFolders().filter(({ system }) => system === 'fast-play');

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
});

/** Numbers without a basis beside or above them. */
function* unsourced(value: unknown, path: string, covered: boolean): Generator<string> {
  if (typeof value === 'number' && !covered) yield path;
  if (typeof value !== 'object' || value === null) return;
  const basis: unknown = Reflect.get(value, 'basis');
  for (const [key, child] of Object.entries(value)) {
    const named = typeof basis === 'object' && basis !== null && Object.hasOwn(basis, key);
    yield* unsourced(child, `${path}/${key}`, covered || typeof basis === 'string' || named);
  }
}

test('the columns of the generals are those of the rules', () => {
  const { levels } = loadBattle('spicheren-1870');
  expect(levels.map(({ characterTable }) => characterTable.map((faces) => faces.join('')))).toEqual(
    [
      ['011223', '011223'],
      ['001123', '012233'],
      ['001123', '012233'],
    ],
  );
});

describe('the hash', () => {
  const hashOf = (change: Change): string => {
    const files = copyBattle();
    change(files);
    const read = readBattle(files);
    return 'scenario' in read ? read.scenario.hash : 'faulty';
  };
  const { hash } = loadBattle('spicheren-1870');

  test.each([
    ['a name', set('units /units/0/en', 'Other')],
    ['a road', set('map /roads', [])],
    ['the card', set('card /minutes', 20)],
    ['the hour', set('battle /clock/minutes', 30)],
    ['a basis', set('units /units/0/basis', 'I')],
  ])('stands when %s changes', (_, change) => {
    expect(hashOf(change)).toBe(hash);
  });

  test.each([
    ['a strength', set('units /units/0/strength', 5)],
    ['a level', set('map /hexes/0/level', 2)],
    ['a threshold', set('victory /success/value', 16)],
    ['a goal', set('missions /missions/0/goals/0', '1107')],
    ['an arrival', set('units /units/12/arrives', 5)],
  ])('changes with %s', (_, change) => {
    expect(hashOf(change)).not.toBe(hash);
    expect(hashOf(change)).not.toBe('faulty');
  });
});

describe('schemas', () => {
  const own = SETS.filter(({ generated }) => generated.includes('fast-play'));
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
    expect(limit('map', 'segments')).toBe(MAX_SEGMENTS);
    expect(limit('units', 'units')).toBe(MAX_UNITS);
    expect(limit('victory', 'objectives')).toBe(MAX_OBJECTIVES);
  });
});

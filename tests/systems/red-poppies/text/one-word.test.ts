// One French word for a place of the map wherever it is named: rulebook, screen, odds, lesson, log and terminal say case.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const SYSTEM = 'src/systems/red-poppies';
const french = readdirSync(`${root}${SYSTEM}`, { recursive: true, encoding: 'utf8' })
  .filter((name) => /-fr\.ts$|\/fr\.ts$|french\.ts$/.test(name))
  .map((name) => `${SYSTEM}/${name}`);
const read = (path: string): string => readFileSync(`${root}${path}`, 'utf8');

describe('a place of the map is a case in French', () => {
  test('there are catalogues to look through', () => {
    expect(french.length).toBeGreaterThan(10);
  });
  test.each([...french, `${SYSTEM}/terminal/words.ts`, 'docs/red-poppies/rules.fr.md'])(
    '%s',
    (path) => {
      expect(read(path).match(/[^ ]* hexagones?\b|\bhexagones?\b/gi) ?? []).toEqual([]);
    },
  );
  test('the rulebook names it so in every chapter that needs a place', () => {
    expect(read('docs/red-poppies/rules.fr.md').match(/\bcases?\b/g)?.length).toBeGreaterThan(100);
  });
});

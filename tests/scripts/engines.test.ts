// The trial that every engine is given: it tells hash, events and link of each raid, and one that differs is found.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { difference } from '../../scripts/engines/difference.ts';
import { trial } from '../../scripts/engines/trial.ts';
import { root } from '../browser/harness/built.ts';

const GOLDEN = 'dieppe-1942-random-basic-quiet-1.json';

test('a trial tells the same twice, and of every battle', async () => {
  const text = readFileSync(join(root, 'tests/systems/raid/golden', GOLDEN), 'utf8');
  const work = { goldens: { [GOLDEN]: text }, raids: 2 };
  const lines = await trial(work);
  expect(lines.map((line) => line.split(':')[0])).toEqual(
    expect.arrayContaining([GOLDEN, 'dieppe-1942 0', 'dieppe-1942 1', 'berneval-1942 0']),
  );
  for (const line of lines) expect(line).toMatch(/: [0-9a-f]{16} [0-9a-f]{16} \S/);
  expect(difference(lines, await trial(work))).toBeNull();
});

test('a raid that was told otherwise is named', () => {
  const lines = ['a: 1 2 link', 'b: 3 4 link'];
  expect(difference(lines, ['a: 1 2 link', 'b: 3 5 link'])).toBe('b: 3 4 link\n  but b: 3 5 link');
  expect(difference(lines, ['a: 1 2 link'])).toBe('b: 3 4 link\n  but nothing');
  expect(difference(lines, [...lines, 'c'])).toBe('3 raids, not 2');
});

// Every rule of the book is cited by code and by a test, and no others are; both languages have the same ids.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parseRulebook } from '../../../../src/rulebook/parse.ts';
import {
  audit,
  type Citation,
  citedInCode,
  citedInTests,
  type Excused,
  namedAsRule,
  pointedTo,
} from '../../raid/rules/citations.ts';

/** Rules that no code can cite, and why. */
const NOT_IN_CODE: Excused = {
  ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => [`X${n}`, 'the example'])),
  '1.01': 'tells what the game is about',
  '1.01a': 'tells what is left out',
  '2.01': 'tells what pieces are',
  '2.03': 'markers are only drawn',
  '4.13': 'an example',
  '6.027': 'an example',
  '8.01': 'tells what ground does',
};
/** Rules that no test can be named after, and why. */
const NOT_IN_TESTS: Excused = {
  '1.01': 'tells what the game is about',
  '1.01a': 'tells what is left out',
  '2.01': 'tells what pieces are',
  '2.03': 'markers are only drawn',
};

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const read = (path: string): string => readFileSync(`${root}${path}`, 'utf8');
const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending) && !name.includes('citations'))
    .map((name) => `${folder}/${name}`)
    .sort();
const collect = (files: readonly string[], find: (text: string) => string[]): Citation[] =>
  files.flatMap((file) => find(read(file)).map((id) => ({ id, file })));

const book = parseRulebook(read('docs/red-poppies/rules.md'));
const rules = book.map(({ id }) => id);
const sources = ['rules', 'german', 'data'].flatMap((room) =>
  filesIn(`src/systems/red-poppies/${room}`, '.ts'),
);

test('every rule is cited by code and tests, and no others are', () => {
  expect(
    audit({
      rules,
      code: collect(sources, (source) => citedInCode(source, rules)),
      tests: collect(filesIn('tests/systems/red-poppies', '.test.ts'), (source) =>
        citedInTests(source, rules),
      ),
      mentions: [...collect(sources, pointedTo), ...collect(sources, namedAsRule)],
      notInCode: NOT_IN_CODE,
      notInTests: NOT_IN_TESTS,
    }),
  ).toEqual([]);
});

test('the French book has the same rules in the same order with the same marks', () => {
  const french = parseRulebook(read('docs/red-poppies/rules.fr.md'));
  expect(french.map(({ id, mark }) => `${id} ${mark}`)).toEqual(
    book.map(({ id, mark }) => `${id} ${mark}`),
  );
});

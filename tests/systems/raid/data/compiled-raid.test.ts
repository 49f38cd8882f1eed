// What a build writes down of a raid is the raid that is compiled everywhere else.

import { expect, test } from 'vitest';
import { written } from '../../../../scripts/vite/shelf.ts';
import { loadDieppe } from '../dieppe.ts';

const made = (words: string): unknown => new Function(`return (${words});`)();

test('a shipped raid comes out as it was compiled', () => {
  expect(made(written(loadDieppe()))).toStrictEqual(loadDieppe());
});

test('all plain data and typed arrays come out as they were', () => {
  const odd = {
    'a key': [null, undefined, -0.5, 'line\u2028break "quoted"'],
    cells: Int16Array.of(-1, 2),
    none: [],
  };
  expect(made(written(odd))).toStrictEqual(odd);
});

test('anything else stops the build', () => {
  expect(() => written({ when: new Date(0) })).toThrow('Date');
});

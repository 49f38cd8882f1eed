import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  compare,
  type Fraction,
  fraction,
  percent,
  plus,
  reduced,
  rest,
  sum,
  times,
  toNumber,
} from '../../../../src/engine/fraction.ts';

const anyFraction = fc
  .tuple(fc.bigInt({ min: 0n, max: 10_000n }), fc.bigInt({ min: 1n, max: 10_000n }))
  .map(([n, d]): Fraction => ({ n, d }));
const same = (a: Fraction, b: Fraction) => expect(compare(a, b)).toBe(0);

describe('fractions', () => {
  test('are kept in lowest terms', () => {
    expect(fraction(21, 60)).toEqual({ n: 7n, d: 20n });
    expect(fraction(0, 60)).toEqual({ n: 0n, d: 1n });
    expect(fraction(-6, 4)).toEqual({ n: -3n, d: 2n });
  });

  test('add and multiply as fractions do', () => {
    fc.assert(
      fc.property(anyFraction, anyFraction, anyFraction, (a, b, c) => {
        same(plus(a, b), plus(b, a));
        same(plus(plus(a, b), c), plus(a, plus(b, c)));
        same(times(a, plus(b, c)), plus(times(a, b), times(a, c)));
        same(reduced(a), a);
        same(plus(a, rest(a)), fraction(1));
      }),
    );
  });

  test('sum in lowest terms', () => {
    expect(sum([fraction(1, 6), fraction(1, 3), fraction(1, 2)])).toEqual({ n: 1n, d: 1n });
    expect(sum([])).toEqual({ n: 0n, d: 1n });
  });

  test('become numbers however long they are', () => {
    expect(toNumber({ n: 60n ** 40n, d: 4n * 60n ** 40n })).toBe(0.25);
  });
});

describe('a chance in hundredths', () => {
  test.each([
    [7, 20, 0, '35'],
    [7, 20, 1, '35.0'],
    [1, 3, 0, '33'],
    [2, 3, 1, '66.7'],
    [1, 8, 0, '13'], // half up
    [1, 8, 1, '12.5'],
    [0, 5, 0, '0'],
    [5, 5, 2, '100.00'],
    [1, 1000, 0, '<1'],
    [1, 100_000, 1, '<0.1'],
    [999, 1000, 0, '>99'],
    [9999, 10_000, 1, '>99.9'],
  ])('%i/%i with %i decimals is %s', (n, d, decimals, text) => {
    expect(percent(fraction(n, d), decimals)).toBe(text);
  });
});

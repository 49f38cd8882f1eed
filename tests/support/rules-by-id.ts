// In an expectation a rule may be named by its id alone: { book: 'raid', id: '11.2e' } equals '11.2e'.

import { expect } from 'vitest';
import type { Rule } from '../../src/engine/rule.ts';

const isRule = (value: unknown): value is Rule =>
  typeof value === 'object' && value !== null && 'book' in value && 'id' in value;

expect.addEqualityTesters([
  (a, b) => {
    if (isRule(a) && typeof b === 'string') return a.id === b;
    if (isRule(b) && typeof a === 'string') return b.id === a;
    return undefined;
  },
]);

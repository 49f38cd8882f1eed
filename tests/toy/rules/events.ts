// What can happen in the toy.

import type { Rule } from '../../../src/engine/rule.ts';
import { citing } from '../../../src/engine/rule.ts';
import type { Die, Trace } from '../../../src/engine/told.ts';

export const BOOK = 'toy';
export const cite = citing(BOOK);

export type ToyEvent = { readonly rule: Rule } & (
  | { readonly kind: 'turn'; readonly turn: number }
  | { readonly kind: 'fog'; readonly die: Die; readonly falls: boolean }
  | { readonly kind: 'moved'; readonly piece: number; readonly from: number; readonly to: number }
  | { readonly kind: 'shown'; readonly piece: number; readonly dummy: boolean }
  | {
      readonly kind: 'fired' | 'enemy-fired';
      readonly piece: number;
      readonly target: number;
      readonly die: Die;
      readonly needed: number;
      readonly hit: boolean;
      readonly trace?: Trace;
    }
  | { readonly kind: 'lost'; readonly piece: number; readonly hex: number }
  | { readonly kind: 'over'; readonly reason: 'turns' | 'nobody' }
);

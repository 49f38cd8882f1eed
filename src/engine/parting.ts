// Where two games of a battle part: the first order that differs, or the first dice.

import type { Course } from './course.ts';
import { sameRules } from './optional-rules.ts';
import type { Action } from './system.ts';

/** A game as it was ordered. */
export interface Ordered extends Course {
  readonly actions: readonly Action[];
}

export type Parting =
  | { readonly kind: 'other-dice' } // another seed or level, other events or optional rules: nothing is shared
  | { readonly kind: 'alike' }
  | { readonly kind: 'orders'; readonly at: number } // index of the first action that differs
  | { readonly kind: 'fresh-dice'; readonly at: number }; // same orders, but from here on other dice

/** Games that begin with the same position and the same dice. */
export const sameStart = (a: Ordered, b: Ordered): boolean =>
  a.seed === b.seed && a.level === b.level && a.events === b.events && sameRules(a, b);

export function partingOf(a: Ordered, b: Ordered): Parting {
  if (!sameStart(a, b)) return { kind: 'other-dice' };
  const orders = firstDifference(a.actions, b.actions);
  const dice = diceDiffer(a, b);
  if (orders === null && dice === null) return { kind: 'alike' };
  if (dice !== null && (orders === null || dice < orders)) return { kind: 'fresh-dice', at: dice };
  return { kind: 'orders', at: orders ?? 0 };
}

/** Also where one stops and the other goes on; null when they are equal. */
function firstDifference(a: readonly Action[], b: readonly Action[]): number | null {
  const most = Math.max(a.length, b.length);
  for (let i = 0; i < most; i++) if (a[i] !== b[i]) return i;
  return null;
}

/** After how many actions one game got dice the other did not get; null when never. */
function diceDiffer(a: Ordered, b: Ordered): number | null {
  const [mine, yours] = [a.branches ?? [], b.branches ?? []];
  for (let i = 0; i < Math.max(mine.length, yours.length); i++) {
    const [one, two] = [mine[i], yours[i]];
    if (one?.at === two?.at && one?.seed === two?.seed) continue;
    return Math.min(one?.at ?? Number.POSITIVE_INFINITY, two?.at ?? Number.POSITIVE_INFINITY);
  }
  return null;
}

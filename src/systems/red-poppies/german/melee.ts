// M Whom to strike at in a melee: all at the same enemy. A kill frees the hex, three wounds do not.

import { keepHighest, keepLowest } from '../../../engine/filters.ts';
import type { Action } from '../../../engine/system.ts';
import * as A from '../rules/actions.ts';
import { legal } from '../rules/legal.ts';
import { cite } from '../rules/rule.ts';
import { faceOf, type State } from '../rules/state.ts';
import type { Inquiry, Sieve } from './inquiry.ts';

const LIST: Action[] = [];
const target = (read: (s: State, unit: number) => number) => (s: State, action: Action) =>
  read(s, A.whereOf(action));

const WEAKEST: Sieve = [
  keepLowest(
    'cohesion',
    cite('M1'),
    target((s, unit) => s.scenario.cohesion[faceOf(s, unit)] as number),
  ),
  keepHighest(
    'melee value',
    cite('M1'),
    target((s, unit) => s.scenario.melee[unit] as number),
  ),
  keepLowest(
    'order',
    cite('Q0'),
    target((_, unit) => unit),
  ),
];

/** M1 */
export function strikeAt(inquiry: Inquiry): Action {
  for (const action of legal(inquiry.s, LIST)) inquiry.keep(action);
  const chosen = inquiry.choose('strike', 'M1', WEAKEST);
  inquiry.because('M1', { target: A.whereOf(chosen) });
  return chosen;
}

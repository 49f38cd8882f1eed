// An order that waits for its second word, as it is said: its name and what it may bring.

import type { Action } from '../../../engine/system.ts';
import { LONGEST } from '../../../words/aloud.ts';
import type { Table } from '../table.ts';
import { fitted } from './fit.ts';

/** Where they stand, for the button that gives it. */
export const ARMED_WORDS = 'armed-words';

export function armedWords({ face, desk }: Table, action: Action): string {
  const what = `${face.words.action(desk.session.scenario, action)}.`;
  const odds = face.speech?.odds?.(desk.orders.position, action) ?? [];
  const [first = ''] = odds;
  return fitted(what.length + first.length < LONGEST ? [what, ...odds] : odds);
}

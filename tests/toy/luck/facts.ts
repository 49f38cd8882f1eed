// What is kept of a toy battle that is over: how many pieces it cost.

import type { FactsOf } from '../../../src/engine/facts.ts';
import type { Field } from '../rules/battle.ts';
import type { ToyEvent } from '../rules/events.ts';
import { standing } from '../rules/state.ts';

const FORM = 1;

export interface ToyFacts {
  readonly form: typeof FORM;
  readonly lost: number;
}

/** Facts as they were kept, whoever has written them. */
export function readFacts(found: unknown): ToyFacts | null {
  const { form, lost } = { ...(found as Partial<ToyFacts> | null) };
  return form === FORM && Number.isFinite(lost) ? (found as ToyFacts) : null;
}

export const toyFacts: FactsOf<Field, ToyEvent> = {
  open: () => ({
    note: () => undefined,
    close: (position): ToyFacts => ({
      form: FORM,
      lost: position.scenario.own - standing(position, true).length,
    }),
  }),
  read: readFacts,
};

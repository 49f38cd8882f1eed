// Arbitrary raids for fast-check: a list of numbers, each picking one of the legal actions, so that a failing raid
// shrinks to a short one.

import fc from 'fast-check';
import type { Options } from '../../../../src/engine/course.ts';
import type { Action } from '../../../../src/engine/system.ts';
import { apply } from '../../../../src/systems/raid/rules/apply.ts';
import { legalActions } from '../../../../src/systems/raid/rules/legal.ts';
import { setup } from '../../../../src/systems/raid/rules/setup.ts';
import type { RaidState } from '../../../../src/systems/raid/rules/state.ts';
import { loadDieppe } from '../dieppe.ts';

export const scenario = loadDieppe();

const options: fc.Arbitrary<Options> = fc.record({
  seed: fc.string({ maxLength: 12 }),
  level: fc.constantFrom(...scenario.levels.map((level) => level.id)),
  events: fc.boolean(),
});
/** Short raids and long ones: a raid has some 250 decisions. */
const picks = fc.oneof(
  fc.array(fc.nat(99), { maxLength: 60 }),
  fc.array(fc.nat(99), { minLength: 60, maxLength: 400, size: 'max' }),
);
export const raid = fc.record({ options, picks });
export type Raid = { readonly options: Options; readonly picks: readonly number[] };

/** The same raids in every run; scripts/fuzz.ts looks further. */
export const runs = (numRuns: number) => ({ numRuns, seed: 19_420_819 });

/** Visits every position of a raid with the action picked there. The state is a copy, the visitor's to keep. */
export function walk(
  { options, picks }: Raid,
  visit: (s: RaidState, action: Action) => void,
): RaidState {
  let s = setup(scenario, options);
  for (const pick of picks) {
    const legal = legalActions(s, []);
    if (legal.length === 0) break;
    const action = legal[pick % legal.length] as Action;
    visit(s, action);
    const result = apply(s, action);
    if (!result.ok) throw new Error(result.reason);
    s = result.state;
  }
  return s;
}

// Every distinct result of one action, with its exact chance: the live rules, run on copies of what the player sees.

import { enumerate } from '../../../engine/enumerate.ts';
import { type Fraction, plus, reduced } from '../../../engine/fraction.ts';
import { copy } from '../../../engine/position.ts';
import type { Action } from '../../../engine/system.ts';
import { into } from '../../../engine/told.ts';
import { perform } from '../rules/apply.ts';
import type { RaidEvent } from '../rules/events.ts';
import type { RaidState } from '../rules/state.ts';
import type { Unit } from '../rules/types.ts';
import { SeenRolls } from './seen.ts';

export interface Outcome {
  readonly state: RaidState;
  readonly events: readonly RaidEvent[];
  readonly chance: Fraction;
}

/** A counter that took a loss, and the steps it then had left. */
export interface Loss {
  readonly unit: Unit;
  readonly steps: number;
}

/** Runs a legal action for every throw of its dice; throws with the same result are one outcome. */
export function outcomes(s: RaidState, action: Action): Outcome[] {
  const found = new Map<string, Outcome>();
  enumerate(
    (rolls) => {
      const events: RaidEvent[] = [];
      const state = copy(s);
      perform({ s: state, rolls: new SeenRolls(rolls), tell: into(events) }, action);
      return { state, events };
    },
    (result, denominator) => {
      const key = resultKey(result.events);
      const before = found.get(key);
      const chance = { n: 1n, d: denominator };
      if (before === undefined) found.set(key, { ...result, chance });
      else found.set(key, { ...before, chance: plus(before.chance, chance) });
    },
  );
  return [...found.values()].map((outcome) => ({ ...outcome, chance: reduced(outcome.chance) }));
}

/** What tells two results apart; everything else follows from it. */
function resultKey(events: readonly RaidEvent[]): string {
  let key = '';
  for (const event of events) {
    if (event.kind === 'loss') key += `loss ${event.unit} ${event.steps};`;
    else if (event.kind === 'mines') key += `mines ${event.explodes};`;
    else if (event.kind === 'bangalore') key += `bangalore ${event.gone};`;
  }
  return key;
}

export function lossesIn(events: readonly RaidEvent[]): Loss[] {
  return events.flatMap((e) => (e.kind === 'loss' ? [{ unit: e.unit, steps: e.steps }] : []));
}

// One line of a plan as it will be told: who is in hand, what they do, and where they end.

import type { PlanLine } from '../../../engine/plan.ts';
import type { SavedPosition } from '../../../engine/save.ts';
import type { Action } from '../../../engine/system.ts';
import { Do, doing, first } from '../rules/actions.ts';
import { members } from '../rules/group.ts';
import type { Scenario } from '../rules/scenario.ts';
import { unitsIn } from '../rules/stacks.ts';
import { Flag, G, get, has, isFaceDown, placeOf, type RaidState } from '../rules/state.ts';
import { ABOARD, NONE, type Place, type Unit, type Zone } from '../rules/types.ts';

export interface Step {
  readonly action: Action;
  readonly before: RaidState;
  readonly open: boolean; // something unknown is met
}

export interface Line {
  readonly steps: readonly Step[]; // of the stack the line is about
  readonly units: readonly Unit[]; // those who go
  readonly left: readonly Unit[]; // those left behind
  readonly from: Place;
  readonly after: RaidState;
}

export const loaded = (scenario: Scenario, { cells }: SavedPosition): RaidState => ({
  scenario,
  cells: Int16Array.from(cells),
});

/** Stacks that are only taken up and put down again on the way are passed over. */
export function lineOf(scenario: Scenario, { orders, after }: PlanLine): Line {
  const steps = orders.map(({ action, state, open }) => ({
    ...{ action, open },
    before: loaded(scenario, state),
  }));
  const taken = steps.map(({ action }) => doing(action)).lastIndexOf(Do.take);
  const last = steps.at(-1);
  const alone = last !== undefined && taken >= 0 && stands(last);
  const own = alone ? steps.slice(-1) : untilUnknown(steps.slice(Math.max(0, taken)));
  const left = own.flatMap(({ action }) => (doing(action) === Do.leave ? [first(action)] : []));
  const [begun] = own;
  return {
    ...{ steps: own, left, after: loaded(scenario, after) },
    units: begun === undefined ? [] : whoIn(begun).filter((unit) => !left.includes(unit)),
    from: begun === undefined ? NONE : placeIn(begun),
  };
}

/** What comes after a marker is entered is a guess at what it shows, and not told. */
function untilUnknown(steps: readonly Step[]): readonly Step[] {
  const unknown = steps.findIndex(isUnknown);
  return unknown < 0 ? steps : steps.slice(0, unknown + 1);
}

const ENTERS: readonly number[] = [Do.step, Do.land, Do.assault];

/** Nobody knows what it meets. */
export const isUnknown = ({ action, before }: Pick<Step, 'action' | 'before'>): boolean =>
  ENTERS.includes(doing(action)) && isFaceDown(before, first(action));

/** Orders that are given between activations. */
const stands = ({ action, before }: Step): boolean =>
  doing(action) === Do.end || (doing(action) === Do.front && get(before, G.place) === NONE);

function placeIn({ action, before }: Step): Place {
  if (doing(action) === Do.take) return first(action);
  if (doing(action) === Do.front) return placeOf(before, first(action));
  return get(before, G.place);
}

function whoIn({ action, before }: Step): Unit[] {
  if (doing(action) === Do.front) return [first(action)];
  if (doing(action) !== Do.take) return members(before);
  return unitsIn(before, first(action)).filter((u) => !has(before, u, Flag.done | Flag.back));
}

/** In which zone somebody is: men aboard are where their craft is. */
export const zoneOf = (s: RaidState, place: Place): Zone =>
  place >= ABOARD ? placeOf(s, place - ABOARD) : place;

/** Whether all of them end aboard. */
export const isAboard = ({ units, after }: Line): boolean =>
  units.every((unit) => placeOf(after, unit) >= ABOARD);

const MARCHES: readonly number[] = [Do.step, Do.land, Do.sail, Do.assault];

/** Where the line leads the stack: its last zone. */
export function goalOf({ steps, from }: Line): Zone {
  const march = steps.filter(({ action }) => MARCHES.includes(doing(action))).at(-1);
  const [begun] = steps;
  if (march !== undefined) return first(march.action);
  return begun === undefined || from < 0 ? NONE : zoneOf(begun.before, from);
}

export const stepOf = ({ steps }: Line, ...kinds: readonly number[]): Step | undefined =>
  steps.filter(({ action }) => kinds.includes(doing(action))).at(-1);

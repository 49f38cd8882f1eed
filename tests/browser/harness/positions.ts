// Raids that are already under way, as the game keeps them: a page that finds one opens it where it stands.

import { newRecord } from '../../../src/app/storage/new-record.ts';
import type { SavedRaid } from '../../../src/app/storage/records.ts';
import type { Action } from '../../../src/engine/system.ts';
import { Do, doing, formatAction } from '../../../src/systems/raid/rules/actions.ts';
import { apply } from '../../../src/systems/raid/rules/apply.ts';
import type { RaidEvent } from '../../../src/systems/raid/rules/events.ts';
import { legalActions } from '../../../src/systems/raid/rules/legal.ts';
import { reach } from '../../../src/systems/raid/rules/reach.ts';
import { setup } from '../../../src/systems/raid/rules/setup.ts';
import type { RaidState } from '../../../src/systems/raid/rules/state.ts';
import { traceOf } from '../../../src/systems/raid/text/trace.ts';
import { loadDieppe } from '../../systems/raid/dieppe.ts';
import { type Plan, shortPlan, steadyPlan } from './plans.ts';

/** A raid with a bit of everything, to be looked at from all sides. */
export const SAMPLE: Plan = shortPlan(
  'sample',
  [Do.land, Do.fire, Do.assault, Do.goOn],
  (plan) => seek(plan, germansChoose) !== null && seek(plan, hasFarZone) !== null,
);

export interface Moment {
  readonly actions: readonly Action[]; // up to here
  readonly state: RaidState;
  readonly next: Action;
}

/** The first moment of a plan that is wanted. */
export function momentOf(plan: Plan, wanted: (moment: Moment) => boolean): Moment {
  const found = seek(plan, wanted);
  if (found === null) throw new Error('the plan has no such moment');
  return found;
}

/** The first raid of the steady player that comes to such a moment, up to there. */
export function raidWith(
  name: string,
  wanted: (moment: Moment) => boolean,
): Moment & { readonly seed: string } {
  for (let i = 0; i < MOST_RAIDS; i++) {
    const plan = steadyPlan(`${name} ${i}`);
    const found = seek(plan, wanted);
    if (found !== null) return { ...found, seed: plan.seed };
  }
  throw new Error(`no raid called ${name} has such a moment`);
}

const MOST_RAIDS = 200;

function seek(plan: Plan, wanted: (moment: Moment) => boolean): Moment | null {
  let state = setup(loadDieppe(), { seed: plan.seed, level: 'basic', events: false });
  for (const [i, next] of plan.actions.entries()) {
    const moment = { actions: plan.actions.slice(0, i), state, next };
    if (wanted(moment)) return moment;
    const applied = apply(state, next);
    if (!applied.ok) throw new Error(`the plan breaks rule ${applied.rule}`);
    state = applied.state;
  }
  return null;
}

/** What comes of an order, event by event. */
export function eventsOf(state: RaidState, action: Action): readonly RaidEvent[] {
  const applied = apply(state, action);
  return applied.ok ? applied.events : [];
}

export const before =
  (kind: number) =>
  ({ next }: Moment): boolean =>
    doing(next) === kind;

/** The end of a phase after which the Germans choose between several things to do. */
export function germansChoose({ state, next }: Moment): boolean {
  if (doing(next) !== Do.end) return false;
  return eventsOf(state, next).some((e) => e.kind === 'german-move' && traceOf(e));
}

/** A zone more than one step away can be walked to. */
export function hasFarZone({ state }: Moment): boolean {
  return reach(state).some((way) => way.kind === 'step' && way.actions.length > 1);
}

/** An order of this kind could be given. */
export const could =
  (kind: number) =>
  ({ state }: Moment): boolean =>
    legalActions(state, []).some((a) => doing(a) === kind);

/** What the game would have kept of a raid at this moment. */
export function keptAs(
  id: string,
  seed: string,
  actions: readonly Action[],
  practice = false,
): SavedRaid {
  const options = { seed, level: 'basic', events: false, practice };
  const scenario = loadDieppe();
  return {
    ...newRecord(id, { system: 'raid', battle: scenario.id }, options, Date.UTC(2026, 7, 19)),
    actions: actions.map((action) => formatAction(scenario, action)),
  };
}

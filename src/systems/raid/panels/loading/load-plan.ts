// 3d Who is to sail in which craft while the player still thinks about it: room, changes of place, and the orders
// that load the craft so.

import type { Action } from '../../../../engine/system.ts';
import { act, Do } from '../../rules/actions.ts';
import type { Scenario } from '../../rules/scenario.ts';
import { at, G, get, kindOf, levelsOf, placeOf, type RaidState } from '../../rules/state.ts';
import type { RuleId } from '../../rules/types.ts';
import { ABOARD, Kind, type Unit } from '../../rules/types.ts';

/** By man: his craft; those who are not in it are still on the quay. */
export type LoadPlan = ReadonlyMap<Unit, Unit>;

export const NOBODY: LoadPlan = new Map();

export interface Group {
  readonly number: number;
  readonly craft: readonly Unit[];
  readonly men: readonly Unit[]; // in the order in which they are loaded
}

export function groupsOf(s: RaidState): readonly Group[] {
  const { craftOf, loadingOrder, group } = s.scenario;
  return craftOf.flatMap((craft, number) =>
    number === 0
      ? []
      : [{ number, craft, men: loadingOrder.filter((u) => at(group, u) === number) }],
  );
}

export function standardPlan({ loadingOrder, standardLoading }: Scenario): LoadPlan {
  return new Map(loadingOrder.map((unit) => [unit, at(standardLoading, unit)]));
}

/** What has been ordered so far. */
export function planOrdered(s: RaidState): LoadPlan {
  const aboard = s.scenario.loadingOrder.slice(0, get(s, G.loading));
  return new Map(aboard.map((unit) => [unit, placeOf(s, unit) - ABOARD]));
}

export const aboardIn = (group: Group, plan: LoadPlan, craft: Unit): readonly Unit[] =>
  group.men.filter((unit) => plan.get(unit) === craft);

export const onQuay = (group: Group, plan: LoadPlan): readonly Unit[] =>
  group.men.filter((unit) => !plan.has(unit));

export const levelsAboard = (s: RaidState, plan: LoadPlan, craft: Unit): number =>
  [...plan].reduce((sum, [unit, on]) => sum + (on === craft ? levelsOf(s, unit) : 0), 0);

/** Puts a man aboard, or back on the quay (null). `instead` changes places with him. Refused by 3d. */
export function putAboard(
  s: RaidState,
  plan: LoadPlan,
  unit: Unit,
  craft: Unit | null,
  instead: Unit | null = null,
): LoadPlan | { readonly rule: RuleId } {
  const next = new Map(plan);
  const from = plan.get(unit);
  next.delete(unit);
  if (craft !== null) next.set(unit, craft);
  if (instead !== null && instead !== unit) {
    if (from === undefined) next.delete(instead);
    else next.set(instead, from);
  }
  const moved = [unit, ...(instead === null ? [] : [instead])];
  return moved.every((man) => mayBeIn(s, next, man)) ? next : { rule: '3d' };
}

/** 3d A craft of his own group, within what it can carry. */
function mayBeIn(s: RaidState, plan: LoadPlan, unit: Unit): boolean {
  const craft = plan.get(unit);
  if (craft === undefined) return true;
  if (kindOf(s, craft) !== Kind.craft) return false;
  if (at(s.scenario.group, craft) !== at(s.scenario.group, unit)) return false;
  return levelsAboard(s, plan, craft) <= s.scenario.craftCapacity;
}

export const isLoaded = ({ loadingOrder }: Scenario, plan: LoadPlan): boolean =>
  loadingOrder.every((unit) => plan.has(unit));

/** The orders that load so from empty craft: one word for the standard loading. */
export function loadOrders(scenario: Scenario, plan: LoadPlan): Action[] {
  if (samePlan(plan, standardPlan(scenario))) return [act(Do.loadStandard)];
  return scenario.loadingOrder.flatMap((unit) => {
    const craft = plan.get(unit);
    return craft === undefined ? [] : [act(Do.load, unit, craft)];
  });
}

export const samePlan = (a: LoadPlan, b: LoadPlan): boolean =>
  a.size === b.size && [...a].every(([unit, craft]) => b.get(unit) === craft);

// 3d The loading under the player's hand, and every way in which he moves a man.

import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { announce } from '../../../../ui/kit/index.ts';
import type { Unit } from '../../rules/types.ts';
import type { RaidDesk } from '../desk/raid-desk.ts';
import { type Placing, usePlacing } from '../placing/use-placing.ts';
import { craftForKey } from './load-keys.ts';
import {
  groupsOf,
  type LoadPlan,
  NOBODY,
  planOrdered,
  putAboard,
  standardPlan,
} from './load-plan.ts';
import { manWords, refusalWords } from './load-words.ts';

export interface Loading {
  readonly plan: LoadPlan;
  readonly placing: Placing;
  readonly refused: Unit | null; // who could not go where he was sent
  standard(): void;
  empty(): void;
}

/** Slots: 'craft 28', 'man 5' (to change places with him), 'quay'. */
export function useLoading(desk: RaidDesk): Loading {
  const state = desk.orders.position;
  const { scenario } = state;
  const begun = useMemo(() => {
    const ordered = planOrdered(state);
    return ordered.size > 0 ? ordered : standardPlan(scenario);
  }, [state, scenario]);
  const changed = useSignal<{ readonly of: unknown; readonly plan: LoadPlan } | null>(null);
  const refused = useSignal<Unit | null>(null);
  const plan = changed.value?.of === state ? changed.value.plan : begun;
  const change = (to: LoadPlan) => {
    refused.value = null;
    changed.value = { of: state, plan: to };
  };
  const put = (unit: Unit, slot: string) => {
    const [kind, id] = slot.split(' ');
    const other = kind === 'man' ? Number(id) : null;
    const craft = other !== null ? (plan.get(other) ?? null) : kind === 'craft' ? Number(id) : null;
    const next = putAboard(state, plan, unit, craft, other);
    if ('rule' in next) {
      refused.value = unit;
      announce(refusalWords(scenario, unit));
      return;
    }
    change(next);
    announce(manWords(state, next, unit));
  };
  const placing = usePlacing(put, (unit, key) => {
    const group = groupsOf(state).find(({ men }) => men.includes(unit));
    const craft = group === undefined ? undefined : craftForKey(group, plan, unit, key);
    if (craft === undefined) return undefined;
    return craft === null ? 'quay' : `craft ${craft}`;
  });
  return {
    plan,
    placing,
    refused: refused.value,
    standard: () => change(standardPlan(scenario)),
    empty: () => change(NOBODY),
  };
}

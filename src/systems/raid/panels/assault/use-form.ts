// 11.2b The lines under the player's hand, and every way in which he moves a man.

import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { announce } from '../../../../ui/kit/index.ts';
import type { RaidState } from '../../rules/state.ts';
import type { Unit } from '../../rules/types.ts';
import { t } from '../../screen-words/t.ts';
import { type Placing, usePlacing } from '../placing/use-placing.ts';
import { unitWords } from '../stack/unit-words.ts';
import {
  type Arrangement,
  type Battle,
  battleOf,
  completed,
  emptyLines,
  linesOrdered,
  place,
  placedCount,
  spotOf,
} from './arrangement.ts';
import { slotName, spotForKey, spotNamed } from './form-keys.ts';

export type Refused = '11.2b' | '11.2c';

export interface Form {
  readonly battle: Battle;
  readonly lines: Arrangement;
  readonly placing: Placing;
  readonly refusal: Refused | null;
  fill(): void;
  clear(): void;
}

/** The lines under the player's hand. They begin as ordered so far, else as the game would form them. */
export function useForm(state: RaidState): Form {
  const battle = useMemo(() => battleOf(state), [state]);
  const begun = useMemo(() => {
    const ordered = linesOrdered(state);
    return placedCount(ordered) > 0 ? ordered : completed(state, emptyLines(battle));
  }, [state, battle]);
  const changed = useSignal<{ readonly of: RaidState; readonly lines: Arrangement } | null>(null);
  const refusal = useSignal<Refused | null>(null);
  const lines = changed.value?.of === state ? changed.value.lines : begun;
  const change = (to: Arrangement) => {
    refusal.value = null;
    changed.value = { of: state, lines: to };
  };
  const put = (unit: Unit, slot: string) => {
    const next = place(battle, lines, unit, spotNamed(slot));
    if ('rule' in next) {
      refusal.value = next.rule === '11.2c' ? '11.2c' : '11.2b';
      announce(t(`assault.refused.${refusal.value}`));
      return;
    }
    change(next);
    announce(whereWords(state, next, unit));
  };
  const placing = usePlacing(put, (unit, key) => {
    const spot = spotForKey(battle, lines, unit, key);
    return spot === undefined ? undefined : slotName(spot);
  });
  const fill = () => change(completed(state, emptyLines(battle)));
  const clear = () => change(emptyLines(battle));
  return { battle, lines, placing, refusal: refusal.value, fill, clear };
}

/** 'C Troop 3 4-4-4, behind line 2'. */
export function whereWords(state: RaidState, lines: Arrangement, unit: Unit): string {
  const spot = spotOf(lines, unit);
  const words = { unit: unitWords(state, unit), n: (spot?.line ?? 0) + 1 };
  return t(`assault.man.${spot?.role ?? 'reserve'}`, words);
}

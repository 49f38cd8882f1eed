// 11.2 The odds of lines that are not ordered yet: each line, the round, and the assault fought to its end. Reckoned
// on what the player can see, in pauses, so that no move waits for them.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type Fraction, ONE, sum } from '../../../../engine/fraction.ts';
import { type AssaultOdds, assaultOdds } from '../../odds/assault-odds.ts';
import { type RoundEnd, type RoundOdds, roundOdds } from '../../odds/round-odds.ts';
import { seen } from '../../odds/seen.ts';
import { G, get, type RaidState } from '../../rules/state.ts';
import { type Arrangement, formedState } from './arrangement.ts';

export interface LinesOdds {
  readonly round: RoundOdds;
  readonly assault: AssaultOdds | null; // null: still being reckoned
}

export function roundOf(state: RaidState, lines: Arrangement): RoundOdds {
  return roundOdds(formedState(seen(state), lines), false);
}

export function assaultFrom(state: RaidState, lines: Arrangement): AssaultOdds {
  const before = seen(state);
  const start = { state: formedState(before, lines), chance: ONE };
  return assaultOdds(before, get(state, G.battle), [start]);
}

/** How likely a round is to end so. */
export const chanceOf = ({ ends }: RoundOdds, result: RoundEnd['result']): Fraction =>
  sum(ends.filter((end) => end.result === result).map(({ chance }) => chance));

/** The odds of the lines as they stand, null until they have been reckoned. */
export function useLinesOdds(state: RaidState, lines: Arrangement): LinesOdds | null {
  const found = useSignal<(LinesOdds & { readonly of: RaidState }) | null>(null);
  useEffect(() => {
    let timer = setTimeout(() => {
      const round = roundOf(state, lines);
      found.value = { of: state, round, assault: null };
      timer = setTimeout(() => {
        found.value = { of: state, round, assault: assaultFrom(state, lines) };
      }, 20);
    });
    return () => clearTimeout(timer);
  }, [state, lines, found]);
  return found.value?.of === state ? found.value : null;
}

// The odds of an attack as the panels show them, each worked out once: positions never change, so they are remembered by
// position.

import { percent, sum } from '../../../../engine/fraction.ts';
import type { Action } from '../../../../engine/system.ts';
import type { FightOdds } from '../../odds/fight-odds.ts';
import { type Odds, odds } from '../../odds/odds.ts';
import type { State } from '../../rules/state.ts';

const known = new WeakMap<State, Map<Action, Odds | null>>();

/** The odds of an order, or null when it is not legal from here. */
export function oddsOf(s: State, action: Action): Odds | null {
  const here = known.get(s) ?? new Map<Action, Odds | null>();
  known.set(s, here);
  const before = here.get(action);
  if (before !== undefined) return before;
  const found = odds(s, action);
  here.set(action, found);
  return found;
}

/** The fight that an attack makes: with everybody who is pledged on the same target. */
export function fightOf(s: State, action: Action): FightOdds | null {
  const found = oddsOf(s, action);
  return found?.together ?? found?.fight ?? null;
}

/** '63 %': at least one hit. */
export const chanceOf = ({ hits }: FightOdds): string => `${percent(sum(hits.slice(1)))} %`;

/** The same of an attack by itself. */
export function hitChance(s: State, action: Action): string {
  const fight = oddsOf(s, action)?.fight;
  return fight === undefined ? '–' : chanceOf(fight);
}

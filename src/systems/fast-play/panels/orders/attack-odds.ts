// The odds of an attack as the panels show them, each worked out once: positions never change, so they are remembered by
// position.

import { percent, sum, toNumber } from '../../../../engine/fraction.ts';
import type { Action } from '../../../../engine/system.ts';
import type { FightOdds } from '../../odds/fight-odds.ts';
import { type Odds, odds } from '../../odds/odds.ts';
import { hexOf, type State } from '../../rules/state.ts';
import { type HexId, NONE } from '../../rules/types.ts';

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

/** 13.4 The hex that the target of an attack would most likely be driven to; null when it is not driven anywhere. */
export function placeAfter(s: State, action: Action): HexId | null {
  const fight = fightOf(s, action);
  const from = fight === null ? NONE : hexOf(s, fight.target);
  return fight?.places.find(({ hex }) => hex !== from)?.hex ?? null;
}

/** '63 %': at least one hit. */
export const chanceOf = ({ hits }: FightOdds): string => `${percent(sum(hits.slice(1)))} %`;

/** The best chance that an order leaves its unit; null when there would be nobody to attack. */
export function bestChance(s: State, action: Action): string | null {
  const fights = oddsOf(s, action)?.targets ?? [];
  const hit = ({ hits }: FightOdds): number => toNumber(sum(hits.slice(1)));
  const best = [...fights].sort((a, b) => hit(b) - hit(a))[0];
  return best === undefined ? null : chanceOf(best);
}

/** The same of an attack by itself. */
export function hitChance(s: State, action: Action): string {
  const fight = oddsOf(s, action)?.fight;
  return fight === undefined ? '–' : chanceOf(fight);
}

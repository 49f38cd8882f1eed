// 15.4 Who holds an objective: whoever last came to stand in it.

import type { BattlePlay } from './play.ts';
import { cite } from './rule.ts';
import { hexOf, holderOf, setHolder, sideOf } from './state.ts';
import { NONE, type UnitId } from './types.ts';

/** A unit has come to stand where it is. */
export function hold({ s, tell }: BattlePlay, unit: UnitId): void {
  const objective = s.scenario.objectiveAt[hexOf(s, unit)] ?? NONE;
  const side = sideOf(s, unit);
  if (objective === NONE || holderOf(s, objective) === side) return;
  setHolder(s, objective, side);
  tell?.({ kind: 'holds', rule: cite('15.4'), objective, side });
}

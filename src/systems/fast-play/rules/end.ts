// 15.3, 15.5, 15.6 When a battle is over, and what it was worth.

import type { Score } from '../../../engine/system.ts';
import { isToCome, takesPart } from './arrivals.ts';
import type { BattlePlay } from './play.ts';
import { cite } from './rule.ts';
import {
  G,
  get,
  hasMark,
  holderOf,
  isOnBoard,
  Mark,
  Stage,
  type State,
  set,
  sideOf,
} from './state.ts';
import { Side, type SideId, type UnitId } from './types.ts';

export function endBattle(
  { s, tell }: BattlePlay,
  reason: 'turns' | 'french-gone' | 'german-gone',
): void {
  set(s, G.stage, Stage.over);
  tell?.({ kind: 'over', rule: cite('15.3'), reason });
}

/** 15.3 Whether a side has nobody on the board and nobody to come. */
export function isGone(s: State, side: SideId): boolean {
  for (let unit = 0; unit < s.scenario.units.length; unit++) {
    if (sideOf(s, unit) === side && (isOnBoard(s, unit) || isToCome(s, unit))) return false;
  }
  return true;
}

/** 2.2 Whether a unit has been destroyed. */
export const isDestroyed = (s: State, unit: UnitId): boolean =>
  takesPart(s, unit) && hasMark(s, unit, Mark.arrived) && !isOnBoard(s, unit);

const destroyed = (s: State, side: SideId): number =>
  s.scenario.units.filter((info, unit) => info.side === side && isDestroyed(s, unit)).length;

/** 15.5 Objectives one by one, then the units of both sides. */
export function score(s: State): Score {
  const { objectives, scoring } = s.scenario;
  const held = objectives.map(({ vp }, objective) => {
    const count = holderOf(s, objective) === Side.french ? 1 : 0;
    return { rule: cite('15.5'), what: `objective ${objective}`, count, vp: count * vp };
  });
  const german = destroyed(s, Side.german);
  const french = destroyed(s, Side.french);
  const lines = [
    ...held,
    {
      rule: cite('15.5'),
      what: 'german units',
      count: german,
      vp: german * scoring.germanUnitLost,
    },
    {
      rule: cite('15.5'),
      what: 'french units',
      count: french,
      vp: french === 0 ? 0 : -french * scoring.frenchUnitLost,
    },
  ];
  const vp = lines.reduce((sum, line) => sum + line.vp, 0);
  const { success, half } = scoring.bands;
  const outcome = vp >= success ? 'success' : vp >= half ? 'drawn-off' : 'position-lost';
  return { vp, lines, outcome, over: get(s, G.stage) === Stage.over };
}

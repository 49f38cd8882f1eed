// What an answer may bring, before it is given: exact chances from the live rules, by what the player may know (12.10).

import type { Action } from '../../../engine/system.ts';
import * as A from '../rules/actions.ts';
import { forbids } from '../rules/forbids.ts';
import { alongWith } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { NONE, type UnitId } from '../rules/types.ts';
import { type FallOdds, fallOdds } from './fall-odds.ts';
import { type FightOdds, fightOdds } from './fight-odds.ts';
import { type PathPoint, type PointOdds, pathOdds } from './path-odds.ts';

/** All that chance may do to one answer; what does not apply is left out. */
export interface Odds {
  readonly fight?: FightOdds; // a shot, or a melee
  readonly point?: PointOdds; // 6.33 the next point of a move
  readonly fall?: FallOdds; // 7.16 of a target
}

/** The odds of a legal answer, or null when it is forbidden. The position is left as it is. */
export function odds(s: State, action: Action): Odds | null {
  if (forbids(s, action) !== null) return null;
  const fight = fightOdds(s, action);
  if (fight !== null) return { fight };
  switch (A.verbOf(action)) {
    case 'move':
    case 'climb':
      return pointOdds(s, action, [A.whoOf(action)]);
    case 'move-both':
    case 'climb-both':
      return pointOdds(s, action, [A.whoOf(action), alongWith(s, A.whoOf(action))]);
    case 'target':
      return { fall: fallOdds(s, A.whoOf(action), A.whereOf(action), A.howOf(action)) };
    default:
      return {};
  }
}

function pointOdds(s: State, action: Action, units: readonly UnitId[]): Odds {
  const kind = A.verbOf(action)?.startsWith('move') === true ? 'move' : 'climb';
  const point: PathPoint = kind === 'move' ? { kind, hex: A.whereOf(action) } : { kind };
  const found = pathOdds(s, [{ units: units.filter((unit) => unit !== NONE), points: [point] }]);
  const [first] = found?.moves[0]?.points ?? [];
  return first === undefined ? {} : { point: first };
}

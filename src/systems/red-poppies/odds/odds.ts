// What an answer may bring, before it is given: exact chances from the live rules, by what the player may know (12.10).

import type { Action } from '../../../engine/system.ts';
import * as A from '../rules/actions.ts';
import { forbids } from '../rules/forbids.ts';
import { alongWith } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { NONE } from '../rules/types.ts';
import { type FallOdds, fallOdds } from './fall-odds.ts';
import { type FightOdds, fightOdds } from './fight-odds.ts';
import { type PathPoint, type PointOdds, pathOddsSteps } from './path-odds.ts';
import { drained, type Steps } from './steps.ts';

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
    case 'move-both':
    case 'climb-both':
      return oddsOfPoint(s, action);
    case 'target':
      return { fall: fallOdds(s, A.whoOf(action), A.whereOf(action), A.howOf(action)) };
    default:
      return {};
  }
}

function oddsOfPoint(s: State, action: Action): Odds {
  const point = drained(pointSteps(s, action));
  return point === null ? {} : { point };
}

/** The odds of the one point that an answer spends, to be gone on with after every step; null when it spends none. */
export function* pointSteps(s: State, action: Action): Steps<PointOdds | null> {
  const verb = A.verbOf(action) ?? 'close';
  const point: PathPoint | null = verb.startsWith('move')
    ? { kind: 'move', hex: A.whereOf(action) }
    : verb.startsWith('climb')
      ? { kind: 'climb' }
      : null;
  if (point === null || forbids(s, action) !== null) return null;
  const lead = A.whoOf(action);
  const along = verb.endsWith('-both') ? alongWith(s, lead) : NONE;
  const units = along === NONE ? [lead] : [lead, along];
  const found = yield* pathOddsSteps(s, [{ units, points: [point] }]);
  return found?.moves[0]?.points[0] ?? null;
}

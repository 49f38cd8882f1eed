// The best that a unit can do with its one action (5.03), and what that is worth.

import type { Action } from '../../../engine/system.ts';
import * as A from '../rules/actions.ts';
import { isEntering } from '../rules/moves.ts';
import { countIn, has, hexOf, is, isIn, Mark, type State } from '../rules/state.ts';
import { Is, NONE, type UnitId } from '../rules/types.ts';
import { bestGoing } from './going.ts';
import { bestShot } from './shooting.ts';
import type { Survey } from './survey.ts';

export interface Acting {
  readonly action: Action;
  readonly worth: number;
  readonly goes: boolean; // it moves, and is not merely there
}

/** `along` may come with it on the way; null when nothing is worth doing. */
export function bestActing(survey: Survey, unit: UnitId, along: UnitId): Acting | null {
  const { s } = survey;
  let best: Acting | null = null;
  const weigh = (action: Action, worth: number, goes: boolean): void => {
    if (worth > (best?.worth ?? 0)) best = { action, worth, goes };
  };
  const going = bestGoing(survey, unit, along);
  if (going !== null) weigh(going.action, going.worth, true);
  if (isEntering(s, unit)) return best;
  const fire = bestShot(survey, unit);
  if (fire !== null) {
    const { hex, target } = fire.shot;
    const action =
      target === NONE ? A.act(A.Do.fire, unit, hex) : A.act(A.Do['fire-at'], unit, target);
    weigh(action, fire.worth, false);
  }
  weigh(A.act(A.Do.deploy, unit), worthOfDeploying(survey, unit), false);
  return best;
}

/** 5.11 Formed again where it costs little: three points instead of one. */
function worthOfDeploying(survey: Survey, unit: UnitId): number {
  const { s, doctrine } = survey;
  if (!has(s, unit, Mark.dispersed) || !is(s, unit, Is.infantry | Is.tank)) return 0;
  const hex = hexOf(s, unit);
  if (isIn(s, hex, survey.foe)) return 0;
  const risk = survey.riskAt(unit, hex, has(s, unit, Mark.inTrench), false);
  return doctrine.reform - (survey.priceOf(risk) * doctrine.bare) / 100;
}

/** 5.41 Another of the same hex that would go along: a stack opens one pause instead of two. */
export function companionOf(s: State, unit: UnitId, candidates: readonly UnitId[]): UnitId {
  if (countIn(s, hexOf(s, unit), 0) + countIn(s, hexOf(s, unit), 1) < 2) return NONE;
  return candidates.find((other) => isCompanion(s, unit, other)) ?? NONE;
}

const isCompanion = (s: State, unit: UnitId, other: UnitId): boolean =>
  other !== unit &&
  hexOf(s, other) === hexOf(s, unit) &&
  has(s, other, Mark.dispersed) === has(s, unit, Mark.dispersed) &&
  s.scenario.counter[other] === s.scenario.counter[unit];

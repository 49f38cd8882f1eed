// 20.14, 20.22 The general himself: whether he tries to change, and whether he leads.

import type { Trace } from '../../../engine/told.ts';
import { mustTest } from '../rules/character.ts';
import type { BattlePlay } from '../rules/play.ts';
import { controlled, unitsInSegment } from '../rules/points.ts';
import { cite } from '../rules/rule.ts';
import { attritionIn, characterOf, hasOption, Option, type State } from '../rules/state.ts';
import { Character, NONE, type SegmentId, Side } from '../rules/types.ts';

/** What a reason decides between: 1 is yes. */
const YES = 1;
const NO = 0;

/** A decision with two answers, told by the reason that settled it. */
export function settled(question: string, rule: string, reason: string, yes: boolean): Trace {
  const kept = yes ? YES : NO;
  return {
    ...{ question, rule: cite(rule), candidates: [{ id: NO }, { id: YES }], chosen: kept },
    filters: [
      {
        name: reason,
        rule: cite(rule),
        values: [NO, YES].map((id) => ({ id, value: id === kept ? 0 : 1 })),
        kept: [kept],
      },
    ],
  };
}

/** 20.14 */
export function commandCharacter({ s, tell }: BattlePlay): {
  readonly tests: boolean;
  readonly trace?: Trace;
} {
  const forced = mustTest(s, Side.german);
  const tests = forced || characterOf(s, Side.german) < Character.pragmatic;
  if (tell === null) return { tests };
  const reason = forced ? 'forced' : tests ? 'discontent' : 'content';
  return { tests, trace: settled('test the character', '20.14', reason, tests) };
}

/** 20.22 Twice what a die brings, by character. */
const DIE_WORTH = [3, 5, 5, 7] as const;

export function commandLead({ s, tell }: BattlePlay): {
  readonly segment: SegmentId;
  readonly trace?: Trace;
} {
  const segments = controlled(s, Side.german);
  const k = segments.length;
  const fullest = segments.reduce(
    (best, one) => (units(s, one) > units(s, best) ? one : best),
    segments[0] ?? NONE,
  );
  const e = DIE_WORTH[characterOf(s, Side.german)] ?? 0;
  const leads = k > 0 && 2 * units(s, fullest) + 3 * (k - 1) >= e * k + 4;
  const segment = leads ? fullest : NONE;
  if (tell === null) return { segment };
  return {
    segment,
    trace: settled('lead a segment', '20.22', leads ? 'more by leading' : 'more by command', leads),
  };
}

/** German units in a segment, less its attrition. */
const units = (s: State, segment: SegmentId): number =>
  unitsInSegment(s, Side.german, segment) -
  (hasOption(s, Option.attrition) ? attritionIn(s, Side.german, segment) : 0);

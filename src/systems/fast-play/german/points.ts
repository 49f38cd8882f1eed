// 20.15 Which segment gets the next die or score.

import { keepHighest, keepLowest, narrow, narrowWithTrace } from '../../../engine/filters.ts';
import type { Die } from '../../../engine/told.ts';
import type { BattlePlay } from '../rules/play.ts';
import {
  type Allotted,
  commanded,
  ledBy,
  pointDie,
  rollPointDie,
  unitsInSegment,
} from '../rules/points.ts';
import { cite } from '../rules/rule.ts';
import { type State, storeIn } from '../rules/state.ts';
import { NONE, type SegmentId, Side } from '../rules/types.ts';

/** 20.15, 20.22 Twice what a die not yet rolled is reckoned to bring, by its faces. */
const EXPECTED: Readonly<Record<number, number>> = { 4: 5, 8: 7 };
const LED_EXPECTED = 3;

export function germanPoints(play: BattlePlay): Allotted[] {
  const { s, rolls } = play;
  const segments = commanded(s, Side.german);
  const { named, faces, less } = pointDie(s, Side.german);
  const given = s.scenario.segments.map((_, segment) => 2 * storeIn(s, Side.german, segment)); // 20.22
  if (named) {
    const worth = ledBy(s, Side.german) === NONE ? (EXPECTED[faces] ?? 0) : LED_EXPECTED;
    const names = segments.map(() => place(play, segments, given, worth));
    return names.map((chosen, n) => ({ die: rollPointDie(rolls, s, Side.german, n), ...chosen }));
  }
  const dice = segments.map((_, n) => rollPointDie(rolls, s, Side.german, n));
  const highest = [...dice].sort((a, b) => b.value - a.value);
  return highest.map((die: Die) => ({
    die,
    ...place(play, segments, given, 2 * (die.value - less)),
  }));
}

/** The segment with most units without points, then the first from the west; `worth` is twice what it gets. */
function place(
  { s, tell }: BattlePlay,
  segments: readonly SegmentId[],
  given: number[],
  worth: number,
): Pick<Allotted, 'segment' | 'trace'> {
  if (tell === null) return give(mostWanting(s, segments, given), given, worth);
  const wanting = (_: State, segment: number): number =>
    2 * unitsInSegment(s, Side.german, segment) - (given[segment] ?? 0);
  const filters = [
    keepHighest<State>('most units without points', cite('20.15'), wanting),
    keepLowest<State>('from the west', cite('20.15'), (_, segment) => segment),
  ];
  const trace = narrowWithTrace(s, 'which segment gets the die', cite('20.15'), segments, filters);
  return { ...give(narrow(s, [...segments], filters), given, worth), trace };
}

function give(segment: SegmentId, given: number[], worth: number): { readonly segment: SegmentId } {
  given[segment] = (given[segment] ?? 0) + worth;
  return { segment };
}

/** The same choice when nobody listens. */
function mostWanting(
  s: State,
  segments: readonly SegmentId[],
  given: readonly number[],
): SegmentId {
  let best: SegmentId = NONE;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < segments.length; i++) {
    const segment = segments[i] as SegmentId;
    const wanting = 2 * unitsInSegment(s, Side.german, segment) - (given[segment] ?? 0);
    if (wanting <= most) continue;
    best = segment;
    most = wanting;
  }
  return best;
}

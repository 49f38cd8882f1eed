// 7.3 What is to be known of a segment before a unit in it is ordered: its points, and what an order in it closes.

import { lang } from '../../../../words/index.ts';
import { segmentOfUnit } from '../../rules/orders.ts';
import { G, get, pointsIn, type State, storeIn } from '../../rules/state.ts';
import { NONE, Side } from '../../rules/types.ts';
import { t } from '../../screen-words/t.ts';
import { Voice } from '../../text/voice.ts';
import { orderable } from '../desk/in-hand.ts';

/** 6.6, 14.5 */
export const pointsLeft = (s: State, segment: number): number =>
  pointsIn(s, Side.french, segment) + storeIn(s, Side.french, segment);

/** 7.3 That it is being moved in, or that moving in it closes the one before with points still in it. */
export function segmentNote(s: State, segment: number): string {
  const now = get(s, G.inSegment + Side.french);
  const n = pointsLeft(s, segment);
  if (now === NONE) return t('fp.segment.points', { n });
  if (now === segment) return t('fp.segment.now', { n });
  return closedBy(s, segment) === null
    ? t('fp.segment.points', { n })
    : t('fp.segment.closes', { n, segment: nameOf(s, now) });
}

/** 7.3 The segment that an order in this one would close though units in it could still be ordered; null. */
export function closedBy(s: State, segment: number): number | null {
  const now = get(s, G.inSegment + Side.french);
  if (now === NONE || now === segment) return null;
  return orderable(s).some((unit) => segmentOfUnit(s, unit) === now) ? now : null;
}

export const nameOf = (s: State, segment: number): string =>
  new Voice(s.scenario, lang.value).segment(segment);

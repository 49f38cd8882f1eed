// What the orders light up, as drawings laid on the sheet: rings and signs at their places with their labels.

import type { Laid, SheetArt } from './board.ts';
import { OVER, PLATES, UNDER } from './depths.ts';
import type { Box, Point } from './geometry.ts';
import { isRed, targetStamp } from './highlights.ts';
import type { Place, Target } from './model.ts';
import { RING } from './palette.ts';
import { plateSpot } from './plate-spot.ts';
import { orderStamp } from './plates.ts';

export interface TargetWish {
  readonly art: Pick<SheetArt, 'places' | 'ring'>;
  readonly targets: readonly Target[];
  readonly occupied: readonly Point[]; // places with pieces in them
  readonly spread: (place: Place) => number; // how wide its pieces lie, times one of them
  readonly names: readonly Box[]; // on the sheet
  readonly times: number;
}

export interface LaidTargets {
  readonly laid: readonly Laid[];
  readonly plates: readonly Point[]; // where labels are
}

export function layTargets(wish: TargetWish): LaidTargets {
  const laid: Laid[] = [];
  const plates: Point[] = [];
  for (const { place, look, label } of wish.targets) {
    const at = wish.art.places[place];
    if (at === undefined) continue;
    const red = isRed(look);
    const times = ringTimes(wish, place);
    laid.push({ stamp: targetStamp(look), at, depth: red ? OVER : UNDER, times });
    if (label === undefined || look === 'own') continue;
    const offsets = offsetsOf(RING * 1.38 * times);
    const spots = look === 'assault' ? offsets.slice(1) : offsets; // the bayonets are below
    const stamp = orderStamp(label, red);
    const size = { w: stamp.w * wish.times, h: stamp.h * wish.times };
    const plate = plateSpot(at, spots, { ...wish, plates }, size);
    plates.push(plate);
    laid.push({ stamp, at: plate, depth: PLATES, times: wish.times });
  }
  return { laid, plates };
}

const offsetsOf = (r: number): Point[] => [
  [0, r],
  [0, -r],
  [r * 1.1, 0],
  [-r * 1.1, 0],
];

/** How big a sign round a place is, times what it is drawn for. */
export const ringTimes = (
  wish: Pick<TargetWish, 'art' | 'spread' | 'times'>,
  place: Place,
): number => wish.times * (wish.art.ring / RING) * wish.spread(place);

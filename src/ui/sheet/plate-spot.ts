// Where the label of a lit place goes: on its ring, on the side where it hides least of other pieces and labels.

import { apart, type Point } from './geometry.ts';

const CLEAR = 76; // further than this nothing is hidden

/** The best of a place's spots, given what lies about; earlier spots are preferred. */
export function plateSpot(
  place: Point,
  offsets: readonly Point[],
  occupied: readonly Point[],
  plates: readonly Point[],
): Point {
  let best: Point = place;
  let least = Number.POSITIVE_INFINITY;
  for (const [i, [dx, dy]] of offsets.entries()) {
    const spot: Point = [place[0] + dx, place[1] + dy];
    const cost = i * 2 + crowding(spot, place, occupied) + crowding(spot, place, plates) * 1.5;
    if (cost >= least) continue;
    least = cost;
    best = spot;
  }
  return best;
}

function crowding(spot: Point, place: Point, things: readonly Point[]): number {
  let cost = 0;
  for (const thing of things) {
    if (apart(thing, place) > 1) cost += Math.max(0, CLEAR - apart(thing, spot));
  }
  return cost;
}

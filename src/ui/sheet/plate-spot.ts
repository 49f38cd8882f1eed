// Where the label of a lit place goes: on its ring, on the side where it hides least of other pieces, labels and names.

import { apart, type Box, overlap, type Point } from './geometry.ts';

const CLEAR = 76; // further than this nothing is hidden
const HIDDEN = 40; // what a name costs that lies under all of a label

export interface About {
  readonly occupied: readonly Point[]; // places with pieces in them
  readonly plates: readonly Point[]; // labels that have been set
  readonly names: readonly Box[]; // on the sheet
}

/** The best of a place's spots, given what lies about; earlier spots are preferred. */
export function plateSpot(
  place: Point,
  offsets: readonly Point[],
  { occupied, plates, names }: About,
  size: Pick<Box, 'w' | 'h'>,
): Point {
  let best: Point = place;
  let least = Number.POSITIVE_INFINITY;
  for (const [i, [dx, dy]] of offsets.entries()) {
    const spot: Point = [place[0] + dx, place[1] + dy];
    const cost =
      i * 2 +
      crowding(spot, place, occupied) +
      crowding(spot, place, plates) * 1.5 +
      covering(spot, size, names);
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

function covering([x, y]: Point, { w, h }: Pick<Box, 'w' | 'h'>, names: readonly Box[]): number {
  const plate = { x: x - w / 2, y: y - h / 2, w, h };
  const hidden = names.reduce((sum, name) => sum + overlap(plate, name), 0);
  return (hidden / (w * h)) * HIDDEN;
}

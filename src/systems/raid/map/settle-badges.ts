// Where the badges of the pieces lie: each at the corner of its piece where it covers nothing of another piece and no
// other badge. Where a beach lies close under its craft, the usual corner is taken.

import type { Laid } from '../../../ui/sheet/board.ts';
import { type Box, overlap, type Point } from '../../../ui/sheet/geometry.ts';
import { COUNTER } from '../../../ui/sheet/palette.ts';
import type { Stamp } from '../../../ui/sheet/stamps.ts';

/** A badge that is still to be laid. */
export interface BadgeWish {
  readonly stamp: Stamp;
  readonly piece: Point; // the middle of the piece it belongs to, on the sheet
  readonly corners: readonly Point[]; // from there, the best first
}

const HALO = 6; // of the stamp round the plate itself

/** Lays the badges, the most crowded last resort of each being its best corner. */
export function settleBadges(
  wishes: readonly BadgeWish[],
  pieces: readonly Point[],
  times: number,
  depth: number,
): Laid[] {
  const counters = pieces.map((at) => ({ at, box: boxOf(at, COUNTER, COUNTER, times) }));
  const taken: Box[] = [];
  return wishes.map(({ stamp, piece, corners }) => {
    const others = counters.filter(({ at }) => at[0] !== piece[0] || at[1] !== piece[1]);
    const spots = corners.map((corner) => {
      const at: Point = [piece[0] + corner[0] * times, piece[1] + corner[1] * times];
      const box = boxOf(at, stamp.w - HALO, stamp.h - HALO, times);
      const under = [...taken, ...others.map((other) => other.box)];
      return { at, box, covered: under.reduce((sum, other) => sum + overlap(box, other), 0) };
    });
    const best = spots.reduce((a, b) => (b.covered < a.covered - 0.5 ? b : a));
    taken.push(best.box);
    return { stamp, at: best.at, depth, times };
  });
}

const boxOf = ([x, y]: Point, w: number, h: number, times: number): Box => ({
  x: x - (w / 2) * times,
  y: y - (h / 2) * times,
  w: w * times,
  h: h * times,
});

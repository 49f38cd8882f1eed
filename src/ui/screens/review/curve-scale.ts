// Where an order and a share lie in the drawing of the curve.

import type { Review, Standing } from '../../../staff/review/review.ts';

export const HEIGHT = 380;
export const LEFT = 46;
export const MARKS_AT = 16; // middle of the row of marks
export const PLOT = { top: 40, bottom: 230 };
export const SWING = { top: 258, bottom: 346 };
const MARGIN = 14; // at the right

export interface CurveScale {
  readonly right: number;
  readonly step: number; // px an order takes
  x(index: number): number;
  y(share: number): number; // 0 to 100
  swing(share: number): number; // around the middle of the lower drawing
  /** The order nearest to a place. */
  at(x: number): number;
}

export function curveScale(review: Review, width: number): CurveScale {
  const count = review.moves.length;
  const right = width - MARGIN;
  const step = (right - LEFT) / Math.max(1, count);
  const middle = (SWING.top + SWING.bottom) / 2;
  const most = Math.max(10, ...review.moves.flatMap(swings).map((w) => (100 * w) / review.scale));
  const reach = (SWING.bottom - SWING.top) / 2;
  return {
    right,
    step,
    x: (index) => LEFT + step * index,
    y: (share) => PLOT.bottom - ((PLOT.bottom - PLOT.top) * share) / 100,
    swing: (share) => middle - (reach * share) / most,
    at: (x) => Math.max(0, Math.min(count, Math.round((x - LEFT) / step))),
  };
}

const swings = ({ decision, luck }: Review['moves'][number]): number[] => [
  Math.abs(decision),
  Math.abs(luck),
];

/** Every position of the raid, from the set-up to the end. */
export const standings = ({ moves, end }: Review): Standing[] => [
  ...moves.map(({ before }) => before),
  end,
];

/** A line through a share of every position. */
export function lineThrough(values: readonly number[], { x, y }: CurveScale): string {
  return values
    .map((value, i) => `${i === 0 ? 'M' : 'L'}${x(i).toFixed(1)} ${y(value).toFixed(1)}`)
    .join('');
}

/** The first order of every turn. */
export function turnStarts({ moves }: Review): Array<{ turn: number; index: number }> {
  return moves.flatMap(({ turn, index }, i) =>
    turn === moves[i - 1]?.turn ? [] : [{ turn, index }],
  );
}

// The luck of a game, the one figure there is of it: what dice and hidden things did to its worth against what they do on
// average, as its review has found it. Wherever luck is told, it is this.

import type { Review } from './review.ts';

/** Out of a hundred: 100 is a game won by luck alone. */
export interface LuckFigure {
  readonly luck: number;
  readonly margin: number; // 95 %
}

export const luckFigure = ({ totals, scale }: Pick<Review, 'totals' | 'scale'>): LuckFigure => ({
  luck: (100 * totals.luck) / scale,
  margin: (100 * totals.luckMargin) / scale,
});

/** Of several games: their luck summed; the margins of games that have nothing to do with each other. */
export function luckOfAll(figures: readonly LuckFigure[]): LuckFigure {
  const luck = figures.reduce((sum, one) => sum + one.luck, 0);
  const squares = figures.reduce((sum, { margin }) => sum + margin * margin, 0);
  return { luck, margin: Math.sqrt(squares) };
}

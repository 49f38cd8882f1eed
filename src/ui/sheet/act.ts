// What animations are made of: an act stands in for some pieces and is a function of its share from 0 to 1, so it can
// be cut short at any time.

import type { Box, Point } from './geometry.ts';
import type { Ghosts } from './ghosts.ts';
import type { Piece } from './model.ts';

/** An animation ready to run: which pieces it stands in for, and how it looks at each share of its time. */
export interface Act {
  readonly hidden: ReadonlySet<Piece>;
  readonly share: number; // of the pace it takes
  readonly show: (t: number) => void;
  readonly end: () => void;
}

/** What an act is played on. */
export interface Stage {
  readonly ghosts: Ghosts;
  readonly times: number; // size of the pieces
  readonly view: Box; // what is on the screen
}

export const NOBODY: ReadonlySet<Piece> = new Set();

export const smoothly = (t: number): number => t * t * (3 - 2 * t);

export type Paint = (g: ReturnType<Ghosts['drawing']>, t: number) => void;

/** An animation that hides nothing and is drawn anew each frame. */
export function drawn({ ghosts }: Stage, share: number, paint: Paint): Act {
  const g = ghosts.drawing();
  return {
    hidden: NOBODY,
    share,
    show: (t) => {
      g.clear();
      paint(g, t);
    },
    end: () => g.destroy(),
  };
}

/** A point of a line at a share of its length, counted by its points. */
export function along(way: readonly Point[], t: number): Point {
  const at = Math.max(0, Math.min(1, t)) * (way.length - 1);
  const i = Math.min(way.length - 2, Math.floor(at));
  const a = way[Math.max(0, i)] as Point;
  const b = way[i + 1] ?? a;
  return [a[0] + (b[0] - a[0]) * (at - i), a[1] + (b[1] - a[1]) * (at - i)];
}

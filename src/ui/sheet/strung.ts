// Short lines that touch, strung into long ones.

import type { Point } from './geometry.ts';

export type Side = readonly [Point, Point];

const nameOf = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`;

/** Sides that touch, strung into lines; a line that comes back to its start ends where it began. */
export function strung(sides: readonly Side[]): Point[][] {
  const at = new Map<string, { end: Point; side: number }[]>();
  for (const [i, [a, b]] of sides.entries()) {
    at.set(nameOf(a), [...(at.get(nameOf(a)) ?? []), { end: b, side: i }]);
    at.set(nameOf(b), [...(at.get(nameOf(b)) ?? []), { end: a, side: i }]);
  }
  const used = new Set<number>();
  const follow = (start: Point): Point[] => {
    const line: Point[] = [start];
    for (;;) {
      const next = at.get(nameOf(line.at(-1) as Point))?.find(({ side }) => !used.has(side));
      if (next === undefined) return line;
      used.add(next.side);
      line.push(next.end);
    }
  };
  const ends = sides.flat().filter((point) => at.get(nameOf(point))?.length === 1);
  const lines: Point[][] = [];
  for (const start of [...ends, ...sides.map(([a]) => a)]) {
    const line = follow(start);
    if (line.length > 1) lines.push(line);
  }
  return lines;
}

// Houses as small blocks on a grid that is turned along the nearest road.

import { scatter } from '../kit/scatter.ts';
import { apart, type Point, toLine } from './geometry.ts';

/** How densely a place is built up. */
export interface Place {
  readonly reach: number; // from its middle
  readonly gap: number; // from house to house
  readonly filled: number; // share of the grid
  readonly clear: number; // of a road
  readonly room: number; // radius of the hex
}

/** Blocks on a grid turned along the nearest road, some left out, none on the road itself. */
export function build(
  blocks: Path2D,
  seed: number,
  at: Point,
  roads: ReadonlyArray<readonly Point[]>,
  { reach, gap, filled, clear, room }: Place,
): void {
  const next = scatter('houses', seed);
  const angle = along(at, roads, room);
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  for (let u = -reach; u <= reach; u += gap) {
    for (let v = -reach; v <= reach; v += gap) {
      const [w, h] = [gap * (0.42 + next() * 0.3), gap * (0.34 + next() * 0.26)];
      const kept = next() < filled * (1.15 - (Math.abs(u) + Math.abs(v)) / (reach * 1.9));
      const place: Point = [at[0] + u * c - v * s, at[1] + u * s + v * c];
      const onRoad = roads.some((line) => toLine(place, line) < clear);
      if (!kept || onRoad || apart(place, at) > Math.min(reach, room * 0.86)) continue;
      block(blocks, place, w, h, c, s);
    }
  }
}

function block(path: Path2D, [x, y]: Point, w: number, h: number, c: number, s: number): void {
  for (const [i, [a, b]] of BOX.entries()) {
    const [u, v] = [(a * w) / 2, (b * h) / 2];
    const corner: Point = [x + u * c - v * s, y + u * s + v * c];
    if (i === 0) path.moveTo(...corner);
    else path.lineTo(...corner);
  }
  path.closePath();
}
const BOX: readonly Point[] = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
];

/** The direction of the road nearest to a place. */
function along(at: Point, roads: ReadonlyArray<readonly Point[]>, room: number): number {
  let best = 0.3;
  let least = room;
  for (const line of roads) {
    for (let i = 1; i < line.length; i++) {
      const [a, b] = [line[i - 1] as Point, line[i] as Point];
      const far = apart(at, a);
      if (far >= least) continue;
      least = far;
      best = Math.atan2(b[1] - a[1], b[0] - a[0]);
    }
  }
  return best;
}

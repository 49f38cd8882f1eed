// 1.6 Built-up places: small black blocks along the roads, street upon street where a town is dense; and entrenchments.

import { scatter } from '../../../ui/kit/scatter.ts';
import { apart, type Point, toLine } from '../../../ui/sheet/geometry.ts';
import type { Drawing } from '../../../ui/sheet/ink.ts';
import type { Field } from '../rules/field.ts';
import { Terrain } from '../rules/types.ts';
import type { Way } from './drawn.ts';
import { type Lattice, RADIUS, sideOf } from './lattice.ts';
import { ENGRAVED } from './palette.ts';

export function drawHouses(field: Field, lattice: Lattice, ways: readonly Way[]): Drawing {
  const blocks = new Path2D();
  for (const [hex, at] of lattice.places.entries()) {
    const terrain = field.terrain[hex];
    if (terrain === Terrain.village) build(blocks, hex, at, ways, 30, 11, 0.62);
    if (terrain === Terrain.denseTown) build(blocks, hex, at, ways, 41, 9.4, 0.9);
  }
  return [{ path: blocks, fill: ENGRAVED }];
}

/** Blocks on a grid turned along the nearest road, some left out, none on the road itself. */
function build(
  blocks: Path2D,
  hex: number,
  at: Point,
  ways: readonly Way[],
  reach: number,
  gap: number,
  filled: number,
): void {
  const next = scatter('houses', hex);
  const angle = along(at, ways);
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  for (let u = -reach; u <= reach; u += gap) {
    for (let v = -reach; v <= reach; v += gap) {
      const [w, h] = [gap * (0.42 + next() * 0.3), gap * (0.34 + next() * 0.26)];
      const kept = next() < filled * (1.15 - (Math.abs(u) + Math.abs(v)) / (reach * 1.9));
      const place: Point = [at[0] + u * c - v * s, at[1] + u * s + v * c];
      const onRoad = ways.some(({ line }) => toLine(place, line) < 5.2);
      if (!kept || onRoad || apart(place, at) > Math.min(reach, RADIUS * 0.86)) continue;
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
function along(at: Point, ways: readonly Way[]): number {
  let best = 0.3;
  let least = RADIUS;
  for (const { line } of ways) {
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

/** 1.6 Entrenchments: a heavy toothed line within the hex, on the sides from which they are attacked. */
export function drawTrenches(field: Field, { places }: Lattice): Drawing {
  const line = new Path2D();
  const teeth = new Path2D();
  for (const [hex, at] of places.entries()) {
    if (field.entrenched[hex] !== 1) continue;
    for (const facing of [1, 2, 3]) {
      const [a, b] = sideOf(at, facing).map(
        ([x, y]): Point => [at[0] + (x - at[0]) * 0.84, at[1] + (y - at[1]) * 0.84],
      ) as [Point, Point];
      line.moveTo(...a);
      line.lineTo(...b);
      for (let share = 0.08; share < 1; share += 0.14) {
        const [x, y] = [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
        teeth.moveTo(x, y);
        teeth.lineTo(x + (x - at[0]) * 0.13, y + (y - at[1]) * 0.13);
      }
    }
  }
  return [
    { path: line, stroke: ENGRAVED, width: 3 },
    { path: teeth, stroke: ENGRAVED, width: 1.6, cap: 'butt' },
  ];
}

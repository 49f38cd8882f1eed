// The coast: an inked line, shingle where there is a beach, and hachured chalk cliffs everywhere else.

import { scatter } from '../../../ui/kit/scatter.ts';
import { type Along, apart, type Point, walk } from '../../../ui/sheet/geometry.ts';
import { type Drawing, dot, polyline, tick } from '../../../ui/sheet/ink.ts';
import { INK } from '../../../ui/sheet/palette.ts';
import type { Ground } from './ground.ts';
import { CHALK, SAND } from './palette.ts';

/** Along the coast, how near a beach zone there is shingle instead of cliff. */
const BEACH = 78;

export function drawCoast(ground: Ground): Drawing {
  if (ground.coast.length < 2) return [];
  const stretches = walk(ground.coast, 4.2);
  const beaches = ground.scenario.zones.filter((z) => z.kind === 'beach');
  const isBeach = (p: Point): boolean => beaches.some((z) => apart([z.x, z.y], p) < BEACH);
  return [
    ...drawCliffs(
      ground,
      stretches.filter(({ at }) => !isBeach(at)),
    ),
    ...drawShingle(
      ground,
      stretches.filter(({ at }) => isBeach(at)),
    ),
    { path: polyline(ground.coast), stroke: INK, width: 1.7 },
  ];
}

/** The side of the coast that is land, as an angle. */
function inland(ground: Ground, { at, angle }: Along): number {
  const left = angle + Math.PI / 2;
  const p: Point = [at[0] + Math.cos(left) * 9, at[1] + Math.sin(left) * 9];
  return ground.isSea(p) ? angle - Math.PI / 2 : left;
}

function drawCliffs(ground: Ground, stretches: readonly Along[]): Drawing {
  const face = new Path2D();
  const crest = new Path2D();
  const hachures = new Path2D();
  const fine = new Path2D();
  const next = scatter('cliffs');
  for (const stretch of stretches) {
    const to = inland(ground, stretch);
    const [x, y] = stretch.at;
    const deep = 10 + next() * 5;
    dot(face, [x + Math.cos(to) * 5.5, y + Math.sin(to) * 5.5], 6.5);
    tick(
      hachures,
      [x + Math.cos(to) * 1.5, y + Math.sin(to) * 1.5],
      to + (next() - 0.5) * 0.34,
      deep,
    );
    const slip: Point = [x + Math.cos(to) * (deep + 3), y + Math.sin(to) * (deep + 3)];
    if (next() < 0.5) tick(fine, slip, to + (next() - 0.5) * 0.5, 3 + next() * 5);
    const rim: Point = [x + Math.cos(to) * 14.5, y + Math.sin(to) * 14.5];
    tick(crest, rim, stretch.angle + (next() - 0.5) * 0.3, 3.4);
  }
  return [
    { path: face, fill: CHALK, alpha: 0.9 },
    { path: hachures, stroke: INK, width: 0.95, alpha: 0.86 },
    { path: fine, stroke: INK, width: 0.6, alpha: 0.5 },
    { path: crest, stroke: INK, width: 0.9, alpha: 0.55 },
  ];
}

function drawShingle(ground: Ground, stretches: readonly Along[]): Drawing {
  const strand = new Path2D();
  const pebbles = new Path2D();
  const next = scatter('shingle');
  for (const stretch of stretches) {
    const to = inland(ground, stretch);
    const [x, y] = stretch.at;
    dot(strand, [x + Math.cos(to) * 4, y + Math.sin(to) * 4], 10);
    for (let i = 0; i < 3; i++) {
      const out = next() * 22 - 7;
      const p: Point = [x + Math.cos(to) * out + next() * 4, y + Math.sin(to) * out + next() * 4];
      dot(pebbles, p, 0.5 + next() * 0.7);
    }
  }
  return [
    { path: strand, fill: SAND, alpha: 0.95 },
    { path: pebbles, fill: INK, alpha: 0.5 },
  ];
}

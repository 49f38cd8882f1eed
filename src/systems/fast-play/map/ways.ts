// 9.6, 9.7 What runs over the ground: double-line roads, the railway with its ticks, streams as one dark line, deep
// rivers as two, and bridges.

import { noise } from '../../../ui/kit/scatter.ts';
import { mix, type Point, smooth, walk } from '../../../ui/sheet/geometry.ts';
import { type Drawing, lineTo } from '../../../ui/sheet/ink.ts';
import { PAPER_LIGHT } from '../../../ui/sheet/palette.ts';
import { strung } from '../../../ui/sheet/strung.ts';
import type { Field } from '../rules/field.ts';
import { Water } from '../rules/types.ts';
import type { Way } from './drawn.ts';
import { type Lattice, sidesWhere } from './lattice.ts';
import { ENGRAVED, WATER_INK, WATER_WASH } from './palette.ts';

export function drawRoads(ways: readonly Way[]): Drawing {
  const roads = new Path2D();
  const rails = new Path2D();
  const ticks = new Path2D();
  for (const { kind, line } of ways) {
    if (kind === 'road') lineTo(roads, line);
    else {
      lineTo(rails, line);
      for (const { at, angle } of walk(line, 7.5)) cross(ticks, at, angle + Math.PI / 2, 3.6);
    }
  }
  return [
    { path: roads, stroke: ENGRAVED, width: 5.4 },
    { path: roads, stroke: PAPER_LIGHT, width: 3.4 },
    { path: rails, stroke: PAPER_LIGHT, width: 4.4, alpha: 0.8 },
    { path: rails, stroke: ENGRAVED, width: 1.9 },
    { path: ticks, stroke: ENGRAVED, width: 1.2, cap: 'butt' },
  ];
}

function cross(path: Path2D, [x, y]: Point, angle: number, half: number): void {
  const [dx, dy] = [Math.cos(angle) * half, Math.sin(angle) * half];
  path.moveTo(x - dx, y - dy);
  path.lineTo(x + dx, y + dy);
}

export function drawWaters(field: Field, lattice: Lattice): Drawing {
  const linesOf = (bit: number) =>
    strung(
      sidesWhere(
        field,
        lattice,
        (hex, other, facing) =>
          other > hex && ((field.water[hex * 6 + facing] as number) & bit) !== 0,
      ),
    ).map(winding);
  const [streams, rivers] = [linesOf(Water.stream), linesOf(Water.deep)];
  const stream = new Path2D();
  const river = new Path2D();
  for (const line of streams) lineTo(stream, line);
  for (const line of rivers) lineTo(river, line);
  return [
    { path: river, stroke: WATER_INK, width: 12.5 },
    { path: river, stroke: WATER_WASH, width: 9.4 },
    { path: river, stroke: WATER_INK, width: 0.7, alpha: 0.5 },
    { path: stream, stroke: PAPER_LIGHT, width: 4, alpha: 0.55 },
    { path: stream, stroke: WATER_INK, width: 2.3 },
    ...bridges(field, lattice),
  ];
}

function winding(line: readonly Point[]): Point[] {
  const [bendX, bendY] = [noise('water east'), noise('water south')];
  const points = line.flatMap((from, i): Point[] => {
    const to = line[i + 1];
    return to === undefined ? [from] : [from, mix(from, to, 0.5)];
  });
  return smooth(
    points.map(([x, y]) => [x + bendX(x / 23, y / 23) * 5, y + bendY(x / 23, y / 23) * 5]),
    5,
  );
}

/** 9.6 Two strokes over the water, with wings at their ends. */
function bridges(field: Field, lattice: Lattice): Drawing {
  const sides = sidesWhere(
    field,
    lattice,
    (hex, other, facing) =>
      other > hex && ((field.water[hex * 6 + facing] as number) & Water.bridge) !== 0,
  );
  const deck = new Path2D();
  const rails = new Path2D();
  for (const [a, b] of sides) {
    const [x, y] = mix(a, b, 0.5);
    const along = Math.atan2(b[1] - a[1], b[0] - a[0]);
    const [ux, uy] = [Math.cos(along), Math.sin(along)];
    const at = (u: number, v: number): Point => [x + ux * u - uy * v, y + uy * u + ux * v];
    lineTo(deck, [at(0, -12), at(0, 12)]);
    for (const side of [-1, 1]) {
      lineTo(rails, [at(7 * side, -14), at(4 * side, -10), at(4 * side, 10), at(7 * side, 14)]);
    }
  }
  return [
    { path: deck, stroke: PAPER_LIGHT, width: 7, cap: 'butt' },
    { path: rails, stroke: ENGRAVED, width: 1.7 },
  ];
}

// 1.5 Segments as waxed thread across the paper, held by pins.

import { mix, type Point, smooth } from '../../../ui/sheet/geometry.ts';
import { type Drawing, dot, lineTo } from '../../../ui/sheet/ink.ts';
import { strung } from '../../../ui/sheet/strung.ts';
import type { Field } from '../rules/field.ts';
import { NONE } from '../rules/types.ts';
import { type Lattice, sidesWhere } from './lattice.ts';
import { BRASS, ENGRAVED, THREAD, THREAD_SHADE } from './palette.ts';

export function drawThreads(field: Field, lattice: Lattice): Drawing {
  const thread = new Path2D();
  const shade = new Path2D();
  const pins = new Path2D();
  const shine = new Path2D();
  for (const line of bordersOf(field, lattice)) {
    lineTo(thread, line);
    lineTo(
      shade,
      line.map(([x, y]): Point => [x + 1.6, y + 2.4]),
    );
    for (const [x, y] of [line[0], line.at(-1)].filter((p) => p !== undefined)) {
      dot(pins, [x, y], 5.2);
      dot(shine, [x - 1.5, y - 1.6], 1.6);
    }
  }
  return [
    { path: shade, stroke: THREAD_SHADE, width: 3.6 },
    { path: thread, stroke: '#f2dfb4', width: 3.6, alpha: 0.8 },
    { path: thread, stroke: THREAD, width: 2.5 },
    { path: thread, stroke: '#e7b98d', width: 0.9, dash: [2.2, 4.4] },
    { path: pins, fill: BRASS, stroke: ENGRAVED, width: 1 },
    { path: shine, fill: '#fff3cf' },
  ];
}

/** Each border between two segments as one line, drawn taut: the corners of hexes are cut. */
function bordersOf(field: Field, lattice: Lattice): Point[][] {
  const { segment, segments } = field;
  const pairs = segments.flatMap((_, a) => segments.slice(a + 1).map((__, i) => [a, a + 1 + i]));
  return pairs.flatMap(([a, b]) => {
    const sides = sidesWhere(
      field,
      lattice,
      (hex, other) => other !== NONE && segment[hex] === a && segment[other] === b,
    );
    return strung(sides).map((line) => smooth(taut(line), 6));
  });
}

function taut(line: readonly Point[]): Point[] {
  const evened = (of: readonly Point[]): Point[] =>
    of.slice(0, -1).map((from, i) => mix(from, of[i + 1] as Point, 0.5));
  const middles = evened(evened(evened(line)));
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined) return [];
  return [first, ...middles, last];
}

// 8.71, 8.81 Trenches as fine crenellated lines from hex to hex, where their work crosses hexsides; wire as two rows of
// crosses along its hexside, with a way through where it has been cut.

import { noise } from '../../../ui/kit/scatter.ts';
import { apart, mix, type Point, smooth, walk } from '../../../ui/sheet/geometry.ts';
import { type Drawing, lineTo } from '../../../ui/sheet/ink.ts';
import { type Side, strung } from '../../../ui/sheet/strung.ts';
import type { Field } from '../rules/field.ts';
import { Along, Side as Army, type HexId, type SideId, type WireId } from '../rules/types.ts';
import { type Lattice, pairsWhere, sideOf } from './lattice.ts';
import { BRITISH_BLUE, GERMAN_RED, PLATE } from './palette.ts';

const TOOTH = 6.4; // of a crenellated line, along it
const DEEP = 2.5; // across it, to either hand

const [wanderX, wanderY] = [noise('trench east'), noise('trench south')];
/** Where works meet in a hex: not quite its middle. */
const knot = ([x, y]: Point): Point => [
  x + wanderX(x / 70, y / 70) * 13,
  y + wanderY(x / 70, y / 70) * 13,
];

/** Which army's a stretch of trench is: that which dug both its ends; between two armies, the enemy's. */
function diggerOf({ dugBy }: Field, a: HexId, b: HexId): SideId {
  return dugBy[a] === Army.british && dugBy[b] === Army.british ? Army.british : Army.german;
}

export function drawTrenches(field: Field, lattice: Lattice): Drawing {
  const inks = [
    [Army.british, BRITISH_BLUE],
    [Army.german, GERMAN_RED],
  ] as const;
  return inks.flatMap(([army, ink]): Drawing => {
    const path = new Path2D();
    const bed = new Path2D();
    for (const line of linesOf(field, lattice, army)) {
      lineTo(bed, line);
      lineTo(path, crenellated(line));
    }
    return [
      { path: bed, stroke: '#fbf3df', width: 8.4, alpha: 0.55 },
      { path, stroke: ink, width: 1.75, alpha: 0.95, cap: 'butt' },
    ];
  });
}

function linesOf(field: Field, { places }: Lattice, army: SideId): Point[][] {
  const pairs = pairsWhere(
    field,
    (hex, other, direction) =>
      ((field.sides[hex * 6 + direction] as number) & Along.trench) !== 0 &&
      diggerOf(field, hex, other) === army,
  );
  const sides = pairs.map(([a, b]): Side => [knot(places[a] as Point), knot(places[b] as Point)]);
  return strung(sides).map((line) => smooth(wandering(line), 6));
}

/** Between two hexes a trench bends as the ground does. */
const wandering = (line: readonly Point[]): Point[] =>
  line.flatMap((from, i): Point[] => {
    const to = line[i + 1];
    if (to === undefined) return [from];
    const [x, y] = mix(from, to, 0.5);
    return [from, [x + wanderX(x / 31, y / 31) * 9, y + wanderY(x / 31, y / 31) * 9]];
  });

/** Bays and traverses: the line steps from one hand to the other. */
function crenellated(line: readonly Point[]): Point[] {
  return walk(line, TOOTH).flatMap(({ at: [x, y], angle }, i): Point[] => {
    const [across, along] = [i % 2 === 0 ? DEEP : -DEEP, TOOTH / 2];
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const corner = (u: number): Point => [x + c * u - s * across, y + s * u + c * across];
    return [corner(-along), corner(along)];
  });
}

const CROSS = 2.9; // half a cross of wire
const EVERY = 8.2;
const WAY = 0.3; // of its hexside, that a gap leaves open on either hand of its middle

export function drawWire(
  field: Field,
  { places }: Lattice,
  isCut: (wire: WireId) => boolean,
): Drawing {
  const crosses = new Path2D();
  const posts = new Path2D();
  for (const [wire, { a, b }] of field.wires.entries()) {
    const direction = [0, 1, 2, 3, 4, 5].find((one) => field.next[a * 6 + one] === b) ?? 0;
    const side = sideOf(places[a] as Point, direction);
    const cut = isCut(wire);
    for (const [i, { at, angle }] of walk(side, EVERY).entries()) {
      const share = apart(side[0], at) / apart(...side);
      if (cut && Math.abs(share - 0.5) < WAY) continue;
      const off = i % 2 === 0 ? 3.1 : -3.1;
      cross(crosses, [at[0] - Math.sin(angle) * off, at[1] + Math.cos(angle) * off]);
    }
    if (cut) openWay(posts, side);
  }
  return [
    { path: crosses, stroke: '#fbf3df', width: 3.2, alpha: 0.7 },
    { path: crosses, stroke: GERMAN_RED, width: 1.35, cap: 'butt' },
    { path: posts, stroke: '#fffaf0', width: 4.6 },
    { path: posts, stroke: PLATE, width: 1.7 },
  ];
}

function cross(path: Path2D, [x, y]: Point): void {
  path.moveTo(x - CROSS, y - CROSS);
  path.lineTo(x + CROSS, y + CROSS);
  path.moveTo(x - CROSS, y + CROSS);
  path.lineTo(x + CROSS, y - CROSS);
}

/** 8.82 White tape and two pickets on either hand of a gap. */
function openWay(path: Path2D, side: Side): void {
  const [[x1, y1], [x2, y2]] = side;
  const angle = Math.atan2(y2 - y1, x2 - x1);
  for (const share of [0.5 - WAY, 0.5 + WAY]) {
    const [x, y] = mix(...side, share);
    const [dx, dy] = [-Math.sin(angle) * 9, Math.cos(angle) * 9];
    path.moveTo(x - dx, y - dy);
    path.lineTo(x + dx, y + dy);
  }
}

// 8.21 to 8.91 What the ground is covered with: ruins of the village, shattered woods, ravines and the sunken lane with
// their banks hachured, shell craters as rings, mud, roads; and the crater of the mine once it has gone up.

import { noise, scatter } from '../../../ui/kit/scatter.ts';
import { type Box, mix, type Point, smooth, walk } from '../../../ui/sheet/geometry.ts';
import { build } from '../../../ui/sheet/houses.ts';
import { blob, type Drawing, dot, lineTo, softOutline, tick } from '../../../ui/sheet/ink.ts';
import { type Side, strung } from '../../../ui/sheet/strung.ts';
import { type Field, ROAD } from '../rules/field.ts';
import { Ground, type HexId } from '../rules/types.ts';
import { bordersWhere, hexesWhere, type Lattice, pairsWhere, RADIUS } from './lattice.ts';
import { BRICK, CHALK, CONTOUR, MUD, PLATE, ROAD_FILL, WOOD_INK, WOOD_WASH } from './palette.ts';

const isOf =
  ({ terrain }: Field, word: number) =>
  (hex: HexId): boolean =>
    ((terrain[hex] as number) & word) !== 0;

const [bendX, bendY] = [noise('ground east'), noise('ground south')];
const bent = ([x, y]: Point, by: number, over: number): Point => [
  x + bendX(x / over, y / over) * by,
  y + bendY(x / over, y / over) * by,
];

/** 8.53 Roads from hex to hex over the sides they cross, and on over the neat line. */
export function roadsOf(field: Field, { places, inside }: Lattice): Point[][] {
  const pairs = pairsWhere(
    field,
    (hex, _, direction) => ((field.sides[hex * 6 + direction] as number) & ROAD) !== 0,
  );
  const sides = pairs.map(([a, b]): Side => [places[a] as Point, places[b] as Point]);
  return strung(sides).map((line) => {
    const whole = reachingOut(line, inside);
    const points = whole.flatMap((from, i): Point[] => {
      const to = whole[i + 1];
      return to === undefined ? [from] : [from, mix(from, to, 0.5)];
    });
    return smooth(
      points.map((point) => bent(point, 11, 80)),
      7,
    );
  });
}

function reachingOut(line: readonly Point[], { x, y, w, h }: Box): Point[] {
  const beyond = (last: Point, before: Point): Point[] => {
    const near = [last[0] - x, x + w - last[0], last[1] - y, y + h - last[1]];
    return Math.min(...near) > RADIUS * 1.45 ? [] : [mix(before, last, 2.2)];
  };
  const [first, second] = line;
  const [last, previous] = [line.at(-1), line.at(-2)];
  if (first === undefined || second === undefined || last === undefined || previous === undefined)
    return [...line];
  return [...beyond(first, second), ...line, ...beyond(last, previous)];
}

export function drawRoads(roads: ReadonlyArray<readonly Point[]>): Drawing {
  const path = new Path2D();
  for (const line of roads) lineTo(path, line);
  return [
    { path, stroke: PLATE, width: 6.2, alpha: 0.9 },
    { path, stroke: ROAD_FILL, width: 4.1 },
  ];
}

const VILLAGE = { reach: 48, gap: 13.2, filled: 0.72, clear: 6.4, room: RADIUS };

export function drawVillage(
  field: Field,
  { places }: Lattice,
  roads: ReadonlyArray<readonly Point[]>,
): Drawing {
  const blocks = new Path2D();
  for (const hex of hexesWhere(field, isOf(field, Ground.building))) {
    build(blocks, hex, places[hex] as Point, roads, VILLAGE);
  }
  return [{ path: blocks, fill: BRICK, stroke: PLATE, width: 0.8 }];
}

/** 8.91 A soft edge round rings of trees and the stumps between them. */
export function drawWoods(field: Field, { places }: Lattice): Drawing {
  const isWood = isOf(field, Ground.wood);
  const edge = new Path2D();
  for (const line of strung(bordersWhere(field, isWood))) {
    const points = line.slice(0, -1).flatMap((from, i) => {
      const to = line[i + 1] as Point;
      return [0, 0.25, 0.5, 0.75].map((share) => bent(mix(from, to, share), 11, 26));
    });
    edge.addPath(softOutline(points));
  }
  const rings = new Path2D();
  const shades = new Path2D();
  const stumps = new Path2D();
  for (const hex of hexesWhere(field, isWood)) {
    const next = scatter('trees', hex);
    const [x, y] = places[hex] as Point;
    for (let i = 0; i < 46; i++) {
      const [angle, far] = [next() * Math.PI * 2, Math.sqrt(next()) * RADIUS * 0.8];
      const at = bent([x + Math.cos(angle) * far, y + Math.sin(angle) * far], 11, 26);
      if (next() < 0.24) tick(stumps, at, -1.2 - next() * 0.7, 6 + next() * 2);
      else tree(rings, shades, at, 2.3 + next() * 1.5);
    }
  }
  return [
    { path: edge, fill: WOOD_WASH },
    { path: edge, stroke: WOOD_INK, width: 1.3, alpha: 0.75, dash: [4, 2.4] },
    { path: rings, stroke: WOOD_INK, width: 0.75, alpha: 0.8 },
    { path: shades, stroke: WOOD_INK, width: 1.5, alpha: 0.85 },
    { path: stumps, stroke: WOOD_INK, width: 1.3, alpha: 0.9 },
  ];
}

function tree(rings: Path2D, shades: Path2D, at: Point, r: number): void {
  dot(rings, at, r);
  shades.moveTo(at[0] + r, at[1]);
  shades.arc(...at, r, 0, Math.PI * 0.8);
}

/** 8.31 Ravines and the sunken lane: two lips with strokes that run down into them. */
export function drawBanks(field: Field, { places }: Lattice): Drawing {
  const isBank = isOf(field, Ground.bank);
  const pairs = pairsWhere(field, (hex, other) => isBank(hex) && isBank(other));
  const sides = pairs.map(([a, b]): Side => [places[a] as Point, places[b] as Point]);
  const alone = hexesWhere(field, isBank).filter(
    (hex) => !pairs.some((pair) => pair.includes(hex)),
  );
  const lines = [
    ...strung(sides),
    ...alone.map((hex): Point[] => [
      [(places[hex]?.[0] ?? 0) - 30, places[hex]?.[1] ?? 0],
      [(places[hex]?.[0] ?? 0) + 30, places[hex]?.[1] ?? 0],
    ]),
  ];
  const lips = new Path2D();
  const strokes = new Path2D();
  for (const line of lines) {
    const bed = smooth(
      lengthened(line).map((point) => bent(point, 16, 60)),
      8,
    );
    for (const hand of [-1, 1]) lip(lips, strokes, bed, hand);
  }
  return [
    { path: lips, stroke: CONTOUR, width: 1.6 },
    { path: strokes, stroke: CONTOUR, width: 1.15, cap: 'butt' },
  ];
}

/** On to the edge of its last hexes, with points between. */
function lengthened(line: readonly Point[]): Point[] {
  const [first, second] = [line[0] as Point, line[1] as Point];
  const [last, previous] = [line.at(-1) as Point, line.at(-2) as Point];
  const whole = [mix(second, first, 1.4), ...line, mix(previous, last, 1.4)];
  return whole.flatMap((from, i): Point[] => {
    const to = whole[i + 1];
    return to === undefined ? [from] : [from, mix(from, to, 0.5)];
  });
}

function lip(lips: Path2D, strokes: Path2D, bed: readonly Point[], hand: number): void {
  const stops = walk(bed, 3.6);
  const wide = (i: number): number =>
    11 * Math.min(1, 0.35 + Math.min(i, stops.length - 1 - i) / 9);
  const edge = stops.map(({ at: [x, y], angle }, i): Point => {
    const far = wide(i) * hand;
    return [x - Math.sin(angle) * far, y + Math.cos(angle) * far];
  });
  lineTo(lips, edge);
  for (const [i, { angle }] of stops.entries()) {
    tick(strokes, edge[i] as Point, angle - (hand * Math.PI) / 2, i % 2 === 0 ? 7.4 : 4.6);
  }
}

/** 8.31 Shell craters: rings with a shaded lip, a cluster to a hex. */
export function drawCraters(field: Field, { places }: Lattice): Drawing {
  const rings = new Path2D();
  const shades = new Path2D();
  for (const hex of hexesWhere(field, isOf(field, Ground.crater))) {
    const next = scatter('craters', hex);
    const [x, y] = places[hex] as Point;
    for (let i = 0; i < 17; i++) {
      const [angle, far] = [next() * Math.PI * 2, Math.sqrt(next()) * RADIUS * 0.74];
      const at: Point = [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
      tree(rings, shades, at, 3 + next() * 5.4);
    }
  }
  return [
    { path: rings, fill: 'rgba(120, 88, 48, 0.12)', stroke: PLATE, width: 1, alpha: 0.75 },
    { path: shades, stroke: PLATE, width: 2, alpha: 0.75 },
  ];
}

/** 8.75a Mud: short level strokes, as marsh is drawn. */
export function drawMud(field: Field, { places }: Lattice): Drawing {
  const strokes = new Path2D();
  for (const hex of hexesWhere(field, isOf(field, Ground.mud))) {
    const next = scatter('mud', hex);
    const [x, y] = places[hex] as Point;
    for (let v = -44; v <= 44; v += 11) {
      for (let u = -50; u <= 50; u += 19) {
        const [dx, dy] = [u + next() * 13, v + next() * 6];
        if (Math.abs(dx) > RADIUS * 0.9 - Math.abs(dy) * 0.58 || next() < 0.3) continue;
        strokes.moveTo(x + dx, y + dy);
        strokes.lineTo(x + dx + 5 + next() * 7, y + dy);
      }
    }
  }
  return [{ path: strokes, stroke: MUD, width: 1.2, alpha: 0.5 }];
}

/** 7.8 Where the mine has gone up: a white hole with its lips thrown wide. */
export function drawMine(hex: HexId, { places }: Lattice): Drawing {
  const at = places[hex];
  if (at === undefined) return [];
  const next = scatter('mine', hex);
  const dust = softOutline(blob(at, RADIUS * 0.78, RADIUS * 0.68, () => (next() - 0.5) * 0.3, 22));
  const rim = softOutline(blob(at, 36, 32, () => (next() - 0.5) * 0.16, 20));
  const pit = softOutline(blob([at[0] + 2, at[1] + 2], 20, 17, () => (next() - 0.5) * 0.2, 14));
  const rays = new Path2D();
  const inner = new Path2D();
  for (let i = 0; i < 58; i++) {
    const angle = (i / 58) * Math.PI * 2 + next() * 0.05;
    const from = (out: number): Point => [
      at[0] + Math.cos(angle) * out * 1.06,
      at[1] + Math.sin(angle) * out * 0.96,
    ];
    tick(rays, from(36), angle, 5 + next() * 12);
    tick(inner, from(33), angle + Math.PI, 6 + next() * 5);
  }
  return [
    { path: dust, fill: CHALK, alpha: 0.5 },
    { path: rim, fill: CHALK, alpha: 0.92 },
    { path: rays, stroke: PLATE, width: 1.1, alpha: 0.62, cap: 'butt' },
    { path: inner, stroke: PLATE, width: 1.2, alpha: 0.8, cap: 'butt' },
    { path: pit, fill: 'rgba(96, 84, 66, 0.4)' },
    { path: rim, stroke: PLATE, width: 1.9 },
  ];
}

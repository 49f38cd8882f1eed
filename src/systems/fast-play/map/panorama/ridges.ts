// The ground of the map as it is seen from beyond its northern edge: one ridge for each row, the furthest first. Looking
// south, east is on the left.

import type { Field } from '../../rules/field.ts';
import type { HexId, Terrain } from '../../rules/types.ts';

export const WIDE = 1600;
export const HIGH = 900;
const HORIZON = 500; // as high as the eye
const EYE = 1.1; // in levels
const STAND = 3.2; // rows behind the edge
const TALL = 720; // of one level, one row away
const LEFT = 470; // where the easternmost column lies, so that the heights stand clear of the menu
const APART = 86; // columns

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Ridge {
  readonly far: number; // 0 the nearest, 1 the furthest
  readonly path: string; // filled down to the ground
  readonly slopes: string; // strokes down what is steep
  readonly woods: readonly Tree[];
  readonly towers: readonly Point[];
}

export interface Tree extends Point {
  readonly r: number;
}

export function ridgesOf(field: Field): Ridge[] {
  const rows = Array.from({ length: field.rows }, (_, row) => field.rows - 1 - row);
  return rows.map((row) => ridgeOf(field, row));
}

/** Where a hex is seen, if nothing stood before it. */
export function seenAt(field: Field, hex: HexId): Point {
  const { column, row } = field.hexes[hex] ?? { column: 0, row: 0 };
  const away = STAND + row;
  const height = heightOf(field, hex) + uneven(hex) * 0.25;
  const x = LEFT + (field.columns - 1 - column) * APART;
  return { x, y: HORIZON - ((height - EYE) * TALL) / away };
}

/** Levels are steps on the map and slopes on the ground: a hex counts half, all around it the other half. */
function heightOf({ level, next }: Field, hex: HexId): number {
  const own = level[hex] as number;
  let around = 0;
  for (let facing = 0; facing < 6; facing++) {
    const there = next[hex * 6 + facing] as number;
    around += there < 0 ? own : (level[there] as number);
  }
  return own / 2 + around / 12;
}

function ridgeOf(field: Field, row: number): Ridge {
  const hexes = field.hexes
    .flatMap((info, hex) => (info.row === row ? [hex] : []))
    .sort((a, b) => seenAt(field, a).x - seenAt(field, b).x);
  const points = hexes.map((hex) => seenAt(field, hex));
  const line = points.map((at, i) => onLine(points, i) ?? at);
  const size = Math.min(1.5, 8 / (STAND + row));
  return {
    far: row / Math.max(1, field.rows - 1),
    path: outline(points),
    slopes: hexes.map((hex, i) => strokes(field, hex, line, i, size)).join(''),
    woods: hexes.flatMap((hex, i) => (isWood(field, hex) ? trees(hex, line, i, size) : [])),
    towers: hexes.flatMap((hex, i) => (isVillage(field, hex) ? [line[i] as Point] : [])),
  };
}

/** A soft line through the middles between points, from one rim of the picture to the other and down. */
function outline(points: readonly Point[]): string {
  const [first = { x: 0, y: HORIZON }] = points;
  const last = points.at(-1) ?? first;
  const all = [{ x: -60, y: first.y + 20 }, ...points, { x: WIDE + 60, y: last.y }];
  const curves = all.slice(0, -1).map((at, i) => `Q${tenth(at)} ${tenth(middle(at, all[i + 1]))}`);
  return `M-60 ${HIGH}V${Math.round(first.y + 20)}${curves.join('')}L${tenth(all.at(-1) as Point)}V${HIGH}z`;
}

/** Where that line passes a point: an eighth of the way to either neighbour. */
function onLine(points: readonly Point[], i: number): Point | undefined {
  const [before, at, after] = [points[i - 1], points[i], points[i + 1]];
  if (before === undefined || at === undefined || after === undefined) return at;
  return { x: at.x, y: (before.y + 6 * at.y + after.y) / 8 };
}

/** Hachures where the ground falls towards the eye. */
function strokes(
  field: Field,
  hex: HexId,
  line: readonly Point[],
  i: number,
  size: number,
): string {
  const drop = steepness(field, hex);
  if (drop <= 0) return '';
  return Array.from({ length: 12 }, (_, n) => {
    const part = (n - 5.5) / 12;
    const at = between(line, i, part);
    const long = (12 + 14 * uneven(hex * 12 + n)) * size * Math.min(2, drop);
    const lean = part * 12 * size;
    return `M${tenth({ x: at.x, y: at.y + 4 * size })}l${lean.toFixed(1)} ${long.toFixed(1)}`;
  }).join('');
}

/** How many levels it falls towards the edge that one looks from. */
function steepness({ hexes, level }: Field, hex: HexId): number {
  const here = hexes[hex];
  const before = hexes.findIndex(
    ({ column, row }) => column === here?.column && row === here.row - 1,
  );
  return before < 0 ? 0 : (level[hex] as number) - (level[before] as number);
}

/** Crowns along the ridge. */
const trees = (hex: HexId, line: readonly Point[], i: number, size: number): Tree[] =>
  Array.from({ length: 15 }, (_, n) => {
    const at = between(line, i, (n - 7) / 15);
    return { x: at.x, y: at.y + 3 * size, r: (3.4 + 3.4 * uneven(hex * 15 + n)) * size };
  });

/** On a line of points, so far from one of them towards its neighbour. */
function between(line: readonly Point[], i: number, part: number): Point {
  const here = line[i] as Point;
  const beside = line[i + Math.sign(part)] ?? here;
  return { x: here.x + part * APART, y: here.y + (beside.y - here.y) * Math.abs(part) };
}

const middle = (a: Point, b: Point = a): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

// By the rules' own types, so that the title fetches nothing of the rules for its picture.
const WOOD: (typeof Terrain)['wood'] = 1;
const THICK_WOOD: (typeof Terrain)['thickWood'] = 2;
const VILLAGE: (typeof Terrain)['village'] = 3;
const isVillage = ({ terrain }: Field, hex: HexId): boolean => (terrain[hex] as number) >= VILLAGE;
const isWood = ({ terrain }: Field, hex: HexId): boolean =>
  terrain[hex] === WOOD || terrain[hex] === THICK_WOOD;

/** From 0 to 1, the same for the same number. */
function uneven(n: number): number {
  const mixed = Math.imul(n + 1, 2654435761) >>> 0;
  return ((mixed ^ (mixed >>> 15)) % 1000) / 1000;
}

const tenth = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

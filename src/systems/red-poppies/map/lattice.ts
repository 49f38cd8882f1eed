// Where hexes lie on the sheet, in map units: flat on top, numbered by columns (3.01a), with their corners, their sides
// and whatever runs along or across sides.

import type { Box, Point } from '../../../ui/sheet/geometry.ts';
import type { Side } from '../../../ui/sheet/strung.ts';
import type { Field } from '../rules/field.ts';
import { type HexId, NONE } from '../rules/types.ts';

export const PITCH = 112; // from a hex to the one south of it
export const RADIUS = PITCH / Math.sqrt(3); // from its middle to its corners
export const COLUMN = RADIUS * 1.5; // from a column to the next
const TOP = 92; // paper outside the neat line: squares, title
const FOOT = 96; // and below it the reference
const ASIDE = 52;
const AIR = 12; // between the neat line and the outermost hexes

export interface Lattice {
  readonly places: readonly Point[];
  readonly paper: Box; // margins included
  readonly inside: Box; // within the neat line
}

const lattices = new WeakMap<Field, Lattice>();

export function latticeOf(field: Field): Lattice {
  const lattice = lattices.get(field) ?? layLattice(field);
  lattices.set(field, lattice);
  return lattice;
}

function layLattice({ hexes }: Field): Lattice {
  const places = hexes.map(
    ({ column, row }): Point => [
      ASIDE + AIR + RADIUS + column * COLUMN,
      TOP + AIR + PITCH * (row + 0.5 + (column % 2) / 2),
    ],
  );
  const right = Math.max(...places.map(([x]) => x)) + RADIUS + AIR;
  const bottom = Math.max(...places.map(([, y]) => y)) + PITCH / 2 + AIR;
  return {
    places,
    paper: { x: 0, y: 0, w: right + ASIDE, h: bottom + FOOT },
    inside: { x: ASIDE, y: TOP, w: right - ASIDE, h: bottom - TOP },
  };
}

export const middleOf = (field: Field, hex: HexId): Point => latticeOf(field).places[hex] ?? [0, 0];

/** 10.01a Where the flag of an objective stands in its hex. */
export const flagSpot = ([x, y]: Point): Point => [x - 22, y - PITCH * 0.33];

/** 3.01b The way a direction looks, as an angle of the sheet. */
export const angleOf = (direction: number): number => ((direction - 1.5) * Math.PI) / 3;

export const towards = ([x, y]: Point, direction: number, far: number): Point => [
  x + Math.cos(angleOf(direction)) * far,
  y + Math.sin(angleOf(direction)) * far,
];

/** The corner clockwise before the side of a direction. */
const corner = ([x, y]: Point, direction: number, times: number): Point => {
  const angle = ((direction - 2) * Math.PI) / 3;
  return [x + Math.cos(angle) * RADIUS * times, y + Math.sin(angle) * RADIUS * times];
};

/** The two ends of the side that lies in a direction, clockwise. */
export const sideOf = (at: Point, direction: number, times = 1): Side => [
  corner(at, direction, times),
  corner(at, direction + 1, times),
];

export const outline = (at: Point, times = 1): Point[] =>
  Array.from({ length: 6 }, (_, direction) => corner(at, direction, times));

/** Hexes of which something is true, each with its place. */
export const hexesWhere = (field: Field, wanted: (hex: HexId) => boolean): HexId[] =>
  field.hexes.flatMap((_, hex) => (wanted(hex) ? [hex] : []));

/** Every pair of neighbours of which something is true, once, with the direction from the first to the second. */
export function pairsWhere(
  field: Field,
  wanted: (hex: HexId, other: HexId, direction: number) => boolean,
): Array<readonly [hex: HexId, other: HexId, direction: number]> {
  return field.hexes.flatMap((_, hex) =>
    [1, 2, 3].flatMap((direction) => {
      const other = field.next[hex * 6 + direction] as number;
      return other !== NONE && wanted(hex, other, direction)
        ? [[hex, other, direction] as const]
        : [];
    }),
  );
}

/** The sides of hexes where something ends: true of the hex and of its neighbour not. */
export const bordersWhere = (field: Field, wanted: (hex: HexId) => boolean): Side[] =>
  hexesWhere(field, wanted).flatMap((hex) =>
    [0, 1, 2, 3, 4, 5].flatMap((direction) => {
      const other = field.next[hex * 6 + direction] as number;
      return other !== NONE && wanted(other) ? [] : [sideOf(middleOf(field, hex), direction)];
    }),
  );

/** The hex whose middle is nearest. */
export function nearest(places: readonly Point[], [x, y]: Point): HexId {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [hex, [u, v]] of places.entries()) {
    const square = (u - x) * (u - x) + (v - y) * (v - y);
    if (square >= least) continue;
    least = square;
    best = hex;
  }
  return best;
}

// Where hexes lie on the sheet, in map units, with their corners, their sides and lines made of sides.

import { centre } from '../../../hex/hex.ts';
import type { Box, Point } from '../../../ui/sheet/geometry.ts';
import type { Side } from '../../../ui/sheet/strung.ts';
import type { Field } from '../rules/field.ts';
import { type HexId, NONE } from '../rules/types.ts';

export const WIDTH = 92; // of a hex
export const RADIUS = WIDTH / Math.sqrt(3); // from its middle to its corners
const MARGIN = 62; // paper outside the neat line: numbers, title, scale and legend
const EDGE_X = MARGIN + WIDTH / 2 + 5;
const EDGE_Y = MARGIN + RADIUS + 5;

export interface Lattice {
  readonly places: readonly Point[];
  readonly paper: Box; // margins included
  readonly inside: Box; // within the neat line
}

export function layLattice(field: Field): Lattice {
  const places = field.hexes.map(({ at }): Point => {
    const [x, y] = centre(at);
    return [EDGE_X + x * WIDTH, EDGE_Y + y * WIDTH];
  });
  const most = (axis: 0 | 1): number => Math.max(...places.map((place) => place[axis]));
  const paper = { x: 0, y: 0, w: most(0) + EDGE_X, h: most(1) + EDGE_Y };
  const inside = { x: MARGIN, y: MARGIN, w: paper.w - 2 * MARGIN, h: paper.h - 2 * MARGIN };
  return { places, paper, inside };
}

/** 3.3 The way a facing looks, as an angle of the sheet. */
export const angleOf = (facing: number): number => (-facing * Math.PI) / 3;

/** A point at some distance from the middle of a hex, the way a facing looks. */
export const towards = ([x, y]: Point, facing: number, far: number): Point => [
  x + Math.cos(angleOf(facing)) * far,
  y + Math.sin(angleOf(facing)) * far,
];

const corner = ([x, y]: Point, angle: number): Point => [
  x + Math.cos(angle) * RADIUS,
  y + Math.sin(angle) * RADIUS,
];

/** The two ends of the side that a facing looks over. */
export function sideOf(at: Point, facing: number): readonly [Point, Point] {
  const angle = angleOf(facing);
  return [corner(at, angle + Math.PI / 6), corner(at, angle - Math.PI / 6)];
}

export function outline(at: Point, times = 1): Point[] {
  return Array.from({ length: 6 }, (_, i): Point => {
    const angle = ((i + 0.5) * Math.PI) / 3;
    return [at[0] + Math.cos(angle) * RADIUS * times, at[1] + Math.sin(angle) * RADIUS * times];
  });
}

/** Every side between two hexes of which something is true, once. */
export function sidesWhere(
  field: Field,
  { places }: Lattice,
  wanted: (hex: HexId, other: HexId, facing: number) => boolean,
): Side[] {
  const found: Side[] = [];
  for (const [hex, at] of places.entries()) {
    for (let facing = 0; facing < 6; facing++) {
      const other = field.next[hex * 6 + facing] as number;
      if (wanted(hex, other, facing)) found.push(sideOf(at, facing));
    }
  }
  return found;
}

export const isEdge = (other: HexId): boolean => other === NONE;

// 1.6 Woods: a firm edge round a fine stipple of trees, closer and darker where they are thick.

import { noise, scatter } from '../../../ui/kit/scatter.ts';
import { mix, type Point } from '../../../ui/sheet/geometry.ts';
import { type Drawing, softOutline } from '../../../ui/sheet/ink.ts';
import { strung } from '../../../ui/sheet/strung.ts';
import type { Field } from '../rules/field.ts';
import { type HexId, NONE, Terrain } from '../rules/types.ts';
import { type Lattice, RADIUS, sideOf, sidesWhere } from './lattice.ts';
import { THICK_WASH, WOOD_INK, WOOD_WASH } from './palette.ts';

const isWood = ({ terrain }: Field, hex: HexId): boolean =>
  hex !== NONE && (terrain[hex] === Terrain.wood || terrain[hex] === Terrain.thickWood);
const isThick = ({ terrain }: Field, hex: HexId): boolean =>
  hex !== NONE && terrain[hex] === Terrain.thickWood;

/** What is played on: where woods begin and end. */
export function woodEdges(field: Field, lattice: Lattice): Drawing {
  const edge = edgeOf(field, lattice, isWood);
  const thick = edgeOf(field, lattice, isThick);
  return [
    { path: edge, fill: WOOD_WASH },
    { path: thick, fill: THICK_WASH },
    { path: edge, stroke: WOOD_INK, width: 1.5, alpha: 0.9 },
    { path: edge, stroke: WOOD_INK, width: 3.4, alpha: 0.35, dash: [0.1, 4.6] },
    { path: thick, stroke: WOOD_INK, width: 0.8, alpha: 0.6, dash: [3, 3] },
  ];
}

function edgeOf(
  field: Field,
  lattice: Lattice,
  belongs: (field: Field, hex: HexId) => boolean,
): Path2D {
  const sides = sidesWhere(
    field,
    lattice,
    (hex, other) => belongs(field, hex) && !belongs(field, other),
  );
  const path = new Path2D();
  for (const line of strung(sides)) {
    const points = line.slice(0, -1).flatMap((from, i) => {
      const to = line[i + 1] as Point;
      return [0, 0.2, 0.4, 0.6, 0.8].map((share) => bent(mix(from, to, share)));
    });
    path.addPath(softOutline(points));
  }
  return path;
}

const [farX, farY] = [noise('wood east'), noise('wood south')];
const [nearX, nearY] = [noise('edge east'), noise('edge south')];
/** Woods as they grow: edges and trees are moved alike, so that no tree comes to stand outside. */
const bent = ([x, y]: Point): Point => [
  x + farX(x / 37, y / 37) * 13 + nearX(x / 13, y / 13) * 5,
  y + farY(x / 37, y / 37) * 13 + nearY(x / 13, y / 13) * 5,
];

/** The trees: small rings, heavier on the side away from the light. */
export function trees(field: Field, { places }: Lattice): Drawing {
  const rings = new Path2D();
  const shades = new Path2D();
  for (const [hex, at] of places.entries()) {
    if (!isWood(field, hex)) continue;
    const gap = isThick(field, hex) ? 6.1 : 8.6;
    const next = scatter('trees', hex);
    for (let y = -RADIUS; y < RADIUS; y += gap) {
      for (let x = -RADIUS; x < RADIUS; x += gap) {
        const tree: Point = [
          at[0] + x + (next() - 0.5) * gap * 0.9,
          at[1] + y + (next() - 0.5) * gap * 0.9,
        ];
        if (standsIn(field, hex, at, tree)) plant(rings, shades, bent(tree), 1.3 + next() * 0.9);
      }
    }
  }
  return [
    { path: rings, stroke: WOOD_INK, width: 0.55, alpha: 0.75 },
    { path: shades, stroke: WOOD_INK, width: 1.25, alpha: 0.85 },
  ];
}

function plant(rings: Path2D, shades: Path2D, [x, y]: Point, r: number): void {
  rings.moveTo(x + r, y);
  rings.arc(x, y, r, 0, Math.PI * 2);
  shades.moveTo(x + r, y);
  shades.arc(x, y, r, 0, Math.PI * 0.8);
}

/** Within its hex, and clear of every side where the wood ends. */
function standsIn(field: Field, hex: HexId, at: Point, tree: Point): boolean {
  for (let facing = 0; facing < 6; facing++) {
    const [a, b] = sideOf(at, facing);
    const across = (tree[0] - a[0]) * (b[1] - a[1]) - (tree[1] - a[1]) * (b[0] - a[0]);
    const inward = across / RADIUS; // a side is as long as the radius; the middle lies on its positive hand
    const on = isWood(field, field.next[hex * 6 + facing] as number);
    if (inward < (on ? 0 : 5)) return false;
  }
  return true;
}

// What a battle has on its sheet that no rule reads: roads, railways, and the names of its waters.

import { noise } from '../../../ui/kit/scatter.ts';
import { mix, type Point, smooth } from '../../../ui/sheet/geometry.ts';
import type { Field } from '../rules/field.ts';
import type { Lattice } from './lattice.ts';

export interface Way {
  readonly kind: 'road' | 'railway';
  readonly line: readonly Point[];
}

const RAILWAY_ASIDE: Point = [7, -13]; // where a road takes the same hexes

/** 9.7 Roads and railways as lines that bend a little between the middles of hexes. */
export function waysOf(field: Field, lattice: Lattice): Way[] {
  const [bendX, bendY] = [noise('way east'), noise('way south')];
  return field.drawing.roads.map(({ kind, path }): Way => {
    const [dx, dy] = kind === 'railway' ? RAILWAY_ASIDE : [0, 0];
    const points = path.map((hex): Point => {
      const [x, y] = lattice.places[hex] ?? [0, 0];
      return [x + dx + bendX(x / 60, y / 60) * 10, y + dy + bendY(x / 60, y / 60) * 10];
    });
    return { kind, line: smooth(reachingOut(points, lattice), 7) };
  });
}

/** A way that ends at the edge of the field goes on over the neat line. */
function reachingOut(points: readonly Point[], { inside }: Lattice): Point[] {
  const beyond = (last: Point, before: Point): Point[] => {
    const near = [
      last[0] - inside.x,
      inside.x + inside.w - last[0],
      last[1] - inside.y,
      inside.y + inside.h - last[1],
    ];
    return Math.min(...near) > 66 ? [] : [mix(before, last, 2.1)];
  };
  const [first, second] = points;
  const [last, previous] = [points.at(-1), points.at(-2)];
  if (first === undefined || second === undefined || last === undefined || previous === undefined)
    return [...points];
  return [...beyond(first, second), ...points, ...beyond(last, previous)];
}

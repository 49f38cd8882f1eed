// Where the pieces of a zone lie: side by side when two stacks meet, craft two by two, markers and obstacles at the
// edge, and in which order they are fanned out. Offsets are from the zone's centre.

import type { Point } from '../../../ui/sheet/geometry.ts';
import { COUNTER } from '../../../ui/sheet/palette.ts';
import type { Unit } from '../rules/types.ts';
import type { Contents } from './contents.ts';
import { CRAFT_GAP } from './palette.ts';

export interface Slots {
  readonly british: Point;
  readonly german: Point;
  readonly boats: readonly Point[];
  readonly marker: Point;
  readonly obstacle: Point;
}

/** Most edges of lower counters that show in a pile. */
export const EDGES = 4;
export const EDGE = 3.2; // how far each lower counter peeks out

export function slotsOf(c: Contents): Slots {
  const both = c.british !== null && c.german !== null;
  const pile = c.british !== null || c.german !== null;
  const aside = c.letter !== null && pile ? 11 : 0; // makes room for the marker
  const apart = both ? COUNTER * 0.56 : 0;
  return {
    british: [aside - apart, both ? 5 : 0],
    german: [aside + apart, both ? -5 : 0],
    boats: boatSlots(c.boats.length),
    marker: pile ? [-COUNTER * 0.58, COUNTER * 0.3] : [0, 0],
    obstacle: pile || c.letter !== null ? [COUNTER * 0.06, COUNTER * 0.58] : [0, 0],
  };
}

function boatSlots(count: number): Point[] {
  const step = COUNTER + CRAFT_GAP;
  if (count <= 1) return count === 1 ? [[0, 0]] : [];
  const rows = Math.ceil(count / 2);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / 2);
    const alone = i === count - 1 && count % 2 === 1;
    return [alone ? 0 : (i % 2) * step - step / 2, row * step - ((rows - 1) * step) / 2];
  });
}

/** Offset of the counter that lies `depth` below the top of a pile. */
export const pileOffset = (depth: number): Point => {
  const edge = Math.min(depth, EDGES) * EDGE;
  return [edge, edge];
};

/** How many counters of a pile are worth drawing: the rest lies hidden. */
export const visibleDepth = (count: number): number => Math.min(count, EDGES + 1);

/** Men, Germans, then each craft with those aboard. */
export function groupsOf(c: Contents): Unit[][] {
  const groups: Unit[][] = [];
  if (c.british !== null) groups.push([...c.british.units]);
  if (c.german !== null) groups.push([...c.german.units]);
  for (const boat of c.boats) groups.push([boat.craft, ...boat.men]);
  return groups;
}

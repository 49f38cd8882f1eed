// Where the pieces of a zone lie: side by side when two stacks meet, craft two by two, markers and obstacles at the
// edge, and a fanned-out stack on a tray that stays on the screen. Offsets are from the zone's centre.

import type { Unit } from '../rules/types.ts';
import type { Contents } from './contents.ts';
import type { Box, Point } from './geometry.ts';
import { COUNTER, CRAFT_GAP } from './palette.ts';

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

export interface FanPiece {
  readonly unit: Unit;
  readonly at: Point; // centre, in map units
}
export interface Fan {
  readonly tray: Box;
  readonly size: number; // side of a counter
  readonly pieces: readonly FanPiece[];
  readonly above: boolean; // of the zone
}

/** 44 px to the finger, and a little air. */
const FINGER = 48;

/** Every counter of a zone laid out on a tray beside it, each wide enough for a finger, inside the view. */
export function fanOut(c: Contents, zone: Point, scale: number, view: Box): Fan | null {
  const groups = groupsOf(c);
  if (groups.flat().length < 2) return null; // one counter is seen as it lies
  const size = Math.max(COUNTER * 1.12, FINGER / scale);
  const gap = size * 0.12;
  const step = size + gap;
  const most = Math.max(1, Math.floor((view.w - 2 * gap) / step));
  const rows = groups.flatMap((group) => split(group, Math.min(most, 8)));
  const width = Math.max(...rows.map((row) => row.length)) * step + gap;
  const height = rows.length * step + gap;
  const tray = placeTray(zone, width, height, size, view);
  const pieces = rows.flatMap((row, r) => layRow(row, tray, step, gap, r));
  return { tray, size, pieces, above: tray.y < zone[1] };
}

/** Men, Germans, then each craft with those aboard. */
function groupsOf(c: Contents): Unit[][] {
  const groups: Unit[][] = [];
  if (c.british !== null) groups.push([...c.british.units]);
  if (c.german !== null) groups.push([...c.german.units]);
  for (const boat of c.boats) groups.push([boat.craft, ...boat.men]);
  return groups;
}

function split(group: readonly Unit[], most: number): Unit[][] {
  const rows = Math.ceil(group.length / most);
  const each = Math.ceil(group.length / rows);
  return Array.from({ length: rows }, (_, i) => group.slice(i * each, (i + 1) * each));
}

function placeTray(zone: Point, w: number, h: number, size: number, view: Box): Box {
  const off = size * 0.95;
  const roomAbove = zone[1] - off - h >= view.y;
  const y = roomAbove ? zone[1] - off - h : zone[1] + off;
  return {
    x: hold(zone[0] - w / 2, view.x, view.x + view.w - w),
    y: hold(y, view.y, view.y + view.h - h),
    w,
    h,
  };
}

const hold = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(high, value));

function layRow(row: readonly Unit[], tray: Box, step: number, gap: number, r: number): FanPiece[] {
  const left = tray.x + gap;
  const y = tray.y + gap + r * step + (step - gap) / 2;
  return row.map((unit, i) => ({ unit, at: [left + i * step + (step - gap) / 2, y] }));
}

// What lies under a point: a counter of the open tray first, then a craft, else the nearest zone within a finger's
// reach.

import type { ZoneInfo } from '../rules/scenario.ts';
import type { Unit, Zone } from '../rules/types.ts';
import type { Spot } from './board.ts';
import { apart, type Point, within } from './geometry.ts';
import { RING } from './palette.ts';
import type { Fan } from './stacks-layout.ts';

/** Half of 44 CSS pixels. */
const FINGER = 22;

/** The nearest zone whose reach holds the point: its ring, and never less than a finger on the screen. */
export function zoneAt(zones: readonly ZoneInfo[], point: Point, scale: number): Zone | null {
  let best: Zone | null = null;
  let reach = Math.max(RING * 1.35, FINGER / scale);
  for (const [zone, { x, y }] of zones.entries()) {
    const distance = apart(point, [x, y]);
    if (distance > reach || (best !== null && distance === reach)) continue;
    reach = distance;
    best = zone;
  }
  return best;
}

export type Hit =
  | { readonly kind: 'unit'; readonly unit: Unit }
  | { readonly kind: 'tray' } // between the counters
  | { readonly kind: 'zone'; readonly zone: Zone }
  | { readonly kind: 'nothing' };

export function hitAt(
  zones: readonly ZoneInfo[],
  fan: Fan | null,
  craft: readonly Spot[],
  point: Point,
  scale: number,
): Hit {
  if (fan !== null && within(point, fan.tray)) return inTray(fan, point);
  const boat = craft.find(
    ({ at, reach }) => Math.abs(point[0] - at[0]) <= reach && Math.abs(point[1] - at[1]) <= reach,
  );
  const zone = boat?.zone ?? zoneAt(zones, point, scale);
  return zone === null ? { kind: 'nothing' } : { kind: 'zone', zone };
}

function inTray(fan: Fan, point: Point): Hit {
  const half = fan.size * 0.56; // neighbours' reaches meet in the gap between them
  const piece = fan.pieces.find(
    ({ at }) => Math.abs(point[0] - at[0]) <= half && Math.abs(point[1] - at[1]) <= half,
  );
  return piece === undefined ? { kind: 'tray' } : { kind: 'unit', unit: piece.unit };
}

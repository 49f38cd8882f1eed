// What lies under a point: a piece of the open tray first, then one that lies beside its place, else the nearest place
// within a finger's reach.

import type { SheetArt, Spot } from './board.ts';
import type { Fan } from './fan.ts';
import { apart, type Point, within } from './geometry.ts';
import type { Piece, Place } from './model.ts';

/** Half of 44 CSS pixels. */
const FINGER = 22;

export type Places = Pick<SheetArt, 'places' | 'reach'>;

/** The nearest place whose reach holds the point: never less than a finger on the screen. */
export function placeAt(art: Places, point: Point, scale: number): Place | null {
  let best: Place | null = null;
  let reach = Math.max(art.reach, FINGER / scale);
  for (const [place, middle] of art.places.entries()) {
    const distance = apart(point, middle);
    if (distance > reach || (best !== null && distance === reach)) continue;
    reach = distance;
    best = place;
  }
  return best;
}

export type Hit =
  | { readonly kind: 'piece'; readonly piece: Piece }
  | { readonly kind: 'tray' } // between the pieces
  | { readonly kind: 'place'; readonly place: Place }
  | { readonly kind: 'nothing' };

export function hitAt(
  art: Places,
  fan: Fan | null,
  spots: readonly Spot[],
  point: Point,
  scale: number,
): Hit {
  if (fan !== null && within(point, fan.tray)) return inTray(fan, point);
  const spot = spots.find(
    ({ at, reach }) => Math.abs(point[0] - at[0]) <= reach && Math.abs(point[1] - at[1]) <= reach,
  );
  const place = spot?.place ?? placeAt(art, point, scale);
  return place === null ? { kind: 'nothing' } : { kind: 'place', place };
}

function inTray(fan: Fan, point: Point): Hit {
  const half = fan.size * 0.56; // neighbours' reaches meet in the gap between them
  const found = fan.pieces.find(
    ({ at }) => Math.abs(point[0] - at[0]) <= half && Math.abs(point[1] - at[1]) <= half,
  );
  return found === undefined ? { kind: 'tray' } : { kind: 'piece', piece: found.piece };
}

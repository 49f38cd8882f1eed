// Where the pieces of a position lie on the map: piles, craft, markers, obstacles and their badges.

import type { Laid, Layout, Spot, Table } from '../../../ui/sheet/board.ts';
import { PIECES } from '../../../ui/sheet/depths.ts';
import type { Point } from '../../../ui/sheet/geometry.ts';
import { selectionStamp } from '../../../ui/sheet/highlights.ts';
import type { Piece } from '../../../ui/sheet/model.ts';
import { COUNTER } from '../../../ui/sheet/palette.ts';
import type { Stamp } from '../../../ui/sheet/stamps.ts';
import type { Scenario } from '../rules/scenario.ts';
import type { Unit, Zone } from '../rules/types.ts';
import { type Boat, type Contents, contentsOf, faceOf, type Pile } from './contents.ts';
import {
  aboardStamp,
  blankStamp,
  counterStamp,
  levelStamp,
  markerStamp,
  obstacleStamp,
  prisonerStamp,
} from './pieces.ts';
import { type BadgeWish, settleBadges } from './settle-badges.ts';
import { EDGE, pileOffset, type Slots, slotsOf, visibleDepth } from './stacks-layout.ts';

const BADGES = PIECES + 4; // depth
const EDGE_OF = COUNTER / 2 - 1; // from the middle of a counter

/** The corners of a pile for its levels, and of a craft for those aboard: mostly on it where craft lie side by side. */
const PLATE_CORNERS: readonly Point[] = [
  [EDGE_OF - 4, -EDGE_OF - 5.5],
  [-EDGE_OF + 4, -EDGE_OF - 5.5],
  [EDGE_OF - 4, EDGE_OF + 8],
  [-EDGE_OF + 4, EDGE_OF + 8],
  [EDGE_OF - 7, -EDGE_OF + 6],
];
const ABOARD_CORNERS: readonly Point[] = [
  [EDGE_OF - 10, -EDGE_OF - 3.4],
  [-EDGE_OF + 10, -EDGE_OF - 3.4],
  [EDGE_OF - 11, -EDGE_OF + 6],
];

/** The face-down marker of a zone among the pieces: they are numbered after the counters. */
export const markerPiece = ({ units }: Scenario, zone: Zone): Piece => units.length + zone;

export function layPieces(layout: Layout<Scenario>): Table {
  const table: Laying = { pieces: [], spots: [], occupied: [], counters: [], badges: [] };
  const zones = layout.position.scenario.zones;
  for (const [zone, { x, y }] of zones.entries()) layZone(table, layout, zone, [x, y]);
  table.pieces.push(...settleBadges(table.badges, table.counters, layout.times, BADGES));
  return table;
}

/** A table while it is being laid. */
interface Laying {
  readonly pieces: Laid[];
  readonly spots: Spot[];
  readonly occupied: Point[];
  readonly counters: Point[]; // the middle of every counter that lies on top
  readonly badges: BadgeWish[]; // to be laid when all counters are
}

/** One zone of it. */
interface Corner {
  readonly table: Laying;
  readonly layout: Layout<Scenario>;
  readonly centre: Point;
}

function layZone(table: Laying, layout: Layout<Scenario>, zone: Zone, centre: Point): void {
  const { position, hidden, times } = layout;
  const contents = contentsOf(position, zone, hidden);
  const { german, british, boats, letter } = contents;
  const slots = slotsOf(contents);
  const corner = { table, layout, centre };
  layFlat(corner, contents, slots, hidden.has(markerPiece(position.scenario, zone)));
  if (german !== null) layPile(corner, german, slots.german);
  if (british !== null) layPile(corner, british, slots.british);
  for (const [i, boat] of boats.entries()) {
    const slot = slots.boats[i] ?? [0, 0];
    const at = add(centre, [slot[0] * times, slot[1] * times]);
    table.spots.push({ place: zone, at, reach: (COUNTER / 2) * times });
    layBoat(corner, boat, slot);
  }
  const taken = british !== null || german !== null || boats.length > 0 || letter !== null;
  if (taken) table.occupied.push(centre);
}

/** Markers and obstacles lie under the stacks. */
function layFlat(corner: Corner, contents: Contents, slots: Slots, hideMarker: boolean): void {
  const { letter, obstacle } = contents;
  if (obstacle !== null) put(corner, obstacleStamp(obstacle), slots.obstacle, PIECES);
  if (letter !== null && !hideMarker) put(corner, markerStamp(letter), slots.marker, PIECES - 1);
}

function layPile(corner: Corner, pile: Pile, slot: Point): void {
  const { position, selected } = corner.layout;
  const depth = visibleDepth(pile.units.length);
  const shift: Point = [slot[0] - ((depth - 1) * EDGE) / 2, slot[1] - ((depth - 1) * EDGE) / 2];
  for (let i = depth - 1; i > 0; i--) {
    put(corner, blankStamp(pile.side), add(shift, pileOffset(i)), PIECES + 1);
  }
  const top = pile.units[0] as Unit;
  putOnTop(corner, counterStamp(faceOf(position, top)), shift);
  if (pile.units.some((u) => selected.has(u))) select(corner, slot, 1 + depth * 0.045);
  if (pile.units.length > 1) {
    const plate = levelStamp(pile.levels, position.scenario.stackLimit);
    badge(corner, plate, shift, PLATE_CORNERS);
  }
  layPrisoners(corner, pile.prisoners, shift, [
    [-EDGE_OF - 5, -2],
    [EDGE_OF + 5, -2],
  ]);
}

function layBoat(corner: Corner, boat: Boat, slot: Point): void {
  const { position, selected } = corner.layout;
  putOnTop(corner, counterStamp(faceOf(position, boat.craft)), slot);
  const chosen = selected.has(boat.craft) || boat.men.some((u) => selected.has(u));
  if (chosen) select(corner, slot, 1);
  const plate = aboardStamp(boat.levels, position.scenario.craftCapacity);
  if (boat.men.length > 0) badge(corner, plate, slot, ABOARD_CORNERS);
  layPrisoners(corner, boat.prisoners, slot, [
    [-EDGE_OF + 9, 2],
    [EDGE_OF - 9, 2],
  ]);
}

const select = (corner: Corner, slot: Point, wide: number): void =>
  put(corner, selectionStamp, slot, BADGES - 1, wide);

function layPrisoners(
  corner: Corner,
  count: number,
  piece: Point,
  corners: readonly Point[],
): void {
  if (count > 0) badge(corner, prisonerStamp(count), piece, corners);
}

/** A counter that others see: badges keep off it. */
function putOnTop(corner: Corner, stamp: Stamp, offset: Point): void {
  put(corner, stamp, offset, PIECES + 2);
  corner.table.counters.push(onSheet(corner, offset));
}

function badge(corner: Corner, stamp: Stamp, piece: Point, corners: readonly Point[]): void {
  corner.table.badges.push({ stamp, piece: onSheet(corner, piece), corners });
}

const onSheet = ({ layout: { times }, centre }: Corner, offset: Point): Point =>
  add(centre, [offset[0] * times, offset[1] * times]);

function put(corner: Corner, stamp: Stamp, offset: Point, depth: number, wide = 1): void {
  const { times } = corner.layout;
  corner.table.pieces.push({ stamp, at: onSheet(corner, offset), depth, times: times * wide });
}

const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];

// What a system brings to the sheet: its paper, its places, its pieces and how its events look. Everything else, from
// the first frame to the last pinch, is the sheet's.

import type { GameData, Position } from '../../engine/position.ts';
import type { Act, Stage } from './act.ts';
import type { Detail } from './camera.ts';
import type { Box, Point } from './geometry.ts';
import type { Lang, Piece, Place, SheetModel } from './model.ts';
import type { Stamp } from './stamps.ts';

/** A part of the sheet at some scale, as it is to be painted. */
export interface ArtWish {
  readonly view: Box; // part of the map
  readonly table: Box; // all that can come into sight: the ground goes on as far as this
  readonly scale: number; // pixels to a map unit
  readonly detail: Detail;
  readonly lang: Lang;
  readonly marks: string; // what the sheet shows of the position, as the board has named it
}

/** The sheet without its pieces: worked out once for a battle, painted whenever a part of it is wanted. */
export interface SheetArt {
  readonly paper: Box; // margins included
  readonly places: readonly Point[]; // the middle of each place, by its number
  readonly ring: number; // radius of what lights up round a place
  readonly reach: number; // how far from its middle a place is still touched; the nearest one is
  readonly piece: number; // side of a piece
  /** Whether the fine ink is there: the first picture does without what is not played on. */
  readonly isFine: boolean;
  refine(): void; // works the fine ink out
  /** Where names stand, once they have been painted: plates keep off them. */
  names?(detail: Detail, lang: Lang): readonly Box[];
  paint(ctx: CanvasRenderingContext2D, wish: ArtWish): void;
}

/** A drawing laid on the sheet. */
export interface Laid {
  readonly stamp: Stamp;
  readonly at: Point;
  readonly depth: number; // from PIECES up to OVER
  readonly times: number; // its size
}

/** Where a piece that lies beside the middle of its place can be touched. */
export interface Spot {
  readonly place: Place;
  readonly at: Point;
  readonly reach: number; // half its side
}

/** All pieces of a position. They are few enough to be laid anew whenever it changes. */
export interface Table {
  readonly pieces: readonly Laid[];
  readonly spots: readonly Spot[];
  readonly occupied: readonly Point[]; // places with pieces in them: labels keep off
}

export interface Layout<S extends GameData> {
  readonly position: Position<S>;
  readonly selected: ReadonlySet<Piece>;
  readonly hidden: ReadonlySet<Piece>; // on the move: drawn by the animation
  readonly times: number; // size of the pieces at this zoom
}

/** A tint over the whole sheet, from under the lamp out to the corners. The same colours are one and the same list. */
export interface Veil {
  readonly colours: readonly string[];
  readonly strength: number; // 0 to 1
}

export interface Board<S extends GameData, E> {
  readonly letters: readonly string[]; // fonts, as CSS: drawn into the sheet, so they must be there before it is
  art(scenario: S): SheetArt; // the same one for the same scenario
  marks(position: Position<S>): string; // names what the paper shows of a position: when it changes, it is painted anew
  light(position: Position<S>): number; // 0 in full light
  veils(light: number): readonly Veil[];
  start(model: SheetModel<S>): Place; // where to begin on a screen that cannot hold the whole sheet
  table(layout: Layout<S>): Table;
  spread(position: Position<S>, place: Place): number; // how wide its pieces lie, times one piece
  /** Pieces of a place in groups, top first, for when they are fanned out. */
  stack(position: Position<S>, place: Place): ReadonlyArray<readonly Piece[]>;
  face(position: Position<S>, piece: Piece): Stamp;
  way(scenario: S, places: readonly Place[]): readonly Point[]; // the line a plan from place to place is drawn along
  /** The animation of an event, or null when there is nothing to see. */
  act(stage: Stage, event: E, before: Position<S>, after: Position<S>): Act | null;
}

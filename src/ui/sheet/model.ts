// What the sheet is given to draw, and what it tells back. The sheet knows no rules: everything that lights up comes
// from the decision, everything that moves comes from an event.

import type { GameData, Position } from '../../engine/position.ts';

export type Place = number; // zone or hex, by a small number of the system's own
export type Piece = number; // counter or marker, likewise
export type Lang = 'en' | 'fr';

/** How a lit place looks: shapes differ as well as colours. */
export type Look =
  | 'own' // a stack that may be taken in hand
  | 'move'
  | 'enter' // a move with arrows inward: going ashore
  | 'leave' // outward
  | 'pass' // along
  | 'fire'
  | 'assault';

/** A place that lights up because an order leads there. */
export interface Target {
  readonly place: Place;
  readonly look: Look;
  readonly label?: string; // '2 MP', '63 %'
}

/** Red pencil: what a hostile stack would do to one of the player's. */
export interface Threat {
  readonly from: Place;
  readonly to: Place;
  readonly label: string; // chance of a loss
}

/** Blue pencil: one stroke of a plan for several stacks. */
export interface Arrow {
  readonly places: readonly Place[]; // from the first to the last
  readonly aims: boolean; // a shot and no march
  readonly faint: boolean; // another line of the plan is being looked at
}

export interface SheetModel<S extends GameData> {
  readonly position: Position<S>;
  readonly lang: Lang;
  readonly selected: readonly Piece[]; // pieces of the acting stack
  readonly targets: readonly Target[];
  readonly threats: readonly Threat[];
  readonly plan: readonly Place[]; // blue pencil: the way a far click would walk
  readonly arrows?: readonly Arrow[]; // of the plan on the table
  readonly focus: Place | null; // keyboard focus
  readonly inspected: Place | null; // place whose stack is fanned out
  readonly lit?: boolean; // in full light at any hour, for who needs the contrast
}

export interface SheetListener {
  place(place: Place): void; // clicked or tapped
  piece(piece: Piece): void; // a fanned-out piece clicked or tapped
  nothing(): void; // clicked or tapped beside everything
  hover(place: Place | null): void;
}

/** Steps of an animation: how long one event may take, 0 for none (reduced motion, instant). */
export interface Pace {
  readonly milliseconds: number;
}

export interface SheetView<S extends GameData, E> {
  show(model: SheetModel<S>): void;
  /** Plays one event between the position before and the one that `show` was last given; resolves when done or skipped. */
  animate(event: E, before: Position<S>, after: Position<S>, pace: Pace): Promise<void>;
  skip(): void; // ends an animation under way
  fit(): void;
  zoomBy(factor: number): void;
  panBy(dx: number, dy: number): void; // screen pixels
  panTo(...places: readonly Place[]): void; // brings places into view if they are not; where not all fit, the first
  placePoint(place: Place): readonly [x: number, y: number] | null; // where it lies in the map's own corner; null out of sight
  heightOf(place: Place): number | null; // how far down the screen it lies, from 0 to 1
  destroy(): void;
}

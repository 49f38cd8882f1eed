// Puts the pieces of a position on the map: piles, craft, markers, obstacles and their badges. All of them are taken
// down and laid out anew when the position changes; there are few enough.

import type * as Phaser from 'phaser';
import type { RaidState } from '../rules/state.ts';
import type { Unit, Zone } from '../rules/types.ts';
import { type Boat, type Contents, contentsOf, faceOf, type Pile } from './contents.ts';
import type { Point } from './geometry.ts';
import { COUNTER } from './palette.ts';
import {
  aboardStamp,
  blankStamp,
  counterStamp,
  levelStamp,
  markerStamp,
  obstacleStamp,
  prisonerStamp,
  selectionStamp,
} from './pieces.ts';
import { EDGE, pileOffset, type Slots, slotsOf, visibleDepth } from './stacks-layout.ts';
import type { Stamp, Stamps } from './stamps.ts';

const PIECES = 20; // depth
const BADGES = 24;

export interface Laid {
  readonly state: RaidState;
  readonly selected: ReadonlySet<Unit>;
  readonly hidden: ReadonlySet<Unit>; // on the move: drawn by the animation
  readonly hiddenMarker: Zone | null;
  readonly times: number; // size of the pieces
}

/** Where a piece that lies beside the middle of its zone can be touched. */
export interface Spot {
  readonly zone: Zone;
  readonly at: Point;
  readonly reach: number; // half its side
}

export class Board {
  readonly #stamps: Stamps;
  #images: Phaser.GameObjects.Image[] = [];
  #craft: Spot[] = [];
  #laid: Laid | null = null;

  constructor(stamps: Stamps) {
    this.#stamps = stamps;
  }

  takeDown(): void {
    for (const image of this.#images) image.destroy();
    this.#images = [];
    this.#craft = [];
  }

  lay(laid: Laid): void {
    this.takeDown();
    this.#laid = laid;
    for (let zone = 0; zone < laid.state.scenario.zones.length; zone++) this.#layZone(laid, zone);
  }

  /** Where a piece of a zone lies, in map units. */
  slot(zone: Zone, state: RaidState): Slots & { readonly centre: Point } {
    const info = state.scenario.zones[zone];
    return { ...slotsOf(contentsOf(state, zone)), centre: [info?.x ?? 0, info?.y ?? 0] };
  }

  /** Craft lie two by two round their zone. */
  get craft(): readonly Spot[] {
    return this.#craft;
  }

  get times(): number {
    return this.#laid?.times ?? 1;
  }

  #layZone(laid: Laid, zone: Zone): void {
    const contents = contentsOf(laid.state, zone, laid.hidden);
    const slots = slotsOf(contents);
    const info = laid.state.scenario.zones[zone];
    const centre: Point = [info?.x ?? 0, info?.y ?? 0];
    this.#layFlat(contents, slots, centre, zone === laid.hiddenMarker);
    if (contents.german !== null) this.#layPile(laid, contents.german, slots.german, centre);
    if (contents.british !== null) this.#layPile(laid, contents.british, slots.british, centre);
    contents.boats.forEach((boat, i) => {
      const slot = slots.boats[i] ?? [0, 0];
      const at = add(centre, [slot[0] * laid.times, slot[1] * laid.times]);
      this.#craft.push({ zone, at, reach: (COUNTER / 2) * laid.times });
      this.#layBoat(laid, boat, slot, centre);
    });
  }

  /** Markers and obstacles lie under the stacks. */
  #layFlat(contents: Contents, slots: Slots, centre: Point, hideMarker: boolean): void {
    const { letter, obstacle } = contents;
    if (obstacle !== null) this.#put(obstacleStamp(obstacle), centre, slots.obstacle, PIECES);
    if (letter !== null && !hideMarker) {
      this.#put(markerStamp(letter), centre, slots.marker, PIECES - 1);
    }
  }

  #layPile(laid: Laid, pile: Pile, slot: Point, centre: Point): void {
    const { state } = laid;
    const depth = visibleDepth(pile.units.length);
    const shift: Point = [slot[0] - ((depth - 1) * EDGE) / 2, slot[1] - ((depth - 1) * EDGE) / 2];
    for (let i = depth - 1; i > 0; i--) {
      this.#put(blankStamp(pile.side), centre, add(shift, pileOffset(i)), PIECES + 1);
    }
    const top = pile.units[0] as Unit;
    this.#put(counterStamp(faceOf(state, top)), centre, shift, PIECES + 2);
    if (pile.units.some((u) => laid.selected.has(u))) this.#select(centre, slot, 1 + depth * 0.045);
    const corner = COUNTER / 2 - 1;
    if (pile.units.length > 1) {
      const plate = levelStamp(pile.levels, state.scenario.stackLimit);
      this.#put(plate, centre, add(shift, [corner - 4, -corner - 5.5]), BADGES);
    }
    this.#prisoners(pile.prisoners, centre, add(shift, [-corner - 5, -2]));
  }

  #layBoat(laid: Laid, boat: Boat, slot: Point, centre: Point): void {
    this.#put(counterStamp(faceOf(laid.state, boat.craft)), centre, slot, PIECES + 2);
    const chosen = laid.selected.has(boat.craft) || boat.men.some((u) => laid.selected.has(u));
    if (chosen) this.#select(centre, slot, 1);
    const corner = COUNTER / 2 - 1;
    const plate = aboardStamp(boat.levels, laid.state.scenario.craftCapacity);
    if (boat.men.length > 0)
      this.#put(plate, centre, add(slot, [corner - 10, -corner - 3.4]), BADGES);
    this.#prisoners(boat.prisoners, centre, add(slot, [-corner + 3, -corner]));
  }

  #select(centre: Point, slot: Point, wide: number): void {
    this.#put(selectionStamp, centre, slot, BADGES - 1, wide);
  }

  #prisoners(count: number, centre: Point, offset: Point): void {
    if (count > 0) this.#put(prisonerStamp(count), centre, offset, BADGES);
  }

  #put(stamp: Stamp, centre: Point, offset: Point, depth: number, wide = 1): void {
    const { times } = this;
    const point = add(centre, [offset[0] * times, offset[1] * times]);
    this.#images.push(this.#stamps.image(stamp, point, depth, times * wide));
  }
}

const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];

// What the orders light up: rings and signs at their places with their labels, and the keyboard's focus.

import type * as Phaser from 'phaser';
import type { SheetArt } from './board.ts';
import { FOCUS, OVER, PLATES, UNDER } from './depths.ts';
import type { Point } from './geometry.ts';
import { focusStamp, isRed, targetStamp } from './highlights.ts';
import type { Place, Target } from './model.ts';
import { RING } from './palette.ts';
import { plateSpot } from './plate-spot.ts';
import { orderStamp } from './plates.ts';
import type { Stamp, Stamps } from './stamps.ts';

export interface OverlayWish {
  readonly art: Pick<SheetArt, 'places' | 'ring'>;
  readonly targets: readonly Target[];
  readonly focus: Place | null;
  readonly occupied: readonly Point[]; // places with pieces in them
  readonly spread: (place: Place) => number; // how wide its pieces lie, times one of them
  readonly times: number;
}

export class Overlay {
  readonly #stamps: Stamps;
  #images: Phaser.GameObjects.Image[] = [];
  plates: Point[] = []; // where labels are

  constructor(stamps: Stamps) {
    this.#stamps = stamps;
  }

  takeDown(): void {
    for (const image of this.#images) image.destroy();
    this.#images = [];
  }

  lay(wish: OverlayWish): void {
    this.takeDown();
    this.plates = [];
    for (const target of wish.targets) this.#layTarget(wish, target);
    const { focus } = wish;
    const at = focus === null ? undefined : wish.art.places[focus];
    if (focus === null || at === undefined) return;
    this.#put(focusStamp, at, FOCUS, ringTimes(wish, focus));
  }

  #layTarget(wish: OverlayWish, { place, look, label }: Target): void {
    const at = wish.art.places[place];
    if (at === undefined) return;
    const red = isRed(look);
    const times = ringTimes(wish, place);
    this.#put(targetStamp(look), at, red ? OVER : UNDER, times);
    if (label === undefined || look === 'own') return;
    const r = RING * 1.38 * times;
    const offsets: Point[] = [
      [0, r],
      [0, -r],
      [r * 1.1, 0],
      [-r * 1.1, 0],
    ];
    const spots = look === 'assault' ? offsets.slice(1) : offsets; // the bayonets are below
    const plate = plateSpot(at, spots, wish.occupied, this.plates);
    this.plates.push(plate);
    this.#put(orderStamp(label, red), plate, PLATES, wish.times);
  }

  #put(stamp: Stamp, at: Point, depth: number, times: number): void {
    this.#images.push(this.#stamps.image(stamp, at, depth, times));
  }
}

/** How big a sign round a place is, times what it is drawn for. */
const ringTimes = (wish: OverlayWish, place: Place): number =>
  wish.times * (wish.art.ring / RING) * wish.spread(place);

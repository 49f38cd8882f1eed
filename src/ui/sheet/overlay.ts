// What the orders light up: rings and signs at their places with their labels, and the keyboard's focus.

import type * as Phaser from 'phaser';
import { FOCUS } from './depths.ts';
import type { Point } from './geometry.ts';
import { focusStamp } from './highlights.ts';
import { layTargets, ringTimes, type TargetWish } from './laid-targets.ts';
import type { Place } from './model.ts';
import type { Stamp, Stamps } from './stamps.ts';

export interface OverlayWish extends TargetWish {
  readonly focus: Place | null;
}

export class Overlay {
  readonly #stamps: Stamps;
  #images: Phaser.GameObjects.Image[] = [];
  plates: readonly Point[] = []; // where labels are

  constructor(stamps: Stamps) {
    this.#stamps = stamps;
  }

  takeDown(): void {
    for (const image of this.#images) image.destroy();
    this.#images = [];
  }

  lay(wish: OverlayWish): void {
    this.takeDown();
    const { laid, plates } = layTargets(wish);
    this.plates = plates;
    for (const { stamp, at, depth, times } of laid) this.#put(stamp, at, depth, times);
    const { focus } = wish;
    const at = focus === null ? undefined : wish.art.places[focus];
    if (focus === null || at === undefined) return;
    this.#put(focusStamp, at, FOCUS, ringTimes(wish, focus));
  }

  #put(stamp: Stamp, at: Point, depth: number, times: number): void {
    this.#images.push(this.#stamps.image(stamp, at, depth, times));
  }
}

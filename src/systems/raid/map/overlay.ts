// What the orders light up: rings and signs at their zones with their labels, and the keyboard's focus.

import type * as Phaser from 'phaser';
import type { Scenario } from '../rules/scenario.ts';
import type { Zone } from '../rules/types.ts';
import type { Point } from './geometry.ts';
import type { MapTarget } from './model.ts';
import { RING } from './palette.ts';
import { focusStamp, isRed, orderStamp, targetStamp } from './pieces.ts';
import { plateSpot } from './plates.ts';
import type { Stamp, Stamps } from './stamps.ts';

const UNDER = 10; // depth: below the pieces
const OVER = 30;
const PLATES = 50;
const FOCUS = 70;

export interface OverlayWish {
  readonly scenario: Scenario;
  readonly targets: readonly MapTarget[];
  readonly focus: Zone | null;
  readonly occupied: readonly Point[]; // zones with pieces in them
  readonly spread: (zone: Zone) => number; // how wide its pieces lie, times a counter
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
    const { focus, times } = wish;
    if (focus === null) return;
    const wide = times * wish.spread(focus);
    this.#put(focusStamp, centreOf(wish.scenario, focus), FOCUS, wide);
  }

  #layTarget(wish: OverlayWish, target: MapTarget): void {
    const at = centreOf(wish.scenario, target.zone);
    const red = isRed(target.kind);
    const times = wish.times * wish.spread(target.zone);
    this.#put(targetStamp(target.kind), at, red ? OVER : UNDER, times);
    const text = target.label ?? (target.cost === undefined ? null : `${target.cost} MP`);
    if (text === null || target.kind === 'take') return;
    const r = RING * 1.38 * times;
    const offsets: Point[] = [
      [0, r],
      [0, -r],
      [r * 1.1, 0],
      [-r * 1.1, 0],
    ];
    const spots = target.kind === 'assault' ? offsets.slice(1) : offsets; // the bayonets are below
    const plate = plateSpot(at, spots, wish.occupied, this.plates);
    this.plates.push(plate);
    this.#put(orderStamp(text, red), plate, PLATES, wish.times);
  }

  #put(stamp: Stamp, at: Point, depth: number, times: number): void {
    this.#images.push(this.#stamps.image(stamp, at, depth, times));
  }
}

const centreOf = (scenario: Scenario, zone: Zone): Point => {
  const info = scenario.zones[zone];
  return [info?.x ?? 0, info?.y ?? 0];
};

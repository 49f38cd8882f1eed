// Pieces lifted off the sheet for the length of an animation: a pile that glides, a counter that shakes and turns.

import type * as Phaser from 'phaser';
import { GHOSTS } from './depths.ts';
import type { Point } from './geometry.ts';
import type { Stamp, Stamps } from './stamps.ts';

export type Ghost = Phaser.GameObjects.Container;

export class Ghosts {
  readonly #scene: Phaser.Scene;
  readonly #stamps: Stamps;
  readonly #times: () => number;

  constructor(scene: Phaser.Scene, stamps: Stamps, times: () => number) {
    this.#scene = scene;
    this.#stamps = stamps;
    this.#times = times;
  }

  /** Drawings lifted together, each with its offset, lowest first. */
  lift(stamps: ReadonlyArray<readonly [Stamp, Point]>, [x, y]: Point): Ghost {
    const times = this.#times();
    const images = stamps.map(([stamp, [dx, dy]]) =>
      this.#stamps.image(stamp, [dx * times, dy * times], 0, times),
    );
    return this.#scene.add.container(x, y, images).setDepth(GHOSTS);
  }

  stamp(stamp: Stamp, at: Point): Ghost {
    return this.lift([[stamp, [0, 0]]], at);
  }

  /** A clear sheet over everything, to draw flashes and smoke on. */
  drawing(): Phaser.GameObjects.Graphics {
    return this.#scene.add.graphics().setDepth(GHOSTS + 1);
  }
}

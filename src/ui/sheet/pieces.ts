// The pieces of a position as its board has laid them out. All of them are taken down and laid anew when the position
// changes; there are few enough.

import type * as Phaser from 'phaser';
import type { Laid } from './board.ts';
import type { Stamps } from './stamps.ts';

export class Pieces {
  readonly #stamps: Stamps;
  #images: Phaser.GameObjects.Image[] = [];

  constructor(stamps: Stamps) {
    this.#stamps = stamps;
  }

  takeDown(): void {
    for (const image of this.#images) image.destroy();
    this.#images = [];
  }

  lay(pieces: readonly Laid[]): void {
    this.takeDown();
    this.#images = pieces.map(({ stamp, at, depth, times }) =>
      this.#stamps.image(stamp, at, depth, times),
    );
  }
}

// Draws only when something changes. Phaser's own loop sleeps; a frame is asked for, drawn and counted, and while a
// motion runs each frame asks for the next.

import type * as Phaser from 'phaser';

/** Called each frame with the time; false when it has ended. */
export type Motion = (time: number) => boolean;

export class Frames {
  count = 0;
  readonly #game: Phaser.Game;
  readonly #motions = new Set<Motion>();
  #asked = 0;
  #ended = false;

  constructor(game: Phaser.Game) {
    this.#game = game;
    game.loop.sleep();
  }

  request(): void {
    if (this.#asked !== 0 || this.#ended) return;
    this.#asked = requestAnimationFrame((time) => this.#draw(time));
  }

  run(motion: Motion): void {
    this.#motions.add(motion);
    this.request();
  }

  end(): void {
    this.#ended = true;
    cancelAnimationFrame(this.#asked);
    this.#motions.clear();
  }

  #draw(time: number): void {
    this.#asked = 0;
    for (const motion of this.#motions) if (!motion(time)) this.#motions.delete(motion);
    if (this.#ended) return;
    this.#game.loop.step(time);
    this.count++;
    if (this.#motions.size > 0) this.request();
  }
}

/** Motions with an end that can be waited for and cut short. */
export class Motions {
  readonly #frames: Frames;
  readonly #running = new Set<() => void>();

  constructor(frames: Frames) {
    this.#frames = frames;
  }

  /** Shows every share of the way from 0 to 1; resolves at 1. */
  play(milliseconds: number, show: (share: number) => void): Promise<void> {
    if (milliseconds <= 0) {
      show(1);
      this.#frames.request();
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      let start = -1;
      const finish = (): void => {
        this.#running.delete(finish);
        show(1);
        this.#frames.request();
        resolve();
      };
      this.#running.add(finish);
      show(0);
      this.#frames.run((time) => {
        if (!this.#running.has(finish)) return false;
        if (start < 0) start = time;
        const share = (time - start) / milliseconds;
        if (share < 1) show(share);
        else finish();
        return share < 1;
      });
    });
  }

  /** Ends all of them where they would have ended. */
  skip(): void {
    for (const finish of [...this.#running]) finish();
  }
}

// Pieces lifted off the board for the length of an animation: a pile that glides, a counter that shakes and turns.

import type * as Phaser from 'phaser';
import type { RaidState } from '../rules/state.ts';
import type { Unit } from '../rules/types.ts';
import { type Face, faceOf } from './contents.ts';
import type { Point } from './geometry.ts';
import { blankStamp, counterStamp } from './pieces.ts';
import { pileOffset, visibleDepth } from './stacks-layout.ts';
import type { Stamp, Stamps } from './stamps.ts';

const ABOVE_ALL = 80; // depth

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

  /** The counters of a stack as one pile. */
  pile(state: RaidState, units: readonly Unit[], at: Point): Ghost {
    const top = units[0];
    const depth = visibleDepth(units.length);
    const stamps: Array<readonly [Stamp, Point]> = [];
    const side: Face['side'] =
      top !== undefined && top < state.scenario.britishCount ? 'british' : 'german';
    for (let i = depth - 1; i > 0; i--) stamps.push([blankStamp(side), pileOffset(i)]);
    if (top !== undefined)
      stamps.push([counterStamp(faceOf(state, top, shownSteps(state, top))), [0, 0]]);
    return this.#container(stamps, at);
  }

  /** One counter with a given number of steps. */
  counter(state: RaidState, unit: Unit, steps: number, at: Point): Ghost {
    return this.#container([[counterStamp(faceOf(state, unit, steps)), [0, 0]]], at);
  }

  stamp(stamp: Stamp, at: Point): Ghost {
    return this.#container([[stamp, [0, 0]]], at);
  }

  sheet(): Phaser.GameObjects.Graphics {
    return this.#scene.add.graphics().setDepth(ABOVE_ALL + 1);
  }

  #container(stamps: ReadonlyArray<readonly [Stamp, Point]>, [x, y]: Point): Ghost {
    const times = this.#times();
    const images = stamps.map(([stamp, [dx, dy]]) =>
      this.#stamps.image(stamp, [dx * times, dy * times], 0, times),
    );
    return this.#scene.add.container(x, y, images).setDepth(ABOVE_ALL);
  }
}

/** A counter already lost still has a face while it falls. */
const shownSteps = (state: RaidState, unit: Unit): number => {
  const { steps } = faceOf(state, unit);
  return Math.max(1, steps);
};

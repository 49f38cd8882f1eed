// Positions that look-aheads of the same number have come through, with what each came to. Whoever plays on goes by the
// position alone and the dice by how many have fallen in the turn, so a look-ahead that comes to one of them again goes
// on as that one did. It is so whenever an order that leaves nothing to chance is followed by the next decision.

import type { Position } from '../engine/position.ts';

const MOST = 20_000; // kept at a time
const RANDOM_CELLS = 8; // of the generator, which no look-ahead asks
const SECOND_PART = 2 ** 21; // so many bits of it stand beside the 32 of the first

export class Met {
  readonly #random: number;
  readonly #worths = new Map<number, number>();
  readonly #passed: number[] = []; // by the look-ahead under way

  /** `random` is the first of the generator's cells. */
  constructor(random: number) {
    this.#random = random;
  }

  /** What a look-ahead that was here came to; the salt says which look-ahead and which dice. */
  find(position: Position, salt: number): number | undefined {
    const key = this.#key(position.cells, salt);
    const known = this.#worths.get(key);
    if (known === undefined) this.#passed.push(key);
    return known;
  }

  /** What the look-ahead under way comes to, for all it came through. */
  keep(worth: number): number {
    if (this.#worths.size > MOST) this.#worths.clear();
    for (const key of this.#passed) this.#worths.set(key, worth);
    this.#passed.length = 0;
    return worth;
  }

  #key(cells: Int16Array, salt: number): number {
    const to = this.#random;
    const from = to + RANDOM_CELLS;
    let a = salt | 0;
    let b = 0x9e3779b1;
    for (let i = 0; i < cells.length; i++) {
      if (i === to) i = from;
      const cell = cells[i] as number;
      a = Math.imul(a ^ cell, 0x85ebca6b);
      a ^= a >>> 13;
      b = Math.imul(b + cell, 0xc2b2ae35) ^ (b >>> 15);
    }
    return (a >>> 0) * SECOND_PART + (b >>> 11);
  }
}

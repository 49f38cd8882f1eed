// What many rolls come to together: the sum against its expectation, and how unusual it is. The spread of the sum is
// worked out in full, so that ten rolls are judged as honestly as a thousand.

import type { Spread } from '../../engine/luck.ts';
import { weightOf } from './roll.ts';

export interface Tail {
  readonly rolls: number;
  readonly came: number; // sum of the counts
  readonly expected: number;
  readonly deviation: number; // standard, of the sum
  readonly z: number; // how far off in standard deviations; below 0 is bad luck for the player
  readonly asLucky: number; // the chance of luck at least as good
  readonly asUnlucky: number; // the chance of luck at least as bad
}

/** Adds rolls of whole counts; `good` says whether more serves the player. */
export class TotalKeeper {
  #rolls = 0;
  #came = 0;
  #expected = 0;
  #variance = 0;
  #luck = 0; // the sum, with its sign, less its expectation
  #signed = 0; // the sum, with its sign
  #low = 0; // the lowest signed sum there could be
  #chances = Float64Array.of(1); // of each signed sum from there on

  add(spread: Spread, count: number, good: 1 | -1 | 0): void {
    const weight = weightOf(spread);
    let mean = 0;
    let square = 0;
    for (const [value, n] of spread) {
      mean += (value * n) / weight;
      square += (value * value * n) / weight;
    }
    this.#rolls++;
    this.#came += count;
    this.#expected += mean;
    this.#variance += square - mean * mean;
    if (good === 0) return;
    this.#luck += good * (count - mean);
    this.#signed += good * count;
    this.#widen(spread, weight, good);
  }

  tail(): Tail {
    const deviation = Math.sqrt(Math.max(0, this.#variance));
    const at = this.#signed - this.#low;
    let asUnlucky = 0;
    let asLucky = 0;
    for (const [i, chance] of this.#chances.entries()) {
      if (i <= at) asUnlucky += chance;
      if (i >= at) asLucky += chance;
    }
    return {
      rolls: this.#rolls,
      came: this.#came,
      expected: this.#expected,
      deviation,
      z: deviation === 0 ? 0 : this.#luck / deviation,
      asLucky: Math.min(1, asLucky),
      asUnlucky: Math.min(1, asUnlucky),
    };
  }

  /** One more roll in the spread of the sum. */
  #widen(spread: Spread, weight: number, good: 1 | -1): void {
    const counts = [...spread.keys()].map((count) => good * count);
    const low = Math.min(...counts);
    const chances = this.#chances;
    const next = new Float64Array(chances.length + Math.max(...counts) - low);
    for (const [value, n] of spread) {
      const shift = good * value - low;
      for (let i = 0; i < chances.length; i++) {
        next[i + shift] = (next[i + shift] as number) + ((chances[i] as number) * n) / weight;
      }
    }
    this.#low += low;
    this.#chances = next;
  }
}

// The third maker of dice: it visits every outcome of a piece of rules code, each with its exact weight. Odds come
// from running the live rules under it, so there is no second implementation of them to drift.

import type { Rolls } from './rolls.ts';

/** Follows one path through the dice: those already chosen, then the first face of every new one. */
class PathRolls implements Rolls {
  readonly faces: number[] = []; // chosen outcome of each die, counted from 0
  readonly sizes: number[] = [];
  #used = 0;

  d6(_name: string, _rule: string): number {
    return 1 + this.#take(6);
  }
  d10(_name: string, _rule: string): number {
    return this.#take(10);
  }
  draw(_name: string, _rule: string, count: number): number {
    return this.#take(count);
  }

  #take(size: number): number {
    const i = this.#used++;
    if (i === this.faces.length) {
      this.faces.push(0);
      this.sizes.push(size);
    }
    return this.faces[i] as number;
  }

  /** 1 / weight of this path. */
  denominator(): bigint {
    return this.sizes.reduce((product, size) => product * BigInt(size), 1n);
  }

  /** Steps to the next path, depth first; false when all have been visited. */
  advance(): boolean {
    this.#used = 0;
    while (this.faces.length > 0) {
      const last = this.faces.length - 1;
      const face = (this.faces[last] as number) + 1;
      if (face < (this.sizes[last] as number)) {
        this.faces[last] = face;
        return true;
      }
      this.faces.pop();
      this.sizes.pop();
    }
    return false;
  }
}

/**
 * Runs `run` once for every path of dice it asks for and reports each result with its weight 1 / denominator. The
 * faces are those of this path, in the order asked for and counted from 0; they are good until `visit` returns.
 */
export function enumerate<T>(
  run: (rolls: Rolls) => T,
  visit: (result: T, denominator: bigint, faces: readonly number[]) => void,
): void {
  const rolls = new PathRolls();
  do {
    const result = run(rolls);
    visit(result, rolls.denominator(), rolls.faces);
  } while (rolls.advance());
}

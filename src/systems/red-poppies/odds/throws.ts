// 12.7 All that dice may bring to a piece of the rules, each result with its exact chance: the live rule is run for every
// throw. Two dice that are read together (a check, a signal) count by their sum and by whether they are a double, and by
// nothing else, so throws alike in both are run once.

import { type Fraction, ONE, plus } from '../../../engine/fraction.ts';
import { copy, copyInto } from '../../../engine/position.ts';
import { type Rolls, SeededRolls } from '../../../engine/rolls.ts';
import type { BattlePlay } from '../rules/play.ts';
import { G, type State } from '../rules/state.ts';

/** A throw of two dice that stands for all that are read like it. */
interface Pair {
  readonly first: number;
  readonly second: number;
  readonly ways: number; // of 36
}
const PAIRS: readonly Pair[] = pairs();

function pairs(): Pair[] {
  const found = new Map<string, Pair>();
  for (let first = 1; first <= 6; first++) {
    for (let second = 1; second <= 6; second++) {
      const key = `${first + second} ${first === second}`;
      const like = found.get(key) ?? { first, second, ways: 0 };
      found.set(key, { ...like, ways: like.ways + 1 });
    }
  }
  return [...found.values()];
}

/** Follows one way through the dice: those chosen already, then the first of what every new throw may be. */
class WayRolls implements Rolls {
  readonly #chosen: number[] = [];
  readonly #isPair: boolean[] = [];
  #used = 0;
  #second = 0; // of the pair that has begun

  d6(name: string, _rule: string): number {
    if (name.endsWith('.2')) return this.#second;
    if (!name.endsWith('.1')) return 1 + this.#take(false);
    const pair = PAIRS[this.#take(true)] as Pair;
    this.#second = pair.second;
    return pair.first;
  }
  d10(name: string): never {
    throw new Error(`no D10 in Red Poppies: '${name}'`);
  }
  draw(name: string): never {
    throw new Error(`no draw '${name}' in the course of a battle`);
  }

  #take(isPair: boolean): number {
    const at = this.#used++;
    if (at === this.#chosen.length) {
      this.#chosen.push(0);
      this.#isPair.push(isPair);
    }
    return this.#chosen[at] as number;
  }

  chance(): Fraction {
    let n = 1n;
    let d = 1n;
    for (const [at, isPair] of this.#isPair.entries()) {
      if (isPair) n *= BigInt((PAIRS[this.#chosen[at] as number] as Pair).ways);
      d *= isPair ? 36n : 6n;
    }
    return { n, d };
  }

  /** On to the next way; false when all have been gone. */
  advance(): boolean {
    this.#used = 0;
    while (this.#chosen.length > 0) {
      const last = this.#chosen.length - 1;
      const next = (this.#chosen[last] as number) + 1;
      if (next < (this.#isPair[last] === true ? PAIRS.length : 6)) {
        this.#chosen[last] = next;
        return true;
      }
      this.#chosen.pop();
      this.#isPair.pop();
    }
    return false;
  }
}

/** Runs a piece of the rules from a position for all that the dice may bring, and shows what each leaves behind. */
export type Throws = (
  s: State,
  run: (play: BattlePlay) => void,
  visit: (after: State, chance: Fraction) => void,
) => void;

/** Every throw. The position that is shown is good until `visit` returns. */
export const everyThrow: Throws = (s, run, visit) => {
  const rolls = new WayRolls();
  const after = copy(s);
  do {
    copyInto(after, s);
    run({ s: after, rolls, tell: null });
    visit(after, rolls.chance());
  } while (rolls.advance());
};

/** One throw of dice of its own, for what has too many results to be gone through. */
export function oneThrow(seed: string): Throws {
  const rolls = new SeededRolls(seed, G.random);
  return (s, run, visit) => {
    const after = copy(s);
    run({ s: after, rolls, tell: null });
    visit(after, ONE);
  };
}

/** A position that may have come about. */
export interface Possible {
  readonly s: State;
  readonly chance: Fraction;
}

/** Positions that may have come about, with their chances; those alike are one. */
export class Spread {
  readonly #found = new Map<number, { s: State; chance: Fraction }[]>();
  size = 0;

  /** Keeps a copy: the position may be used again. */
  add(s: State, chance: Fraction): void {
    const key = hashOf(s.cells);
    const bucket = this.#found.get(key) ?? [];
    if (bucket.length === 0) this.#found.set(key, bucket);
    const like = bucket.find((one) => areAlike(one.s.cells, s.cells));
    if (like !== undefined) like.chance = plus(like.chance, chance);
    else {
      bucket.push({ s: copy(s), chance });
      this.size++;
    }
  }

  *[Symbol.iterator](): Iterator<Possible> {
    for (const bucket of this.#found.values()) yield* bucket;
  }
}

function hashOf(cells: Int16Array): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < cells.length; i++) hash = Math.imul(hash ^ (cells[i] as number), 0x01000193);
  return hash;
}

function areAlike(a: Int16Array, b: Int16Array): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

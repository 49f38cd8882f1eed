// 12.7 All that dice may bring to a piece of the rules, each result with its exact chance: the live rule is run for every
// throw. A check reads two dice by what it does to its unit, and reaction fire and melee by whether they are a double
// (6.32, 5.456); a signal by their sum; throws that are alike in that are run once.

import { type Fraction, ONE, plus } from '../../../engine/fraction.ts';
import { copy, copyInto } from '../../../engine/position.ts';
import { type Rolls, SeededRolls } from '../../../engine/rolls.ts';
import { lastCheck } from '../rules/check.ts';
import type { BattlePlay } from '../rules/play.ts';
import { G, type State } from '../rules/state.ts';
import { Cause, Fate, NONE } from '../rules/types.ts';

/** A throw of two dice that stands for all that are read like it. */
interface Pair {
  readonly first: number;
  readonly second: number;
  readonly ways: number; // of 36
}

/** The 36 throws by how they are read; the first of each sort stands for it. */
function sorted(read: (first: number, second: number) => number): readonly Pair[] {
  const found = new Map<number, Pair>();
  for (let first = 1; first <= 6; first++) {
    for (let second = 1; second <= 6; second++) {
      const key = read(first, second);
      const like = found.get(key) ?? { first, second, ways: 0 };
      found.set(key, { ...like, ways: like.ways + 1 });
    }
  }
  return [...found.values()];
}

const BY_SUM = sorted((first, second) => first + second);

/** How the check that was just rolled reads its dice; kept by the sums at which it turns. */
const kept = new Map<number, readonly Pair[]>();
function pairsOfLastCheck(): readonly Pair[] {
  const { cause, breaks, destroys } = lastCheck;
  if (cause === NONE) return BY_SUM; // no check
  const doubles = cause === Cause.react || cause === Cause.melee;
  const key = (clamp(breaks) * 16 + clamp(destroys)) * 2 + (doubles ? 1 : 0);
  const before = kept.get(key);
  if (before !== undefined) return before;
  const made = sorted((first, second) => {
    const sum = first + second;
    const fate = sum >= destroys ? Fate.destroyed : sum >= breaks ? Fate.broken : Fate.holds;
    return fate * 2 + (doubles && first === second ? 1 : 0);
  });
  kept.set(key, made);
  return made;
}
/** Two dice show 2 to 12. */
const clamp = (sum: number): number => Math.min(13, Math.max(2, sum));

const SINGLE: readonly Pair[] = [1, 2, 3, 4, 5, 6].map((first) => ({ first, second: 0, ways: 1 }));
/** Any throw will do to see how it is read. */
const UNREAD: readonly Pair[] = [BY_SUM[0] as Pair];

/** Follows one way through the dice: those chosen already, then the first of what every new throw may be. */
class WayRolls implements Rolls {
  readonly #chosen: number[] = [];
  readonly #among: (readonly Pair[])[] = [];
  #used = 0;
  #second = 0; // of the pair that has begun

  d6(name: string, _rule: string): number {
    if (name.endsWith('.2')) return this.#second;
    this.#read();
    const { first, second } = this.#take(name.endsWith('.1') ? UNREAD : SINGLE);
    this.#second = second;
    return first;
  }
  d10(name: string): never {
    throw new Error(`no D10 in Red Poppies: '${name}'`);
  }
  draw(name: string): never {
    throw new Error(`no draw '${name}' in the course of a battle`);
  }

  #take(among: readonly Pair[]): Pair {
    const at = this.#used++;
    if (at === this.#chosen.length) {
      this.#chosen.push(0);
      this.#among.push(among);
      if (among === UNREAD) lastCheck.cause = NONE;
    }
    return (this.#among[at] as readonly Pair[])[this.#chosen[at] as number] as Pair;
  }

  /** The last pair has been read by now: its sorts are known. Of each, 1 and 1 is the first of the first. */
  #read(): void {
    const last = this.#used - 1;
    if (this.#among[last] === UNREAD) this.#among[last] = pairsOfLastCheck();
  }

  /** Of the way that has been gone. */
  chance(): Fraction {
    this.#read();
    let n = 1n;
    let d = 1n;
    for (const [at, among] of this.#among.entries()) {
      n *= BigInt((among[this.#chosen[at] as number] as Pair).ways);
      d *= among === SINGLE ? 6n : 36n;
    }
    return { n, d };
  }

  /** On to the next way; false when all have been gone. */
  advance(): boolean {
    this.#used = 0;
    while (this.#chosen.length > 0) {
      const last = this.#chosen.length - 1;
      const next = (this.#chosen[last] as number) + 1;
      if (next < (this.#among[last] as readonly Pair[]).length) {
        this.#chosen[last] = next;
        return true;
      }
      this.#chosen.pop();
      this.#among.pop();
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

/** For what follows without any die. */
export const NO_DICE: Rolls = { d6: unexpected, d10: unexpected, draw: unexpected };
function unexpected(name: string): never {
  throw new Error(`no die '${name}' was expected`);
}

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

// Every chance event of the game goes through a named roll. Three makers: seeded (play), scripted
// (tests name every die) and enumerating (every outcome with its weight; see enumerate.ts).

import alea, { type Prng } from 'seedrandom/lib/alea.js';
import type { Position } from './position.ts';

export interface Rolls {
  /** 1–6. */
  d6(name: string, rule: string): number;
  /** 0–9. */
  d10(name: string, rule: string): number;
  /** 0 to count - 1: a draw from a cup or a shuffle. */
  draw(name: string, rule: string, count: number): number;
}

const WORD = 4294967296;

/** Play: the generator's state is kept in the position's own cells, as whole numbers. */
export class SeededRolls implements Rolls {
  readonly #at: number; // where in the cells its four words begin
  #next: Prng;

  constructor(seed: string | Position, at: number) {
    this.#at = at;
    this.#next =
      typeof seed === 'string'
        ? alea(seed, { state: true })
        : alea('', { state: load(seed.cells, at) });
  }

  d6(_name: string, _rule: string): number {
    return 1 + Math.floor(this.#next() * 6);
  }
  d10(_name: string, _rule: string): number {
    return Math.floor(this.#next() * 10);
  }
  draw(_name: string, _rule: string, count: number): number {
    return Math.floor(this.#next() * count);
  }

  /** Takes up the dice of another position. */
  resume({ cells }: Position): void {
    this.#next = alea('', { state: load(cells, this.#at) });
  }

  save({ cells }: Position): void {
    const { c, s0, s1, s2 } = this.#next.state();
    saveWord(cells, this.#at, c);
    saveWord(cells, this.#at + 2, s0 * WORD);
    saveWord(cells, this.#at + 4, s1 * WORD);
    saveWord(cells, this.#at + 6, s2 * WORD);
  }
}

/** How many cells the generator takes: four words in halves. */
export const RANDOM_CELLS = 8;

function saveWord(cells: Int16Array, at: number, value: number): void {
  cells[at] = value & 0xffff;
  cells[at + 1] = (value / 65536) & 0xffff;
}

function loadWord(cells: Int16Array, at: number): number {
  const low = (cells[at] as number) & 0xffff;
  const high = (cells[at + 1] as number) & 0xffff;
  return high * 65536 + low;
}

function load(cells: Int16Array, at: number): { c: number; s0: number; s1: number; s2: number } {
  return {
    c: loadWord(cells, at),
    s0: loadWord(cells, at + 2) / WORD,
    s1: loadWord(cells, at + 4) / WORD,
    s2: loadWord(cells, at + 6) / WORD,
  };
}

/** Whether dice have been rolled between two positions of a game. */
export function diceFell(before: Position, after: Position, at: number): boolean {
  for (let i = at; i < at + RANDOM_CELLS; i++) {
    if (before.cells[i] !== after.cells[i]) return true;
  }
  return false;
}

/** Tests: each die is given by the name it is asked for; another name or one too many is an error. */
export class ScriptedRolls implements Rolls {
  readonly #script: ReadonlyArray<readonly [name: string, value: number]>;
  #used = 0;

  constructor(script: ReadonlyArray<readonly [name: string, value: number]>) {
    this.#script = script;
  }

  d6(name: string, rule: string): number {
    return this.#take(name, rule, 1, 6);
  }
  d10(name: string, rule: string): number {
    return this.#take(name, rule, 0, 9);
  }
  draw(name: string, rule: string, count: number): number {
    return this.#take(name, rule, 0, count - 1);
  }

  /** Fails when a die of the script was never asked for. */
  finish(): void {
    const left = this.#script.slice(this.#used).map(([name]) => name);
    if (left.length > 0) throw new Error(`dice never rolled: ${left.join(', ')}`);
  }

  #take(name: string, rule: string, low: number, high: number): number {
    const entry = this.#script[this.#used];
    if (entry === undefined) throw new Error(`no die left for '${name}' (${rule})`);
    const [expected, value] = entry;
    if (expected !== name) throw new Error(`die '${expected}' expected, '${name}' (${rule}) asked`);
    if (value < low || value > high) throw new Error(`'${name}' cannot roll ${value}`);
    this.#used++;
    return value;
  }
}

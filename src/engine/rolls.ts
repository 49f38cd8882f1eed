// 1.1 Every chance event of the game goes through a named roll. Three makers: seeded (play), scripted
// (tests name every die) and enumerating (every outcome with its weight; see enumerate.ts).

import alea, { type Prng } from 'seedrandom/lib/alea.js';
import { G, get, type RaidState, set } from '../systems/raid/rules/state.ts';
import type { Rule } from '../systems/raid/rules/types.ts';

export interface Rolls {
  /** 1–6. */
  d6(name: string, rule: Rule): number;
  /** 0–9. */
  d10(name: string, rule: Rule): number;
  /** 0 to count - 1: a draw from a cup or a shuffle. */
  draw(name: string, rule: Rule, count: number): number;
}

const WORD = 4294967296;

/** Play: the generator's state is kept in the raid's own cells, as whole numbers. */
export class SeededRolls implements Rolls {
  #next: Prng;

  constructor(seed: string | RaidState) {
    this.#next =
      typeof seed === 'string' ? alea(seed, { state: true }) : alea('', { state: load(seed) });
  }

  d6(_name: string, _rule: Rule): number {
    return 1 + Math.floor(this.#next() * 6);
  }
  d10(_name: string, _rule: Rule): number {
    return Math.floor(this.#next() * 10);
  }
  draw(_name: string, _rule: Rule, count: number): number {
    return Math.floor(this.#next() * count);
  }

  /** Takes up the dice of another state. */
  resume(state: RaidState): void {
    this.#next = alea('', { state: load(state) });
  }

  save(state: RaidState): void {
    const { c, s0, s1, s2 } = this.#next.state();
    saveWord(state, 0, c);
    saveWord(state, 1, s0 * WORD);
    saveWord(state, 2, s1 * WORD);
    saveWord(state, 3, s2 * WORD);
  }
}

function saveWord(state: RaidState, word: number, value: number): void {
  set(state, G.random + word * 2, value & 0xffff);
  set(state, G.random + word * 2 + 1, (value / 65536) & 0xffff);
}

function loadWord(state: RaidState, word: number): number {
  const low = get(state, G.random + word * 2) & 0xffff;
  const high = get(state, G.random + word * 2 + 1) & 0xffff;
  return high * 65536 + low;
}

function load(state: RaidState): { c: number; s0: number; s1: number; s2: number } {
  return {
    c: loadWord(state, 0),
    s0: loadWord(state, 1) / WORD,
    s1: loadWord(state, 2) / WORD,
    s2: loadWord(state, 3) / WORD,
  };
}

/** Tests: each die is given by the name it is asked for; another name or one too many is an error. */
export class ScriptedRolls implements Rolls {
  readonly #script: ReadonlyArray<readonly [name: string, value: number]>;
  #used = 0;

  constructor(script: ReadonlyArray<readonly [name: string, value: number]>) {
    this.#script = script;
  }

  d6(name: string, rule: Rule): number {
    return this.#take(name, rule, 1, 6);
  }
  d10(name: string, rule: Rule): number {
    return this.#take(name, rule, 0, 9);
  }
  draw(name: string, rule: Rule, count: number): number {
    return this.#take(name, rule, 0, count - 1);
  }

  /** Fails when a die of the script was never asked for. */
  finish(): void {
    const left = this.#script.slice(this.#used).map(([name]) => name);
    if (left.length > 0) throw new Error(`dice never rolled: ${left.join(', ')}`);
  }

  #take(name: string, rule: Rule, low: number, high: number): number {
    const entry = this.#script[this.#used];
    if (entry === undefined) throw new Error(`no die left for '${name}' (${rule})`);
    const [expected, value] = entry;
    if (expected !== name) throw new Error(`die '${expected}' expected, '${name}' (${rule}) asked`);
    if (value < low || value > high) throw new Error(`'${name}' cannot roll ${value}`);
    this.#used++;
    return value;
  }
}

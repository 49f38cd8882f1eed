// Dice for looking ahead, never the game's own. Each die hangs on the number of the look-ahead, the turn, its name and
// how many of that name the turn has seen: two plans that part ways still meet the same enemy dice, so that fewer
// look-aheads tell them apart. What is hidden is dealt before anything else, whatever the turn.

import type { Position } from '../engine/position.ts';
import type { Rolls } from '../engine/rolls.ts';
import type { System } from '../engine/system.ts';

const NAMES = 64;
const TURNS = 32;
const DEAL = 0; // a turn of its own
const WORD = 4294967296;

export class StaffRolls implements Rolls {
  readonly #system: System;
  readonly #position: Position;
  readonly #counts = new Uint16Array(NAMES * TURNS);
  readonly #codes = new Map<string, number>();
  #seed = 0;
  #dealing = false;

  /** The position tells the turn. */
  constructor(system: System, position: Position) {
    this.#system = system;
    this.#position = position;
  }

  /** The dice of another look-ahead: first those that deal what is hidden. */
  begin(key: number, index: number): void {
    this.#counts.fill(0);
    this.#seed = mix(mix(key) ^ Math.imul(index + 1, 0x9e3779b1));
    this.#dealing = true;
  }

  /** From here on dice fall in their turns. */
  dealt(): void {
    this.#dealing = false;
  }

  d6(name: string, _rule: string): number {
    return 1 + this.#take(name, 6);
  }
  d10(name: string, _rule: string): number {
    return this.#take(name, 10);
  }
  draw(name: string, _rule: string, count: number): number {
    return this.#take(name, count);
  }

  #take(name: string, size: number): number {
    const code = this.#codes.get(name) ?? this.#learn(name);
    const turn = this.#dealing ? DEAL : this.#system.turn(this.#position) % TURNS;
    const slot = (code % NAMES) * TURNS + turn;
    const count = (this.#counts[slot] as number) + 1;
    this.#counts[slot] = count;
    const salt = Math.imul(code * TURNS + turn, 0x85ebca6b) ^ Math.imul(count, 0xc2b2ae35);
    return Math.floor((mix(this.#seed ^ salt) / WORD) * size);
  }

  #learn(name: string): number {
    const code = nameCode(name);
    this.#codes.set(name, code);
    return code;
  }
}

/** A whole number for a name, the same on every machine and in whatever order names are met. */
function nameCode(name: string): number {
  let code = 7;
  for (let i = 0; i < name.length; i++) code = (Math.imul(code, 31) + name.charCodeAt(i)) & 0xffff;
  return code;
}

/** Thirty-two well-shaken bits. */
function mix(value: number): number {
  let h = value | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 16), 0x27d4eb2f);
  h = Math.imul(h ^ (h >>> 15), 0x165667b1);
  return (h ^ (h >>> 16)) >>> 0;
}

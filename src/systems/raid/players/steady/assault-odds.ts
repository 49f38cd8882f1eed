// 11.2 What an assault is worth: every round played through for both sides' strength, with the better choice after
// each. The answers are kept, so that a raid rarely has to work one out.

import type { Scenario } from '../../rules/scenario.ts';
import { Kind } from '../../rules/types.ts';
import { type Doctrine, STANDARD_DOCTRINE } from './doctrine.ts';
import { britishWin } from './odds-table.ts';

/** Classes of Germans in an assault. */
export const Foe = {
  infantry: 0,
  reduced: 1,
  gun: 2,
  pillbox: 3,
  machineGun: 4,
  flak: 5,
  officer: 6,
} as const;
const KINDS = [
  Kind.infantry,
  Kind.infantry,
  Kind.gun,
  Kind.pillbox,
  Kind.machineGun,
  Kind.flak,
  Kind.officer,
] as const;

// One strength of both sides is one whole number: full and reduced commandos, a helper, Germans by class, protection.
export const FULL = 1;
export const REDUCED = 1 << 4;
export const HELPER = 1 << 8; // the mortar's level
const SHIFT = [9, 12, 15, 17, 18, 20, 21] as const;
const MOST = [7, 7, 3, 1, 3, 1, 3] as const;
const PROTECTION = 23;
const OURS = (1 << 9) - 1;
const THEIRS = ((1 << PROTECTION) - 1) & ~OURS;

/** What a step of theirs is worth, in VP, by class; ours are in the doctrine. */
const KILL = [0.35, 0.35, 10, 1.1, 0.6, 1.1, 0.3] as const;

const full = (key: number): number => key & 15;
const men = (key: number): number => (key & 15) + ((key >> 4) & 15);
const foes = (key: number, foe: number): number =>
  (key >> (SHIFT[foe] as number)) & (MOST[foe] as number);
const hasFoes = (key: number): boolean => (key & THEIRS) !== 0;
const isLastReduced = (key: number): boolean => (key & THEIRS) === 1 << SHIFT[Foe.reduced];

export function addFoe(key: number, foe: number): number {
  return foes(key, foe) === MOST[foe] ? key : key + (1 << (SHIFT[foe] as number));
}
export const withProtection = (key: number, protection: number): number =>
  key | (Math.min(protection, 3) << PROTECTION);

/** 11.2e A class that has lost a step. */
function strike(key: number, foe: number): number {
  const gone = key - (1 << (SHIFT[foe] as number));
  return foe === Foe.infantry ? addFoe(gone, Foe.reduced) : gone;
}

export class AssaultOdds {
  readonly #known = new Map<number, number>(); // key to its place in the lists below
  readonly #values: number[] = [];
  readonly #wins: number[] = [];
  readonly #factor: number[]; // FA by class
  readonly #levels: number[];
  readonly #column: number[]; // classes in order of FA (11.2b)
  readonly #strong: number; // FA of a full commando
  readonly #weak: number;
  readonly doctrine: Doctrine;

  constructor(sc: Scenario, doctrine = STANDARD_DOCTRINE) {
    this.doctrine = doctrine;
    this.#factor = byClass(sc, sc.assault);
    this.#levels = byClass(sc, sc.stacking);
    this.#column = KINDS.map((_, foe) => foe).sort((a, b) => this.#compare(a, b));
    const commando = sc.kind.indexOf(Kind.commando);
    this.#strong = sc.assault[commando * 3 + 2] as number;
    this.#weak = sc.assault[commando * 3 + 1] as number;
  }

  /** 11.2d */
  #compare(a: number, b: number): number {
    const steps = (foe: number): number => (foe === Foe.infantry ? 2 : 1);
    return (this.#factor[b] as number) - (this.#factor[a] as number) || steps(b) - steps(a);
  }

  /** What the assault is worth, in VP, when it is broken off in time. */
  value(key: number): number {
    return this.#values[this.#solve(key)] as number;
  }

  /** The chance to hold the zone. */
  win(key: number): number {
    return this.#wins[this.#solve(key)] as number;
  }

  #solve(key: number): number {
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const round = new Round(this, key);
    let { value, win } = round;
    if (value <= 0) value = win = 0;
    const captive = this.doctrine.held + this.doctrine.prisoner;
    if (isLastReduced(key) && captive > value) {
      value = captive;
      win = 1;
    }
    const place = this.#values.push(value) - 1;
    this.#wins.push(win);
    this.#known.set(key, place);
    return place;
  }

  /** 11.2b The Germans, by FA. */
  lineUp(key: number): number[] {
    const column: number[] = [];
    for (const foe of this.#column) for (let i = foes(key, foe); i > 0; i--) column.push(foe);
    return column;
  }

  /** What support on a line is worth: the chance it adds, times what the line is about. */
  supportWorth(margin: number, levels: number, foe: number, isFull: boolean): number {
    const { flipped, fallen } = this.doctrine;
    const stake = (KILL[foe] as number) + (isFull ? flipped : fallen);
    return (britishWin(margin + levels) - britishWin(margin)) * stake;
  }

  factorOf(foe: number): number {
    return this.#factor[foe] as number;
  }
  levelsOf(foe: number): number {
    return this.#levels[foe] as number;
  }
  ourFactor(isFull: boolean): number {
    return isFull ? this.#strong : this.#weak;
  }
}

/** One round: the lines as they will be formed, and every way they can come out. */
class Round {
  readonly #odds: AssaultOdds;
  readonly #column: number[];
  readonly #lines: number;
  readonly #isFull: boolean[] = [];
  readonly #margin: number[] = [];
  value = 0;
  win = 0;

  constructor(odds: AssaultOdds, key: number) {
    this.#odds = odds;
    this.#column = odds.lineUp(key);
    this.#lines = Math.min(this.#column.length, men(key));
    if (this.#lines === 0) return;
    this.#putInContact(key);
    this.#putInSupport(key);
    this.#fight(0, key, 0, 1);
  }

  /** The strongest face those who matter most. */
  #putInContact(key: number): void {
    const order = this.#column.slice(0, this.#lines).map((_, line) => line);
    order.sort((a, b) => (KILL[this.#foe(b)] as number) - (KILL[this.#foe(a)] as number) || a - b);
    order.forEach((line, n) => {
      this.#isFull[line] = n < full(key);
    });
    for (let line = 0; line < this.#lines; line++) {
      this.#margin[line] =
        this.#odds.ourFactor(this.#isFull[line] as boolean) - this.#theirs(key, line);
    }
  }

  #foe(line: number): number {
    return this.#column[line] as number;
  }

  #theirs(key: number, line: number): number {
    let sum = this.#odds.factorOf(this.#foe(line)) + ((key >> PROTECTION) & 3);
    for (let i = this.#lines + line; i < this.#column.length; i += this.#lines) {
      sum += this.#odds.levelsOf(this.#foe(i));
    }
    return sum;
  }

  #putInSupport(key: number): void {
    for (let i = this.#lines; i < full(key); i++) this.#help(2);
    for (let i = Math.max(this.#lines, full(key)); i < men(key); i++) this.#help(1);
    if ((key & HELPER) !== 0) this.#help(1);
  }

  #help(levels: number): void {
    let best = 0;
    let most = -1;
    for (let line = 0; line < this.#lines; line++) {
      const margin = this.#margin[line] as number;
      const isFull = this.#isFull[line] as boolean;
      const worth = this.#odds.supportWorth(margin, levels, this.#foe(line), isFull);
      if (worth <= most) continue;
      best = line;
      most = worth;
    }
    this.#margin[best] = (this.#margin[best] as number) + levels;
  }

  #fight(line: number, key: number, gain: number, chance: number): void {
    if (line === this.#lines) {
      this.#finish(key, gain, chance);
      return;
    }
    const hit = britishWin(this.#margin[line] as number);
    const foe = this.#foe(line);
    if (hit > 0)
      this.#fight(line + 1, strike(key, foe), gain + (KILL[foe] as number), chance * hit);
    if (hit === 1) return;
    const isFull = this.#isFull[line] as boolean;
    const after = isFull ? key - FULL + REDUCED : key - REDUCED;
    const { flipped, fallen } = this.#odds.doctrine;
    this.#fight(line + 1, after, gain - (isFull ? flipped : fallen), chance * (1 - hit));
  }

  #finish(key: number, gain: number, chance: number): void {
    this.value += chance * gain;
    if (!hasFoes(key)) {
      this.win += chance;
      if (men(key) > 0) this.value += chance * this.#odds.doctrine.held;
    } else if (men(key) > 0) {
      this.value += chance * this.#odds.value(key);
      this.win += chance * this.#odds.win(key);
    }
  }
}

/** A factor of every class, as the raid's data have it. */
function byClass(sc: Scenario, factor: Int16Array): number[] {
  return KINDS.map((kind, foe) => {
    const unit = sc.kind.indexOf(kind, sc.britishCount);
    return unit < 0 ? 0 : (factor[unit * 3 + (foe === Foe.infantry ? 2 : 1)] as number);
  });
}

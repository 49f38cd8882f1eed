// 11.2 What the ends of an assault add up to: chances by what was won and what it cost.

import { type Fraction, plus, reduced, times, ZERO } from '../../../engine/fraction.ts';
import { members } from '../rules/group.ts';
import { G, get, isCommando, type RaidState, stepsOf } from '../rules/state.ts';
import type { Zone } from '../rules/types.ts';
import { resultOf } from './round-odds.ts';

export interface AssaultEnds {
  readonly held: Fraction;
  readonly beaten: Fraction; // thrown back, or nobody left
  readonly wipedOut: Fraction; // the part of `beaten` in which nobody is left
  readonly stepsLost: Fraction; // British, on average
  readonly commandosLost: readonly Fraction[]; // counters eliminated, by number
  readonly guns: readonly Fraction[]; // 12a heavy guns destroyed, by number
  readonly strongpoints: readonly Fraction[]; // 12d flak guns and pillboxes destroyed, by number
}

/** The British count before an assault, and the ends it may come to. */
export class AssaultTally {
  readonly #zone: Zone;
  readonly #before: Count;
  #held = ZERO;
  #beaten = ZERO;
  #wipedOut = ZERO;
  #stepsLost = ZERO;
  readonly #commandosLost: Fraction[] = [];
  readonly #guns: Fraction[] = [];
  readonly #strongpoints: Fraction[] = [];

  constructor(before: RaidState, zone: Zone) {
    this.#zone = zone;
    this.#before = countOf(before);
  }

  /** One end of the assault and how likely it is. */
  add(end: RaidState, chance: Fraction): void {
    const after = countOf(end);
    if (resultOf(end, this.#zone) === 'held') this.#held = plus(this.#held, chance);
    else this.#beaten = plus(this.#beaten, chance);
    if (members(end).length === 0) this.#wipedOut = plus(this.#wipedOut, chance);
    const steps = BigInt(this.#before.steps - after.steps);
    this.#stepsLost = plus(this.#stepsLost, times(chance, { n: steps, d: 1n }));
    addAt(this.#commandosLost, this.#before.commandos - after.commandos, chance);
    addAt(this.#guns, after.guns - this.#before.guns, chance);
    addAt(this.#strongpoints, after.strongpoints - this.#before.strongpoints, chance);
  }

  ends(): AssaultEnds {
    return {
      held: reduced(this.#held),
      beaten: reduced(this.#beaten),
      wipedOut: reduced(this.#wipedOut),
      stepsLost: reduced(this.#stepsLost),
      commandosLost: byNumber(this.#commandosLost),
      guns: byNumber(this.#guns),
      strongpoints: byNumber(this.#strongpoints),
    };
  }
}

interface Count {
  readonly steps: number; // British
  readonly commandos: number;
  readonly guns: number;
  readonly strongpoints: number;
}

function countOf(s: RaidState): Count {
  let steps = 0;
  let commandos = 0;
  for (let u = 0; u < s.scenario.britishCount; u++) {
    steps += stepsOf(s, u);
    if (isCommando(s, u) && stepsOf(s, u) > 0) commandos++;
  }
  return { steps, commandos, guns: get(s, G.guns), strongpoints: get(s, G.strongpoints) };
}

function addAt(list: Fraction[], index: number, chance: Fraction): void {
  list[index] = plus(list[index] ?? ZERO, chance);
}

const byNumber = (list: readonly Fraction[]): Fraction[] =>
  Array.from(list, (chance) => reduced(chance ?? ZERO));

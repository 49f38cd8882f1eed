// What a German fire phase costs each British stack, over all its ends.

import { type Fraction, plus, reduced, times, ZERO } from '../../../engine/fraction.ts';
import { placeOf, type RaidState, stepsOf, topOf } from '../rules/state.ts';
import { ABOARD, NONE, type Zone } from '../rules/types.ts';

export interface StackThreat {
  readonly zone: Zone;
  readonly loss: Fraction; // chance of at least one loss
  readonly stepsLost: Fraction; // on average; with a craft go the men aboard (11.1f)
}

export class ThreatTally {
  readonly #before: RaidState;
  readonly #loss: Fraction[];
  readonly #stepsLost: Fraction[];

  constructor(before: RaidState) {
    this.#before = before;
    this.#loss = before.scenario.zones.map(() => ZERO);
    this.#stepsLost = before.scenario.zones.map(() => ZERO);
  }

  /** One end of the phase and how likely it is. */
  add(end: RaidState, chance: Fraction): void {
    const lost = stepsLostByZone(this.#before, end);
    for (const [zone, steps] of lost) {
      this.#loss[zone] = plus(this.#loss[zone] ?? ZERO, chance);
      const weighted = times(chance, { n: BigInt(steps), d: 1n });
      this.#stepsLost[zone] = plus(this.#stepsLost[zone] ?? ZERO, weighted);
    }
  }

  /** Every zone with British units, in danger or not. */
  stacks(): StackThreat[] {
    return this.#loss.flatMap((loss, zone) => {
      if (topOf(this.#before, zone) === NONE) return [];
      const stepsLost = reduced(this.#stepsLost[zone] ?? ZERO);
      return [{ zone, loss: reduced(loss), stepsLost }];
    });
  }
}

function stepsLostByZone(before: RaidState, after: RaidState): Map<Zone, number> {
  const lost = new Map<Zone, number>();
  for (let u = 0; u < before.scenario.britishCount; u++) {
    const steps = stepsOf(before, u) - stepsOf(after, u);
    if (steps === 0) continue;
    const place = placeOf(before, u);
    const zone = place >= ABOARD ? placeOf(before, place - ABOARD) : place;
    lost.set(zone, (lost.get(zone) ?? 0) + steps);
  }
  return lost;
}

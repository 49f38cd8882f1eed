// The rolls of a raid, event by event, each in its turn.

import type { DiceOfSide, LuckReader, Rolled } from '../../../engine/luck.ts';
import type { RaidEvent } from '../rules/events.ts';
import type { Scenario } from '../rules/scenario.ts';
import { MarkerCup } from './marker-cup.ts';
import { rollsOf } from './rolls-of.ts';

/** 1.1 Over all fire and assault. */
export const BARE_DICE: readonly DiceOfSide[] = [
  { side: 'british', sides: 6, good: 1 },
  { side: 'german', sides: 10, good: -1 },
];

export class RaidLuck implements LuckReader<RaidEvent> {
  readonly #scenario: Scenario;
  readonly #cup: MarkerCup;
  #turn = 1;

  constructor(scenario: Scenario) {
    this.#scenario = scenario;
    this.#cup = new MarkerCup(scenario);
  }

  read(event: RaidEvent): Rolled[] {
    if (event.kind === 'turn') this.#turn = event.turn;
    return rollsOf(this.#scenario, this.#cup, event).map((roll) => ({ turn: this.#turn, ...roll }));
  }
}

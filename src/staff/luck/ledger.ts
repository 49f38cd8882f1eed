// The luck ledger of a raid: every roll with its expectation, and for each kind of roll what came, what comes on
// average and how unusual that is.

import { type Replay, type ReplayRefusal, runReplay } from '../../engine/replay.ts';
import { MarkerCup } from '../../systems/raid/luck/marker-cup.ts';
import { rollsOf } from '../../systems/raid/luck/rolls-of.ts';
import type { RaidEvent } from '../../systems/raid/rules/events.ts';
import type { Scenario } from '../../systems/raid/rules/scenario.ts';
import { raidOn } from '../../systems/raid/rules/system.ts';
import {
  chanceOf,
  type LedgerDie,
  type LedgerRoll,
  meanOf,
  ROLL_KINDS,
  type RollKind,
} from './roll.ts';
import { type Tail, TotalKeeper } from './total.ts';

export type { LedgerDie, LedgerRoll, Ratio, RollKind } from './roll.ts';
export { ROLL_KINDS } from './roll.ts';
export type { Tail } from './total.ts';

/** All rolls of one kind. Below 0 is bad luck for the British, whatever the roll counts. */
export interface LedgerTotal extends Tail {
  readonly kind: RollKind;
}

/** 1.1 The bare dice of one side, over all fire and assault. */
export interface DiceTotal extends Tail {
  readonly side: 'british' | 'german';
  readonly sides: 6 | 10;
}

export interface Ledger {
  readonly rolls: readonly LedgerRoll[];
  readonly kinds: readonly LedgerTotal[]; // those that were rolled, in the order of ROLL_KINDS
  readonly dice: readonly DiceTotal[]; // British, then German
  readonly all: Tail; // every roll that serves somebody, added up with its sign
}

/** Takes a raid's events as they come. */
export class LedgerKeeper {
  readonly #scenario: Scenario;
  readonly #cup: MarkerCup;
  readonly #rolls: LedgerRoll[] = [];
  readonly #kinds = new Map<RollKind, TotalKeeper>();
  readonly #british = new TotalKeeper();
  readonly #german = new TotalKeeper();
  readonly #all = new TotalKeeper();
  #turn = 1;

  constructor(scenario: Scenario) {
    this.#scenario = scenario;
    this.#cup = new MarkerCup(scenario);
  }

  /** The events of one action. */
  add(action: number, events: readonly RaidEvent[]): void {
    for (const event of events) {
      if (event.kind === 'turn') this.#turn = event.turn;
      this.#enter(action, event);
    }
  }

  ledger(): Ledger {
    const kinds = ROLL_KINDS.flatMap((kind) => {
      const total = this.#kinds.get(kind);
      return total === undefined ? [] : [{ kind, ...total.tail() }];
    });
    const dice: DiceTotal[] = [
      { side: 'british', sides: 6, ...this.#british.tail() },
      { side: 'german', sides: 10, ...this.#german.tail() },
    ];
    return { rolls: [...this.#rolls], kinds, dice, all: this.#all.tail() };
  }

  #enter(action: number, event: RaidEvent): void {
    for (const { spread, ...roll } of rollsOf(this.#scenario, this.#cup, event)) {
      const expected = meanOf(spread);
      const chance = chanceOf(spread, roll.count);
      this.#rolls.push({ action, turn: this.#turn, ...roll, expected, chance });
      const total = this.#kinds.get(roll.kind) ?? new TotalKeeper();
      this.#kinds.set(roll.kind, total);
      total.add(spread, roll.count, roll.good);
      if (roll.good !== 0) this.#all.add(spread, roll.count, roll.good);
      for (const die of roll.dice) this.#enterDie(die);
    }
  }

  #enterDie(die: LedgerDie): void {
    if (die.side === 'nobody') return;
    const low = die.sides === 6 ? 1 : 0;
    const faces = new Map(Array.from({ length: die.sides }, (_, i) => [low + i, 1] as const));
    if (die.side === 'british') this.#british.add(faces, die.value, 1);
    else this.#german.add(faces, die.value, -1);
  }
}

/** The ledger of a raid's events, without its actions. */
export function ledgerOf(scenario: Scenario, events: readonly RaidEvent[]): Ledger {
  const keeper = new LedgerKeeper(scenario);
  keeper.add(0, events);
  return keeper.ledger();
}

/** The ledger of a replay, or why it cannot be run. */
export function ledgerOfReplay(scenario: Scenario, replay: Replay): Ledger | ReplayRefusal {
  const keeper = new LedgerKeeper(scenario);
  const run = runReplay(raidOn(scenario), replay, ({ index, events }) => keeper.add(index, events));
  return run.ok ? keeper.ledger() : run;
}

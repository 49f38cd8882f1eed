// The dice ledger of a game: every roll with its expectation, and for each kind of roll what came, what comes on
// average and how unusual that is.

import type { DiceOfSide, LuckReader, RolledDie, Sides } from '../../engine/luck.ts';
import type { GameData } from '../../engine/position.ts';
import type { Staffed } from '../../engine/staff-of.ts';
import type { Told } from '../../engine/told.ts';
import { chanceOf, type LedgerRoll, meanOf } from './roll.ts';
import { type Tail, TotalKeeper } from './total.ts';

export type { LedgerRoll, Ratio } from './roll.ts';
export type { Tail } from './total.ts';

/** All rolls of one kind. Below 0 is bad luck for the player, whatever the roll counts. */
export interface LedgerTotal extends Tail {
  readonly kind: string;
}

/** The bare dice of one side, over all its rolls. */
export interface DiceTotal extends Tail {
  readonly side: string;
  readonly sides: Sides;
}

export interface Ledger {
  readonly rolls: readonly LedgerRoll[];
  readonly kinds: readonly LedgerTotal[]; // those that were rolled, in the order of the system
  readonly dice: readonly DiceTotal[]; // in the order of the system
  readonly all: Tail; // every roll that serves somebody, added up with its sign
}

/** Takes a game's events as they come. */
export class LedgerKeeper<S extends GameData = GameData, E extends Told = Told> {
  readonly #order: readonly string[];
  readonly #luck: LuckReader<E>;
  readonly #rolls: LedgerRoll[] = [];
  readonly #kinds = new Map<string, TotalKeeper>();
  readonly #dice: ReadonlyArray<{ readonly of: DiceOfSide; readonly total: TotalKeeper }>;
  readonly #all = new TotalKeeper();

  constructor({ game, staff }: Staffed<S, E>) {
    this.#order = staff.rollKinds;
    this.#luck = staff.luck(game.scenario);
    this.#dice = staff.dice.map((of) => ({ of, total: new TotalKeeper() }));
  }

  /** The events of one action. */
  add(action: number, events: readonly E[]): void {
    for (const event of events) this.#enter(action, event);
  }

  ledger(): Ledger {
    const kinds = this.#order.flatMap((kind) => {
      const total = this.#kinds.get(kind);
      return total === undefined ? [] : [{ kind, ...total.tail() }];
    });
    const dice = this.#dice.map(({ of: { side, sides }, total }) => ({
      side,
      sides,
      ...total.tail(),
    }));
    return { rolls: [...this.#rolls], kinds, dice, all: this.#all.tail() };
  }

  #enter(action: number, event: E): void {
    for (const { spread, ...roll } of this.#luck.read(event)) {
      const expected = meanOf(spread);
      const chance = chanceOf(spread, roll.count);
      this.#rolls.push({ action, ...roll, expected, chance });
      const total = this.#kinds.get(roll.kind) ?? new TotalKeeper();
      this.#kinds.set(roll.kind, total);
      total.add(spread, roll.count, roll.good);
      if (roll.good !== 0) this.#all.add(spread, roll.count, roll.good);
      for (const die of roll.dice) this.#enterDie(die);
    }
  }

  #enterDie(die: RolledDie): void {
    const entry = this.#dice.find(({ of }) => of.side === die.side);
    if (entry === undefined) return;
    const low = die.sides === 10 ? 0 : 1;
    const faces = new Map(Array.from({ length: die.sides }, (_, i) => [low + i, 1] as const));
    entry.total.add(faces, die.value, entry.of.good);
  }
}

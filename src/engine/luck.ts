// The luck of rolls: what one could have come to, with its weights. A system tells it of every roll in its events.

/** Every count a roll may come to, with its weight. */
export type Spread = ReadonlyMap<number, number>;

/** One when it happens. */
export const yesNo = (yes: number, all: number): Spread =>
  new Map([
    [0, all - yes],
    [1, yes],
  ]);

/** Equally likely counts, gathered. */
export function spreadOf(counts: readonly number[]): Spread {
  const spread = new Map<number, number>();
  for (const count of counts) spread.set(count, (spread.get(count) ?? 0) + 1);
  return spread;
}

/** A D10 counts from 0, every other die from 1. */
export type Sides = 4 | 6 | 8 | 10;

export interface RolledDie<Side extends string = string> {
  readonly name: string; // as the rules call it
  readonly side: Side; // who threw it
  readonly sides: Sides;
  readonly value: number;
}

/** A roll and all it could have come to. */
export interface Rolled<Kind extends string = string, Side extends string = string> {
  readonly turn: number;
  readonly kind: Kind;
  readonly rule: string; // id of its paragraph
  readonly zone: number; // where on the map it fell; below 0 is nowhere
  readonly dice: ReadonlyArray<RolledDie<Side>>; // none for a draw
  readonly count: number; // what came: 1 for a hit, 0 for a miss …
  readonly spread: Spread;
  readonly good: 1 | -1 | 0; // whether more of it serves the player
}

/** The bare dice of one side are counted together. */
export interface DiceOfSide {
  readonly side: string;
  readonly sides: Sides;
  readonly good: 1 | -1; // whether high ones serve the player
}

/** Reads the rolls out of the events of one game, from its first on. */
export interface LuckReader<E> {
  /** The rolls of the next event, in the order of their dice. */
  read(event: E): readonly Rolled[];
}

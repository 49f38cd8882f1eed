// A game in hand: what never changes in it, and one small flat block of integers, quick to copy, to hash and to save.
// Only its system knows what the cells mean.

/** A battle's data, laid out for the rules of its system. */
export interface GameData {
  readonly id: string; // the name of its folder
  readonly hash: string; // of the data, so that a replay can name what it was played on
  readonly levels: ReadonlyArray<{ readonly id: string }>;
}

export interface Position<S extends GameData = GameData> {
  readonly scenario: S;
  readonly cells: Int16Array;
}

export function copy<S extends GameData>(position: Position<S>): Position<S> {
  return { scenario: position.scenario, cells: position.cells.slice() };
}

/** Copies without allocating: playouts keep one scratch position. */
export function copyInto(target: Position, source: Position): void {
  target.cells.set(source.cells);
}

export const hasLevel = (scenario: GameData, level: string): boolean =>
  scenario.levels.some(({ id }) => id === level);

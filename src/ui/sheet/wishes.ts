// What a player wants of one game beside its record, such as how he is to be asked: kept on this device with the game's
// name, so that a page that is loaded again asks as it did before.

/** The wishes of a system's screen; whatever is kept of them is JSON of its own. */
export interface FaceWishes {
  /** Takes up what was kept, and what is wanted of every new game where there is nothing, or nothing sound. */
  recall(kept: unknown): void;
  /** What is wanted now; read from signals, so that whoever keeps it hears of every change. */
  now(): unknown;
}

/** Where the wishes of one game are kept. */
export interface WishNote {
  read(): unknown;
  write(wishes: unknown): void;
}

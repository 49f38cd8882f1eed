// The wishes of the game on the table: recalled when it is opened, kept whenever they change.

import { effect } from '@preact/signals';
import type { FaceWishes, WishNote } from '../sheet/wishes.ts';

/** What it returns ends it. A game that keeps none (a lesson) begins with what is wanted of every new game. */
export function keepWishes(wishes: FaceWishes | undefined, note: WishNote | undefined): () => void {
  if (wishes === undefined) return () => {};
  wishes.recall(note?.read() ?? null);
  let begun = false;
  return effect(() => {
    const now = wishes.now();
    if (begun) note?.write(now);
    begun = true;
  });
}

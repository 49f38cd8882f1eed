// What the player wants of each game beside its record; those of the games changed last are kept.

import type { WishNote } from '../ui/sheet/wishes.ts';
import { type Notes, readJson } from './storage/notes.ts';

const NOTE = 'wishes';
const MOST = 24; // games

/** Where the wishes of a game are kept. */
export const wishNote = (notes: Notes, id: string): WishNote => ({
  read: () => kept(notes).find(([of]) => of === id)?.[1] ?? null,
  write: (wishes) => {
    const others = kept(notes).filter(([of]) => of !== id);
    notes.write(NOTE, JSON.stringify([[id, wishes], ...others].slice(0, MOST)));
  },
});

/** By game, the one changed last first. */
function kept(notes: Notes): ReadonlyArray<readonly [id: string, wishes: unknown]> {
  const stored = readJson(notes, NOTE);
  if (!Array.isArray(stored)) return [];
  return stored.filter(
    (one: unknown): one is [string, unknown] => Array.isArray(one) && typeof one[0] === 'string',
  );
}

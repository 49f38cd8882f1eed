// The battle of the game that was opened last: whoever looks up a rule from there finds its figures in the book.

import { battles } from '../systems/shelf.ts';

let last = '';

export function looksAt(battle: string): void {
  last = battle;
}

/** Of the battles that are played by a system, the one looked at last. */
export const battleLookedAt = (system: string): string | null =>
  battles().find((battle) => battle.system === system && battle.id === last)?.id ?? null;

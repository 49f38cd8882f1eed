// Which battle an address is about to show, before anything of it is fetched.

import type { Battle } from '../engine/battle.ts';
import { battles } from '../systems/shelf.ts';

/** The one it names, or the only one there is. */
export function battleAhead(hash: string): Battle | null {
  const parts = hash.split('/');
  const [only, ...others] = battles();
  const named = battles().find(({ id }) => parts.includes(id));
  return named ?? (others.length === 0 ? (only ?? null) : null);
}

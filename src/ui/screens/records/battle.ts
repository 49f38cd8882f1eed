// A battle whose games are counted, those with optional rules apart, with what its system brings to tell of them.

import type { Past } from '../../../engine/edition.ts';
import type { Game } from '../../../engine/system.ts';
import type { LookingFace } from '../../sheet/face.ts';
import type { CountedGame } from './stats.ts';

export interface Battle {
  readonly game: Game;
  readonly face: LookingFace;
  readonly name: string;
  readonly past: Past | null; // of raids that were played under other rules or on other data
  readonly optional: readonly string[]; // optional rules its games were played with
  readonly games: readonly CountedGame[]; // from the oldest to the newest
}

/** What a battle is known by among those of all systems, editions and optional rules. */
export function keyOf({ game, past, optional }: Battle): string {
  const edition = past === null ? [] : [past.kind === 'rules' ? past.theirs : past.kind];
  return [game.system.id, game.scenario.id, ...edition, ...optional].join('/');
}

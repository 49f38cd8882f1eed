// A battle whose games are counted, with what its system brings to tell of them.

import type { Game } from '../../../engine/system.ts';
import type { LookingFace } from '../../sheet/face.ts';
import type { CountedGame } from './stats.ts';

export interface Battle {
  readonly game: Game;
  readonly face: LookingFace;
  readonly name: string;
  readonly games: readonly CountedGame[]; // from the oldest to the newest
}

/** What a battle is known by among those of all systems. */
export const keyOf = ({ game }: Battle): string => `${game.system.id}/${game.scenario.id}`;

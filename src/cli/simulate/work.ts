// A piece of the work: some seeds of one level by one player. It is the same in this process and in another.

import { optionalPart } from '../../engine/optional-rules.ts';
import { openNamed } from '../games.ts';
import type { OpenGame } from '../open-game.ts';
import { playerNamed } from '../players.ts';

export interface Piece {
  readonly system: string;
  readonly battle: string;
  readonly level: string;
  readonly events: boolean;
  readonly optional?: readonly string[];
  readonly player: string;
  readonly first: number; // seed
  readonly last: number;
}

/** The tally of a piece, which only the battle's counting understands. */
export async function playPiece(piece: Piece): Promise<unknown> {
  return playOn(await openNamed(piece.system, piece.battle), piece);
}

export function playOn(opened: OpenGame, piece: Piece): unknown {
  const { game, counting } = opened;
  const player = playerNamed(opened, piece.player);
  const tally = counting.blank(game.scenario);
  for (let seed = piece.first; seed <= piece.last; seed++) {
    const { level, events } = piece;
    const options = { seed: String(seed), level, events, ...optionalPart(piece) };
    counting.play(game.scenario, options, player, tally);
  }
  return tally;
}

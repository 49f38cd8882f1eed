// A piece of the work: some seeds of one level by one player. It is the same in this process and in another.

import { playerNamed } from '../players.ts';
import { raidWithId } from '../raids.ts';
import { playCounted } from './raid-result.ts';
import { blankTally, count, type Tally } from './tally.ts';

export interface Piece {
  readonly raid: string;
  readonly level: string;
  readonly events: boolean;
  readonly player: string;
  readonly first: number; // seed
  readonly last: number;
}

export function playPiece(piece: Piece): Tally {
  const scenario = raidWithId(piece.raid);
  if (scenario === undefined) throw new RangeError(`no raid '${piece.raid}'`);
  const player = playerNamed(piece.player);
  const tally = blankTally(scenario);
  for (let seed = piece.first; seed <= piece.last; seed++) {
    const options = { seed: String(seed), level: piece.level, events: piece.events };
    count(tally, playCounted(scenario, options, player), scenario.alarmAttack);
  }
  return tally;
}

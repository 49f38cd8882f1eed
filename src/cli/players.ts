// The automatic players by the name an option gives.

import type { Player } from '../players/player.ts';
import { randomPlayer } from '../players/random.ts';
import { Misuse } from './command.ts';
import { didYouMean } from './nearest.ts';

const players: Readonly<Record<string, () => Player>> = { random: randomPlayer };

export const playerNames: readonly string[] = Object.keys(players);

export function playerNamed(name: string): Player {
  const make = players[name];
  if (make !== undefined) return make();
  throw new Misuse(
    `no player '${name}'${didYouMean(name, playerNames)} (there are ${playerNames.join(', ')})`,
  );
}

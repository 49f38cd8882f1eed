// The automatic players by the name an option gives.

import type { Player } from '../engine/player.ts';
import { findPlayer, players } from '../systems/raid/players/index.ts';
import { Misuse, type Option } from './command.ts';
import { didYouMean } from './nearest.ts';

const entries = Object.entries(players);
export const playerNames: readonly string[] = entries.map(([name]) => name);

export const PLAYER: Option = { name: 'player', value: 'NAME', text: playerNames.join(' or ') };

export const playerNotes: readonly string[] = [
  ...entries.map(([name, { description }]) => `  ${name}: ${description}`),
  '  NAME-beach-02: the same, landing only on these beaches, 0 the nearest to the battery',
];

export function playerNamed(name: string): Player {
  const player = findPlayer(name);
  if (player !== undefined) return player;
  throw new Misuse(
    `no player '${name}'${didYouMean(name, playerNames)} (there are ${playerNames.join(', ')})`,
  );
}

// The automatic players by the name an option gives.

import { players } from '../players/index.ts';
import type { Player } from '../players/player.ts';
import { Misuse, type Option } from './command.ts';
import { didYouMean } from './nearest.ts';

const entries = Object.entries(players);
export const playerNames: readonly string[] = entries.map(([name]) => name);

export const PLAYER: Option = { name: 'player', value: 'NAME', text: playerNames.join(' or ') };

export const playerNotes: readonly string[] = entries.map(
  ([name, { description }]) => `  ${name}: ${description}`,
);

export function playerNamed(name: string): Player {
  const entry = entries.find(([known]) => known === name)?.[1];
  if (entry !== undefined) return entry.make();
  throw new Misuse(
    `no player '${name}'${didYouMean(name, playerNames)} (there are ${playerNames.join(', ')})`,
  );
}

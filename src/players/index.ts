// The automatic players, by the name the command line and the screen call them.

import type { Player } from './player.ts';
import { randomPlayer } from './random.ts';
import { steadyPlayer } from './steady/steady.ts';

export interface PlayerEntry {
  readonly description: string;
  readonly make: () => Player;
}

export const players = {
  random: { description: 'any legal action is as good as another', make: randomPlayer },
  steady: {
    description: 'follows a plan: the battery by the quickest way, then everybody home',
    make: steadyPlayer,
  },
} as const satisfies Record<string, PlayerEntry>;
export type PlayerName = keyof typeof players;

export function playerNamed(name: string): Player {
  const entry = Object.entries(players).find(([known]) => known === name)?.[1];
  if (entry !== undefined) return entry.make();
  throw new RangeError(`no player '${name}'; there are ${Object.keys(players).join(', ')}`);
}

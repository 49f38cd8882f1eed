// The automatic players, by the name the command line and the screen call them.

import { plannerPlayer } from './planner/planner.ts';
import { DEEP, QUICK, STANDARD } from './planner/strength.ts';
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
  'planner-quick': {
    description: 'steady, but looks a turn ahead before a fight',
    make: () => plannerPlayer(QUICK),
  },
  planner: {
    description: 'steady, but looks two turns ahead before every move',
    make: () => plannerPlayer(STANDARD),
  },
  'planner-deep': {
    description: 'the same, with more raids and more ways compared; slow',
    make: () => plannerPlayer(DEEP),
  },
} as const satisfies Record<string, PlayerEntry>;
export type PlayerName = keyof typeof players;

export function playerNamed(name: string): Player {
  const entry = Object.entries(players).find(([known]) => known === name)?.[1];
  if (entry !== undefined) return entry.make();
  throw new RangeError(`no player '${name}'; there are ${Object.keys(players).join(', ')}`);
}

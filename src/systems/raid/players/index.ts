// The automatic players, by the name the command line and the screen call them.

import type { Player } from '../../../engine/player.ts';
import { plannerPlayer } from '../../../staff/planner.ts';
import { DEEP, QUICK, STANDARD } from '../../../staff/strength.ts';
import { randomPlayer } from './random.ts';
import { type Doctrine, STANDARD_DOCTRINE } from './steady/doctrine.ts';
import { steadyPlayer } from './steady/steady.ts';

export interface PlayerEntry {
  readonly description: string;
  readonly make: (doctrine?: Doctrine) => Player;
}

export const players = {
  random: { description: 'any legal action is as good as another', make: () => randomPlayer() },
  steady: {
    description: 'follows a plan: the battery by the quickest way, then everybody home',
    make: (doctrine?: Doctrine) => steadyPlayer(doctrine),
  },
  'planner-quick': {
    description: 'steady, but looks a turn ahead before a fight',
    make: (doctrine?: Doctrine) => plannerPlayer(QUICK, doctrine),
  },
  planner: {
    description: 'steady, but looks a turn ahead before every move',
    make: (doctrine?: Doctrine) => plannerPlayer(STANDARD, doctrine),
  },
  'planner-deep': {
    description: 'the same, two turns ahead; slow',
    make: (doctrine?: Doctrine) => plannerPlayer(DEEP, doctrine),
  },
} as const satisfies Record<string, PlayerEntry>;
export type PlayerName = keyof typeof players;

/** Beaches by nearness to the battery, as a name may end: `steady-beach-02` lands on the first and the third. */
const PLAN = /^(.+)-beach-([0-9]+)$/;

export function findPlayer(name: string): Player | undefined {
  const [, base = name, ranks] = PLAN.exec(name) ?? [];
  const entry = Object.entries(players).find(([known]) => known === base)?.[1];
  if (ranks === undefined) return entry?.make();
  return entry?.make({ ...STANDARD_DOCTRINE, beaches: [...ranks].map(Number) });
}

export function playerNamed(name: string): Player {
  const player = findPlayer(name);
  if (player !== undefined) return player;
  throw new RangeError(`no player '${name}'; there are ${Object.keys(players).join(', ')}`);
}

// Who brings raids to the positions that are called: the players, and people as they are, who end a phase with stacks
// idle, lose the thread, or keep everybody aboard for a while.

import alea from 'seedrandom/lib/alea.js';
import type { Player } from '../../src/engine/player.ts';
import { randomPlayer } from '../../src/engine/random-player.ts';
import { playerNamed } from '../../src/staff/players.ts';
import { raidStaff } from '../../src/systems/raid/players/staff.ts';
import { act, Do } from '../../src/systems/raid/rules/actions.ts';
import type { Scenario } from '../../src/systems/raid/rules/scenario.ts';
import { G, get } from '../../src/systems/raid/rules/state.ts';
import { raid } from '../../src/systems/raid/rules/system.ts';

/** By whom good play is measured. */
export const STRONGEST = 'planner-deep';

export const MAKERS = [
  'strongest',
  'sound',
  'idle',
  'steady',
  'strays',
  'aboard',
  'planner',
] as const;
export type Maker = (typeof MAKERS)[number];

const STRAY = 12; // one decision in so many is left to chance
const IDLE = 3; // one phase in so many

export const strongest = (): Player<Scenario> => playerNamed(raid, raidStaff, STRONGEST);

export function makerNamed(maker: Maker, seed: string): Player<Scenario> {
  const next = alea(`maker ${seed}`, { state: true });
  const until = 1 + Math.floor(next() * 7); // turn
  const base = playerNamed(raid, raidStaff, nameOf(maker));
  const wild = randomPlayer();
  wild.start(seed);
  base.start(seed);
  const idle = Array.from({ length: 32 }, () => next() < 1 / IDLE);
  const END = act(Do.end);
  return {
    name: maker,
    start() {},
    pick(s, legal) {
      const turn = get(s, G.turn);
      const ends = maker === 'aboard' ? turn <= until : maker === 'idle' && idle[turn] === true;
      if (ends && legal.includes(END)) return END;
      if (maker === 'strays' && next() < 1 / STRAY) return wild.pick(s, legal);
      return base.pick(s, legal);
    },
  };
}

function nameOf(maker: Maker): string {
  if (maker === 'strongest') return STRONGEST;
  return maker === 'steady' || maker === 'planner' ? maker : 'sound';
}

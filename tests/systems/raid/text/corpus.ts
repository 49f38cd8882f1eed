// Raids played at random on every level, with all that happened in them: what the words must be able to tell.

import { randomPlayer } from '../../../../src/engine/random-player.ts';
import type { Action } from '../../../../src/engine/system.ts';
import { apply } from '../../../../src/systems/raid/rules/apply.ts';
import type { RaidEvent } from '../../../../src/systems/raid/rules/events.ts';
import { legalActions } from '../../../../src/systems/raid/rules/legal.ts';
import { setup } from '../../../../src/systems/raid/rules/setup.ts';
import { G, get, type RaidState, Stage } from '../../../../src/systems/raid/rules/state.ts';
import { loadDieppe } from '../dieppe.ts';

export interface Told {
  readonly before: RaidState;
  readonly action: Action;
  readonly events: readonly RaidEvent[];
}

export const scenario = loadDieppe();

/** Every action of one raid, with what it brought about. */
export function playTold(seed: string, level: string): Told[] {
  let state = setup(scenario, { seed, level, events: true });
  const player = randomPlayer();
  player.start(seed);
  const told: Told[] = [];
  while (get(state, G.stage) !== Stage.over) {
    const action = player.pick(state, legalActions(state, []));
    const done = apply(state, action);
    if (!done.ok) throw new Error(done.reason);
    told.push({ before: state, action, events: done.events });
    state = done.state;
  }
  return told;
}

export function playCorpus(raidsALevel: number): Told[] {
  return scenario.levels.flatMap(({ id }) =>
    Array.from({ length: raidsALevel }, (_, i) => playTold(`corpus ${i}`, id)).flat(),
  );
}

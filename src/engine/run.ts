// Plays a whole raid in place, with no copying and no log: the engine at full speed.

import type { Action } from '../systems/raid/rules/actions.ts';
import { perform } from '../systems/raid/rules/apply.ts';
import { legalActions } from '../systems/raid/rules/legal.ts';
import type { Scenario } from '../systems/raid/rules/scenario.ts';
import { type RaidOptions, setup } from '../systems/raid/rules/setup.ts';
import { G, get, type RaidState, Stage } from '../systems/raid/rules/state.ts';
import type { Player } from './player.ts';
import { SeededRolls } from './rolls.ts';

/** Plays on until the raid is over and returns how many decisions that took. */
export function playOut(state: RaidState, player: Player, record: Action[] | null = null): number {
  const rolls = new SeededRolls(state);
  const play = { s: state, rolls, log: null };
  const legal: Action[] = [];
  let decisions = 0;
  while (get(state, G.stage) !== Stage.over) {
    const action = player.pick(state, legalActions(state, legal));
    record?.push(action);
    perform(play, action);
    decisions++;
  }
  rolls.save(state);
  return decisions;
}

/** A whole raid from set-up to its end. */
export function playRaid(
  scenario: Scenario,
  options: RaidOptions,
  player: Player,
  record: Action[] | null = null,
): RaidState {
  const state = setup(scenario, options);
  player.start(options.seed);
  playOut(state, player, record);
  return state;
}

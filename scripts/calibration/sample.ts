// One position out of the middle of a raid that the estimator has never met: what is called, and what came of it.

import alea from 'seedrandom/lib/alea.js';
import { copy } from '../../src/engine/position.ts';
import { SeededRolls } from '../../src/engine/rolls.ts';
import { playOut } from '../../src/engine/run.ts';
import type { Action } from '../../src/engine/system.ts';
import { chance } from '../../src/staff/chance/estimate.ts';
import { playerNamed } from '../../src/staff/players.ts';
import { raidStaff, staffedRaid } from '../../src/systems/raid/players/staff.ts';
import { steadyPlayer } from '../../src/systems/raid/players/steady/steady.ts';
import { perform } from '../../src/systems/raid/rules/apply.ts';
import { legalActions } from '../../src/systems/raid/rules/legal.ts';
import type { Scenario } from '../../src/systems/raid/rules/scenario.ts';
import { setup } from '../../src/systems/raid/rules/setup.ts';
import { G, get, type RaidState, Stage } from '../../src/systems/raid/rules/state.ts';
import { raid } from '../../src/systems/raid/rules/system.ts';
import { type Outcome, score } from '../../src/systems/raid/rules/victory.ts';

/** Who brings the raid to the position, in turn; the planner takes his time. */
const PLAYERS = ['steady', 'steady', 'planner-quick', 'steady'] as const;
export const PLAYOUTS = 128; // behind each call

export interface Sample {
  readonly player: string;
  readonly level: string;
  readonly turn: number;
  readonly total: number; // called chance of a total success
  readonly half: number;
  readonly points: number; // called, on average
  readonly steady: End; // when `steady` plays on from the real position, with its own dice
  readonly same: End; // when the player who got there does
}

export interface End {
  readonly outcome: Outcome;
  readonly points: number;
}

/** The n-th raid: its level, its player and its moment follow from the number. */
export function sample(scenario: Scenario, index: number): Sample {
  const next = alea(`calibration ${index}`, { state: true });
  const level = scenario.levels[index % scenario.levels.length]?.id ?? '';
  const name = PLAYERS[Math.floor(index / scenario.levels.length) % PLAYERS.length] ?? 'steady';
  const options = { seed: `held out ${index}`, level, events: next() < 0.5 };
  const player = playerNamed(raid, raidStaff, name);
  player.start(options.seed);
  const state = setup(scenario, options);
  const moments = followed(state, player);
  const moment = moments[Math.floor(next() * moments.length)] as RaidState;
  const called = chance(staffedRaid(scenario), moment, PLAYOUTS);
  const same = endOf(state);
  playOut(raid, moment, steadyPlayer());
  return {
    player: name,
    level,
    turn: get(moment, G.turn),
    total: called.total / called.n,
    half: called.half / called.n,
    points: called.meanPoints,
    steady: endOf(moment),
    same,
  };
}

/** Plays the raid to its end and keeps every position of it, with the dice that were to come. */
function followed(
  state: RaidState,
  player: { pick(s: RaidState, legal: readonly Action[]): Action },
): RaidState[] {
  const rolls = new SeededRolls(state, raid.random);
  const found: RaidState[] = [];
  while (get(state, G.stage) !== Stage.over) {
    rolls.save(state);
    found.push(copy(state));
    perform({ s: state, rolls, tell: null }, player.pick(state, legalActions(state, [])));
  }
  return found;
}

function endOf(state: RaidState): End {
  const { outcome, vp } = score(state);
  return { outcome, points: vp };
}

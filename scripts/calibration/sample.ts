// Positions out of raids the estimator has never met: how playouts from there end, and what the strongest player made of
// them, with the raid's own markers and dice. How they are read is left to whoever has them: no reading is in a sample.

import alea from 'seedrandom/lib/alea.js';
import type { Player } from '../../src/engine/player.ts';
import { copy } from '../../src/engine/position.ts';
import { SeededRolls } from '../../src/engine/rolls.ts';
import { Dice, Playouts } from '../../src/staff/playouts.ts';
import { staffedRaid } from '../../src/systems/raid/players/staff.ts';
import { perform } from '../../src/systems/raid/rules/apply.ts';
import { legalActions } from '../../src/systems/raid/rules/legal.ts';
import type { Scenario } from '../../src/systems/raid/rules/scenario.ts';
import { setup } from '../../src/systems/raid/rules/setup.ts';
import { G, get, type RaidState, Stage } from '../../src/systems/raid/rules/state.ts';
import { raid } from '../../src/systems/raid/rules/system.ts';
import { type Outcome, score } from '../../src/systems/raid/rules/victory.ts';
import { MAKERS, type Maker, makerNamed, strongest } from './makers.ts';

export const PLAYOUTS = 192; // behind each call

export interface Sample {
  readonly raid: number;
  readonly maker: Maker;
  readonly cells: readonly number[]; // of the position
  readonly counts: readonly number[]; // playouts by outcome, best first; none where the end was searched
  readonly points: number; // of the playouts, summed
  readonly searched: Searched | null;
  readonly outcome: Outcome; // when the strongest player goes on
  readonly came: number; // points
}

/** Where the end could be searched: shares by outcome, and points, of the best play. */
export interface Searched {
  readonly shares: readonly number[];
  readonly points: number;
}

/** Which raids, by the words their seeds begin with, and how many positions of each. */
export interface Sampling {
  readonly name: string;
  readonly positions: number; // at most; all of them the maker's
}

/** The n-th raid: its level, its maker and its moments follow from the number. */
export function samplesOf(
  scenario: Scenario,
  { name, positions }: Sampling,
  index: number,
): Sample[] {
  const next = alea(`${name} ${index}`, { state: true });
  const { levels } = scenario;
  const maker = MAKERS[Math.floor(index / levels.length) % MAKERS.length] as Maker;
  const seed = `${name} ${index}`;
  const options = { seed, level: levels[index % levels.length]?.id ?? '', events: next() < 0.5 };
  const end = setup(scenario, options);
  const made = followed(end, makerNamed(maker, seed));
  const playouts = new Playouts(staffedRaid(scenario));
  return Array.from({ length: positions }, () => {
    const moment = made[Math.floor(next() * made.length)] as RaidState;
    const { outcome, vp } = score(maker === 'strongest' ? end : goneOn(moment));
    const cells = [...moment.cells];
    return { raid: index, maker, cells, ...asked(playouts, moment), outcome, came: vp };
  });
}

/** The raid from a moment on, played by the strongest player. */
function goneOn(moment: RaidState): RaidState {
  const end = copy(moment);
  followed(end, strongest());
  return end;
}

/** What the staff would have to go by. */
function asked(
  playouts: Playouts<Scenario>,
  moment: RaidState,
): Pick<Sample, 'counts' | 'points' | 'searched'> {
  const solved = playouts.solver.solve(moment);
  if (solved !== null) {
    const { shares, points } = solved.value;
    return {
      counts: [],
      points: 0,
      searched: { shares: raid.outcomes.map((_, i) => shares[i] ?? 0), points },
    };
  }
  const { counts, points } = playouts.count(moment, null, Dice.chance, 0, PLAYOUTS);
  return { counts, points, searched: null };
}

/** Plays the raid to its end and keeps every position of it, with the dice that were to come. */
function followed(state: RaidState, player: Player<Scenario>): RaidState[] {
  const rolls = new SeededRolls(state, raid.random);
  const found: RaidState[] = [];
  while (get(state, G.stage) !== Stage.over) {
    rolls.save(state);
    found.push(copy(state));
    perform({ s: state, rolls, tell: null }, player.pick(state, legalActions(state, [])));
  }
  return found;
}

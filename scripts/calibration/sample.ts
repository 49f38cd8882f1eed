// Positions out of raids the estimator has never met: what is called there, and what the strongest player made of them,
// with the raid's own markers and dice.

import alea from 'seedrandom/lib/alea.js';
import type { Player } from '../../src/engine/player.ts';
import { copy } from '../../src/engine/position.ts';
import { SeededRolls } from '../../src/engine/rolls.ts';
import { readChance } from '../../src/staff/chance/read.ts';
import { Dice, Playouts } from '../../src/staff/playouts.ts';
import { openingLeft, stateOf } from '../../src/systems/raid/players/outlook/reading.ts';
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
  readonly maker: Maker;
  readonly level: number;
  readonly turn: number;
  readonly state: number; // of the battery
  readonly left: number; // of the opening
  readonly counted: readonly number[]; // shares by outcome, as playouts ended
  readonly countedPoints: number;
  readonly total: number; // as it is shown: chance of a total success
  readonly any: number; // of half a success or more
  readonly points: number;
  readonly outcome: Outcome; // when the strongest player goes on
  readonly came: number; // points
}

/** Which raids, by the words their seeds begin with, and how many positions of each. */
export interface Sampling {
  readonly name: string;
  readonly positions: number; // the first of the maker's, the others as the strongest player goes on
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
  const state = setup(scenario, options);
  const made = followed(state, makerNamed(maker, seed));
  const at = Math.floor(next() * made.length);
  const moments = [made[at] as RaidState];
  let end = state;
  if (maker !== 'strongest') {
    end = copy(made[at] as RaidState);
    const after = followed(end, strongest());
    made.splice(at, made.length, ...after);
  }
  for (let n = 1; n < positions; n++) {
    moments.push(made[at + Math.floor(next() * (made.length - at))] as RaidState);
  }
  const playouts = new Playouts(staffedRaid(scenario));
  const { outcome, vp } = score(end);
  return moments.map((moment) => ({ ...called(playouts, moment, maker), outcome, came: vp }));
}

function called(
  playouts: Playouts<Scenario>,
  moment: RaidState,
  maker: Maker,
): Omit<Sample, 'outcome' | 'came'> {
  const ends = playouts.count(moment, null, Dice.chance, 0, PLAYOUTS);
  const chance = readChance(raid.outcomes, ends, playouts.reading, moment);
  return {
    ...{ maker, level: get(moment, G.level), turn: get(moment, G.turn) },
    ...{ state: stateOf(moment), left: openingLeft(moment) },
    ...{ counted: ends.counts.map((count) => count / ends.n), countedPoints: ends.points / ends.n },
    ...{ total: chance.total / chance.n, any: 1 - chance.fail / chance.n },
    points: chance.meanPoints,
  };
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

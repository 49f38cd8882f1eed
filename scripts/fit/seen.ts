// What is seen of raids played by `steady`: positions in figures, and what the raid was worth in the end.

import { randomPlayer } from '../../src/engine/random-player.ts';
import { SeededRolls } from '../../src/engine/rolls.ts';
import type { Action } from '../../src/engine/system.ts';
import { endWorth } from '../../src/staff/ends.ts';
import { FigureReader } from '../../src/systems/raid/players/outlook/figures.ts';
import { rowOf } from '../../src/systems/raid/players/outlook/outlook.ts';
import { staffedRaid } from '../../src/systems/raid/players/staff.ts';
import { steadyPlayer } from '../../src/systems/raid/players/steady/steady.ts';
import { perform } from '../../src/systems/raid/rules/apply.ts';
import { legalActions } from '../../src/systems/raid/rules/legal.ts';
import type { Scenario } from '../../src/systems/raid/rules/scenario.ts';
import { setup } from '../../src/systems/raid/rules/setup.ts';
import { G, get, Stage } from '../../src/systems/raid/rules/state.ts';
import { raid } from '../../src/systems/raid/rules/system.ts';

const WILD = 33; // every so many decisions of a disturbed raid are left to chance

export interface Seen {
  readonly number: number; // of the raid
  readonly row: number; // of the weights
  readonly figures: Float64Array;
  readonly worth: number;
}

/** The raids of these numbers, from one up to another, on every level. */
export function seenIn(scenario: Scenario, from: number, to: number): Seen[] {
  const reader = new FigureReader(scenario);
  const all: Seen[] = [];
  for (let number = from; number < to; number++) {
    for (const { id } of scenario.levels) {
      const { seen, worth } = playRaid(scenario, reader, id, number);
      for (const one of seen) all.push({ ...one, number, worth });
    }
  }
  return all;
}

/**
 * One raid: the figures at the start of its turns, and what it was worth in the end. Every other raid is disturbed up
 * to some turn, so that the outlook learns of positions `steady` would not have come to; it is told from then on.
 */
function playRaid(scenario: Scenario, reader: FigureReader, level: string, number: number) {
  const steady = steadyPlayer();
  const wild = randomPlayer();
  const seed = `outlook ${number}`;
  wild.start(seed);
  const s = setup(scenario, { seed, level, events: true });
  const play = { s, rolls: new SeededRolls(s, raid.random), tell: null };
  const calm = number % 2 === 0 ? 0 : 1 + (number % scenario.turns); // last turn that is disturbed
  const legal: Action[] = [];
  const seen: Array<Pick<Seen, 'row' | 'figures'>> = [];
  let turn = 0;
  for (let decision = 1; get(s, G.stage) !== Stage.over; decision++) {
    if (get(s, G.turn) !== turn && get(s, G.stage) === Stage.choose) {
      turn = get(s, G.turn);
      if (turn > calm) seen.push({ row: rowOf(s), figures: reader.read(s).slice() });
    }
    const player = turn <= calm && decision % WILD === 0 ? wild : steady;
    perform(play, player.pick(s, legalActions(s, legal)));
  }
  return { seen, worth: endWorth(staffedRaid(scenario), s) };
}

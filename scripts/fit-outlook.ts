// Fits the planner's outlook to raids played by `steady` and writes it into the battle's folder, as outlook.json. To be
// run again whenever the data of the battle change; prints how much of the worth of a raid the outlook tells, on raids
// that were kept out of the fitting.
//   npx tsx scripts/fit-outlook.ts [--battle raid/…]   as committed
//   npx tsx scripts/fit-outlook.ts 500                 fewer raids a level, printed only

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomPlayer } from '../src/engine/random-player.ts';
import { SeededRolls } from '../src/engine/rolls.ts';
import type { Action } from '../src/engine/system.ts';
import { endWorth } from '../src/staff/ends.ts';
import { FIGURES, FigureReader } from '../src/systems/raid/players/outlook/figures.ts';
import { ROWS_A_TURN, rowOf } from '../src/systems/raid/players/outlook/outlook.ts';
import { staffedRaid } from '../src/systems/raid/players/staff.ts';
import { steadyPlayer } from '../src/systems/raid/players/steady/steady.ts';
import { perform } from '../src/systems/raid/rules/apply.ts';
import { legalActions } from '../src/systems/raid/rules/legal.ts';
import type { Scenario } from '../src/systems/raid/rules/scenario.ts';
import { setup } from '../src/systems/raid/rules/setup.ts';
import { G, get, Stage } from '../src/systems/raid/rules/state.ts';
import { raid } from '../src/systems/raid/rules/system.ts';
import { chosenBattle } from './battle.ts';
import { LeastSquares } from './fit/least-squares.ts';

const RAIDS = 6000; // a level
const KEPT_OUT = 10; // every so many raids
const RESTRAINT = 3;
const WILD = 33; // every so many decisions of a disturbed raid are left to chance

interface Seen {
  readonly row: number;
  readonly figures: Float64Array;
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
  const seen: Seen[] = [];
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

interface Kept extends Seen {
  readonly worth: number;
}

function fitWeights(scenario: Scenario, raids: number): { weights: number[][]; kept: Kept[] } {
  const reader = new FigureReader(scenario);
  const rows = Array.from(
    { length: ROWS_A_TURN * scenario.turns },
    () => new LeastSquares(FIGURES),
  );
  const kept: Kept[] = [];
  for (let number = 0; number < raids; number++) {
    for (const { id } of scenario.levels) {
      const { seen, worth } = playRaid(scenario, reader, id, number);
      for (const one of seen) {
        if (number % KEPT_OUT === 0) kept.push({ ...one, worth });
        else rows[one.row]?.add(one.figures, worth);
      }
    }
  }
  const weights = rows.map((row) => row.solve(RESTRAINT).map((w) => Math.round(w * 1000) / 1000));
  return { weights, kept };
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** The share of the variance that the outlook explains, by turn and by guns silenced. */
function report(scenario: Scenario, weights: readonly number[][], kept: readonly Kept[]): void {
  console.log('turn   no gun silenced   some   all');
  for (let turn = 0; turn < scenario.turns; turn++) {
    const cells = Array.from({ length: ROWS_A_TURN }, (_, i) => {
      const row = ROWS_A_TURN * turn + i;
      const those = kept.filter((one) => one.row === row);
      if (those.length < 30) return '–';
      const mean = sum(those.map(({ worth }) => worth)) / those.length;
      const told = ({ figures }: Kept): number =>
        sum(Array.from(figures, (figure, k) => figure * (weights[row]?.[k] ?? 0)));
      const missed = sum(those.map((one) => (one.worth - told(one)) ** 2));
      return (1 - missed / sum(those.map(({ worth }) => (worth - mean) ** 2))).toFixed(2);
    });
    console.log(String(turn + 1).padStart(4), cells.join('   '));
  }
}

const { scenario, folder, rest } = chosenBattle();
const few = Number(rest[0] ?? 0);
const { weights, kept } = fitWeights(scenario, few > 0 ? few : RAIDS);
report(scenario, weights, kept);
if (few === 0) {
  const lines = weights.map((row) => `    "${row.join(' ')}"`).join(',\n');
  const text = `{\n  "scenario": "${scenario.hash}",\n  "weights": [\n${lines}\n  ]\n}\n`;
  writeFileSync(join(folder.path, 'outlook.json'), text);
}

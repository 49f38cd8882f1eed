// Fits the outlook of a battle of Fast Play to battles played by the standing player and writes it into the battle's folder,
// as outlook.json. To be run again whenever the data of the battle change; prints by turn how much of the worth of a
// battle it tells, on battles that were kept out of the fitting.
//   npx tsx scripts/fit-battle-outlook.ts [battles a level, 4000] [battle]

import { randomPlayer } from '../src/engine/random-player.ts';
import { SeededRolls } from '../src/engine/rolls.ts';
import { endWorth } from '../src/staff/ends.ts';
import { battleFolders } from '../src/systems/battle-folders.ts';
import { loadBattle } from '../src/systems/fast-play/data/battles.ts';
import { figuresOn, readFigures } from '../src/systems/fast-play/players/outlook.ts';
import { staffedBattle } from '../src/systems/fast-play/players/staff.ts';
import { steadfastPlayer } from '../src/systems/fast-play/players/steadfast.ts';
import { fastPlay } from '../src/systems/fast-play/rules/system.ts';
import { LeastSquares } from './fit/least-squares.ts';
import { writeOutlook } from './fit/outlook-text.ts';

const BATTLES = Number(process.argv[2] ?? 4000); // a level
const field = loadBattle(process.argv[3]);
const WILD = 29; // every so many decisions of a disturbed battle are left to chance
const KEPT_OUT = 10; // every so many battles
const RESTRAINT = 5;

interface Seen {
  readonly turn: number;
  readonly figures: Float64Array;
}

/** The figures at the start of the turns of a battle, and its worth. Every other one is disturbed up to some turn. */
function playBattle(level: string, number: number): { seen: Seen[]; worth: number } {
  const standing = steadfastPlayer();
  const wild = randomPlayer();
  const seed = `outlook ${number}`;
  wild.start(seed);
  const s = fastPlay.setup(field, { seed, level, events: false });
  const rolls = new SeededRolls(s, fastPlay.random);
  const calm = number % 2 === 0 ? 0 : 1 + (number % field.turns);
  const legal: number[] = [];
  const seen: Seen[] = [];
  let turn = 0;
  for (let decision = 1; !fastPlay.over(s); decision++) {
    if (fastPlay.turn(s) !== turn) {
      turn = fastPlay.turn(s);
      const figures = readFigures(s, new Float64Array(figuresOn(field)));
      if (turn > calm) seen.push({ turn, figures });
    }
    const player = turn <= calm && decision % WILD === 0 ? wild : standing;
    fastPlay.perform({ s, rolls, tell: null }, player.pick(s, fastPlay.legal(s, legal)));
  }
  return { seen, worth: endWorth(staffedBattle(field), s) };
}

/** A figure may weigh more or less with the turns that are left; its weights of all turns lie on a line. One row a turn by
 * itself would be fitted to so few battles that the noise of its weights outweighs an order. */
const left = (turn: number): number => (field.turns - turn) / field.turns;
const n = figuresOn(field);
const spread = new Float64Array(2 * n);
function lined({ turn, figures }: Seen): Float64Array {
  for (let i = 0; i < n; i++) {
    spread[i] = figures[i] as number;
    spread[n + i] = (figures[i] as number) * left(turn);
  }
  return spread;
}

const fit = new LeastSquares(2 * n);
const kept: Array<Seen & { readonly worth: number }> = [];
for (let number = 0; number < BATTLES; number++) {
  for (const { id } of field.levels) {
    const { seen, worth } = playBattle(id, number);
    for (const one of seen) {
      if (number % KEPT_OUT === 0) kept.push({ ...one, worth });
      else fit.add(lined(one), worth);
    }
  }
}
const line = fit.solve(RESTRAINT);
const weights = Array.from({ length: field.turns }, (_, turn) =>
  Array.from({ length: n }, (_, i) => {
    const weight = (line[i] as number) + (line[n + i] as number) * left(turn + 1);
    return Math.round(weight * 1000) / 1000;
  }),
);
for (let turn = 1; turn <= field.turns; turn++) {
  const those = kept.filter((one) => one.turn === turn);
  const mean = those.reduce((sum, { worth }) => sum + worth, 0) / those.length;
  const told = ({ figures }: Seen): number =>
    figures.reduce((sum, figure, i) => sum + figure * (weights[turn - 1]?.[i] ?? 0), 0);
  const missed = those.reduce((sum, one) => sum + (one.worth - told(one)) ** 2, 0);
  const spread = those.reduce((sum, { worth }) => sum + (worth - mean) ** 2, 0);
  console.log(`turn ${turn}: ${(1 - missed / spread).toFixed(2)} of the spread`);
}
const folder = battleFolders().find(({ id }) => id === field.id);
if (folder !== undefined)
  writeOutlook(folder, { scenario: field.hash, weights: weights.map((row) => row.join(' ')) });

// Fits the planner's outlook to raids played by `steady` and writes it into the battle's folder, as outlook.json. To be
// run again whenever the data of the battle change; prints how much of the worth of a raid the outlook tells, on raids
// that were kept out of the fitting.
//   npx tsx scripts/fit-outlook.ts [--battle raid/…]   as committed
//   npx tsx scripts/fit-outlook.ts 500                 fewer raids a level, printed only

import { availableParallelism } from 'node:os';
import { ROWS_A_TURN } from '../src/systems/raid/players/outlook/outlook.ts';
import type { Scenario } from '../src/systems/raid/rules/scenario.ts';
import { chosenBattle } from './battle.ts';
import { fitWeights, rowTexts } from './fit/fit-weights.ts';
import { readOutlook, writeOutlook } from './fit/outlook-text.ts';
import type { Seen } from './fit/seen.ts';
import type { Ground } from './tune/ground.ts';

const RAIDS = 6000; // a level

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** The share of the variance that the outlook explains, by turn and by guns silenced. */
function report(scenario: Scenario, weights: readonly number[][], kept: readonly Seen[]): void {
  console.log('turn   no gun silenced   some   all');
  for (let turn = 0; turn < scenario.turns; turn++) {
    const cells = Array.from({ length: ROWS_A_TURN }, (_, i) => {
      const row = ROWS_A_TURN * turn + i;
      const those = kept.filter((one) => one.row === row);
      if (those.length < 30) return '–';
      const mean = sum(those.map(({ worth }) => worth)) / those.length;
      const told = ({ figures }: Seen): number =>
        sum(Array.from(figures, (figure, k) => figure * (weights[row]?.[k] ?? 0)));
      const missed = sum(those.map((one) => (one.worth - told(one)) ** 2));
      return (1 - missed / sum(those.map(({ worth }) => (worth - mean) ** 2))).toFixed(2);
    });
    console.log(String(turn + 1).padStart(4), cells.join('   '));
  }
}

const { scenario, folder, rest } = chosenBattle();
const few = Number(rest[0] ?? 0);
const ground: Ground = { battle: scenario.id, patches: [], weights: null };
const { weights, kept } = await fitWeights({
  ...{ scenario, words: [JSON.stringify(ground)] },
  ...{ raids: few > 0 ? few : RAIDS, jobs: availableParallelism() },
});
report(scenario, weights, kept);
if (few === 0) {
  const { doctrine, chance } = readOutlook(folder) ?? {};
  const { hash } = scenario;
  const parts = {
    ...(doctrine === undefined ? {} : { doctrine }),
    ...(chance === undefined ? {} : { chance }),
  };
  writeOutlook(folder, { scenario: hash, ...parts, weights: rowTexts(weights) });
}

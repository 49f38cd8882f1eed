// Fits the doctrine of the standing player of Fast Play: tries other values one by one on battles of seeds 1 to 10000 and
// keeps what does better at all levels together. Prints the doctrine, to be put into players/doctrine.ts.
//   npx tsx scripts/fit-steadfast.ts [battles a trial, 150] [rounds, 2] [battle]

import { SeededRolls } from '../src/engine/rolls.ts';
import { loadBattle } from '../src/systems/fast-play/data/battles.ts';
import { type Doctrine, STEADFAST } from '../src/systems/fast-play/players/doctrine.ts';
import { steadfastPlayer } from '../src/systems/fast-play/players/steadfast.ts';
import { fastPlay } from '../src/systems/fast-play/rules/system.ts';

const [battles = 150, rounds = 2] = process.argv.slice(2, 4).map(Number);
const field = loadBattle(process.argv[4]);
const WORTH = 3; // points that a step of an outcome is as good as
const FITTED: ReadonlyArray<Exclude<keyof Doctrine, 'posts'>> = [
  ...(['take', 'way', 'next', 'facing', 'exposed', 'hold', 'seize', 'cover', 'weak'] as const),
  ...(['kill', 'least', 'garrison', 'first'] as const),
];

/** Points and outcome a battle, on the average. */
function trial(doctrine: Doctrine, from: number): number {
  const player = steadfastPlayer(doctrine);
  const legal: number[] = [];
  let sum = 0;
  for (let i = 0; i < battles; i++) {
    const level = field.levels[i % field.levels.length]?.id ?? '';
    const s = fastPlay.setup(field, { seed: String(from + i), level, events: false });
    const rolls = new SeededRolls(s, fastPlay.random);
    while (!fastPlay.over(s)) {
      fastPlay.legal(s, legal);
      fastPlay.perform({ s, rolls, tell: null }, player.pick(s, legal));
    }
    const { vp, outcome } = fastPlay.score(s);
    sum += vp + WORTH * (fastPlay.outcomes.find(({ id }) => id === outcome)?.worth ?? 0);
  }
  return sum / battles;
}

const others = (value: number): number[] =>
  value <= 1
    ? [1 - value]
    : [0, value * 0.4, value * 0.7, value * 1.4, value * 2.2].map((one) => Math.round(one));

let best: Doctrine = STEADFAST;
for (let round = 0; round < rounds; round++) {
  const from = 1 + round * battles;
  let most = trial(best, from);
  console.error(`round ${round + 1}: ${most.toFixed(2)}`);
  for (const name of FITTED) {
    for (const value of others(best[name])) {
      const tried = { ...best, [name]: value };
      const worth = trial(tried, from);
      if (worth <= most) continue;
      most = worth;
      best = tried;
      console.error(`  ${name} ${value}: ${worth.toFixed(2)}`);
    }
  }
}
console.log(JSON.stringify(best, null, 2));

// Fits the doctrine of `sound` to a battle: tries value after value on the same raids, keeps what plays better, and
// writes it into the battle's folder, into outlook.json: first for the levels on which the Germans are not warned, then
// what differs where they are (13.2). To be run before scripts/fit-outlook.ts whenever the data of the battle change much;
// prints what was found, and how the doctrine does on raids it was not fitted to.
//   npx tsx scripts/fit-doctrine.ts [--battle raid/…]   as committed
//   npx tsx scripts/fit-doctrine.ts 40                  fewer raids a level, printed only

import {
  alertDoctrine,
  type FittedDoctrine,
  soundDoctrine,
} from '../src/systems/raid/players/steady/sound-doctrine.ts';
import { chosenBattle } from './battle.ts';
import { type Trial, trialOf } from './doctrine/trial.ts';
import { differing, TRIED, usualValues, type Values, valuesOf } from './doctrine/values.ts';
import { readOutlook, writeOutlook } from './fit/outlook-text.ts';

const RAIDS = 250; // a level
const ROUNDS = 2;
const CLEARLY = 0.15; // better by so much

const told = ({ worth, points, totals }: Trial): string =>
  `${worth.toFixed(2)}, ${points.toFixed(1)} points, total successes ${totals.map((t) => t.toFixed(1)).join(' ')}`;

const { scenario, folder, rest } = chosenBattle();
const few = Number(rest[0] ?? 0);
const raids = few > 0 ? few : RAIDS;
const kept = readOutlook(folder);
const before = (kept?.doctrine ?? {}) as FittedDoctrine;

/** The best values found for some levels, from others on. */
function bestFrom(from: Values, levels: readonly string[]): Values {
  const tryOut = (values: Values, name: string): Trial => {
    const doctrine = soundDoctrine(differing(values, usualValues()));
    return trialOf(scenario, doctrine, { name, raids, levels });
  };
  let best = from;
  let found = tryOut(best, 'doctrine');
  console.log(`${levels.join(', ')} as it was:`, told(found));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, choices] of Object.entries(TRIED)) {
      for (const value of choices) {
        if (JSON.stringify(best[name]) === JSON.stringify(value)) continue;
        const values = { ...best, [name]: value };
        const trial = tryOut(values, 'doctrine');
        if (trial.worth < found.worth + CLEARLY) continue;
        best = values;
        found = trial;
        console.log(`${name} ${JSON.stringify(value)}:`, told(found));
      }
    }
  }
  console.log('on other raids:', told(tryOut(best, 'doctrine, unseen')));
  return best;
}

const levelsWith = (isAlert: boolean): string[] =>
  scenario.levels.filter(({ alarmStart }) => alarmStart > 0 === isAlert).map(({ id }) => id);

const quiet = bestFrom(valuesOf(soundDoctrine(before)), levelsWith(false));
const warned = levelsWith(true);
const alert =
  warned.length > 0 ? bestFrom(valuesOf(soundDoctrine(alertDoctrine(before))), warned) : quiet;
const doctrine: FittedDoctrine = {
  ...differing(quiet, usualValues()),
  alert: differing(alert, quiet),
};
if (few > 0) console.log(JSON.stringify(doctrine));
else writeOutlook(folder, { scenario: scenario.hash, ...kept, doctrine });

// Fits how playouts are read to how raids end when the strongest player goes on, and writes the tables into the battle's
// folder, into outlook.json. To be run after scripts/fit-doctrine.ts and scripts/fit-outlook.ts whenever the data change.
//   npx tsx scripts/fit-chance.ts [--battle raid/…]   as committed: 700 raids, three positions of each; hours on two cores
//   npx tsx scripts/fit-chance.ts 140                 fewer raids, written too

import { tableRows } from '../src/systems/raid/players/outlook/reading.ts';
import { chosenBattle } from './battle.ts';
import { sampleAll } from './calibration/crew.ts';
import { fitTables } from './calibration/fit-reading.ts';
import { readOutlook, writeOutlook } from './fit/outlook-text.ts';

const RAIDS = 700;
const POSITIONS = 3;

const { scenario, folder, rest } = chosenBattle();
const raids = Math.max(1, Math.floor(Number(rest[0] ?? RAIDS)) || RAIDS);
const samples = await sampleAll(scenario.id, { name: 'reading', positions: POSITIONS }, raids);
const chance = tableRows(fitTables(samples));
for (const row of chance) console.log(row);
writeOutlook(folder, { scenario: scenario.hash, ...readOutlook(folder), chance });

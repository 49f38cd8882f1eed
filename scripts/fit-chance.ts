// Fits how playouts are read to how raids end when the strongest player goes on, and writes that into the battle's folder,
// into outlook.json. To be run after scripts/fit-doctrine.ts, scripts/fit-outlook.ts and scripts/balance.ts whenever the
// data change; without the last the openings of the levels are fitted to no more than the other positions.
//   npx tsx scripts/fit-chance.ts [--battle raid/…]     as committed: 3000 positions, some five minutes on two cores
//   npx tsx scripts/fit-chance.ts 800 --jobs 1          fewer positions, written too
//     --samples FILE    what is played is kept there, and what is there already is not played again: a run that was
//                       broken off goes on, and another fit of the same positions takes a second
//     --opening FILE    the strongest player's raids from the openings, as `raid simulate --json` prints them; without,
//                       what balance.ts has left, else par.json, where they are of these data

import { outlookFor } from '../src/systems/raid/players/outlook/outlook.ts';
import { RaidReading, tableRows } from '../src/systems/raid/players/outlook/reading.ts';
import { sampleAll } from './calibration/crew.ts';
import { fitTables } from './calibration/fit-reading.ts';
import { openingLines } from './calibration/opening.ts';
import { readWords } from './calibration/words.ts';
import { readOutlook, writeOutlook } from './fit/outlook-text.ts';

const POSITIONS = 3000;
const A_RAID = 2;

const words = readWords();
const { scenario, folder, openings, told } = words;
const raids = Math.ceil((words.positions ?? POSITIONS) / A_RAID);
const sampling = { name: 'reading', positions: A_RAID };
const samples = await sampleAll({ ...words, sampling, raids });
const tables = fitTables(scenario, samples, openings);
const chance = tableRows(tables);
writeOutlook(folder, { scenario: scenario.hash, ...readOutlook(folder), chance });
for (const row of chance) console.log(row);
console.log(`${samples.length} positions of ${raids} raids; ${told}`);
const reading = new RaidReading(tables, outlookFor(scenario));
for (const line of openingLines(reading, openings)) console.log(line);

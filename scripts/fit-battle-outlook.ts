// Fits the outlook of a battle of Fast Play or Red Poppies to battles played by the standing player and writes it into the
// battle's folder, as outlook.json. To be run again whenever the data of the battle or the player change; prints by turn
// how much of the worth of a battle it tells, on battles that were kept out of the fitting.
//   npx tsx scripts/fit-battle-outlook.ts [battles a level, 4000] [battle]   700 for those of Red Poppies

import { battleFolders } from '../src/systems/battle-folders.ts';
import { loadBattle } from '../src/systems/fast-play/data/battles.ts';
import * as fastPlay from '../src/systems/fast-play/players/outlook.ts';
import { staffedBattle } from '../src/systems/fast-play/players/staff.ts';
import { steadfastPlayer } from '../src/systems/fast-play/players/steadfast.ts';
import { loadBattle as loadTrenches } from '../src/systems/red-poppies/data/battles.ts';
import { PATIENT, WAVE } from '../src/systems/red-poppies/players/doctrine.ts';
import * as redPoppies from '../src/systems/red-poppies/players/outlook.ts';
import {
  battleStaff,
  staffedBattle as staffedTrenches,
} from '../src/systems/red-poppies/players/staff.ts';
import { steadfastPlayer as steadfastTrenches } from '../src/systems/red-poppies/players/steadfast.ts';
import { type FittedLine, fitLine, shareLeft } from './fit/battle-outlook.ts';
import { writeOutlook } from './fit/outlook-text.ts';

const battles = Number(process.argv[2] ?? 4000); // a level
const named = process.argv[3] ?? 'spicheren-1870';
const folder = battleFolders().find(({ id }) => id === named);
if (folder === undefined) throw new RangeError(`no battle '${named}'`);

interface Fitted {
  readonly line: FittedLine;
  readonly hash: string;
  readonly rows: ReadonlyArray<readonly number[]>;
}

/** Fast Play reads a row a turn. */
function fitFastPlay(): Fitted {
  const field = loadBattle(named);
  const line = fitLine(
    {
      staffed: staffedBattle(field),
      turns: field.turns,
      figures: fastPlay.figuresOn(field),
      restraint: 5,
      read: fastPlay.readFigures,
      player: steadfastPlayer,
    },
    battles,
  );
  const rows = Array.from({ length: field.turns }, (_, turn) =>
    line.base.map((one, i) => one + (line.left[i] as number) * shareLeft(field.turns, turn + 1)),
  );
  return { line, hash: field.hash, rows };
}

/** Red Poppies has so many figures that it reads the line itself. */
function fitRedPoppies(): Fitted {
  const field = loadTrenches(named);
  const line = fitLine(
    {
      staffed: staffedTrenches(field),
      turns: field.turns,
      figures: redPoppies.figuresOn(field),
      restraint: 20,
      read: redPoppies.readFigures,
      player: () => battleStaff.standing(field),
      disturbed: (number) => steadfastTrenches(number % 3 === 0 ? PATIENT : WAVE),
    },
    battles,
  );
  return { line, hash: field.hash, rows: [line.base, line.left] };
}

const { line, hash, rows } = folder.system === 'red-poppies' ? fitRedPoppies() : fitFastPlay();
for (const [turn, told] of line.told.entries())
  console.log(`turn ${turn + 1}: ${told.toFixed(2)} of the spread`);
const rounded = (weight: number): number => Math.round(weight * 1000) / 1000;
writeOutlook(folder, { scenario: hash, weights: rows.map((row) => row.map(rounded).join(' ')) });

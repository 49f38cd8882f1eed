// The openings of the levels: what the strongest player made of them on many seeds, with events, as scripts/balance.ts
// keeps it, `raid simulate --json` prints it, or, of a hundred seeds, par.json has it. The reading is held to that: of
// no other position is so much known.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { markdownTable } from '../../src/cli/table.ts';
import type { LevelPar } from '../../src/engine/par.ts';
import { percentText, type Share, share, shareText } from '../../src/engine/statistics.ts';
import { ENOUGH } from '../../src/staff/chance/estimate.ts';
import { readChance } from '../../src/staff/chance/read.ts';
import { Dice, Playouts } from '../../src/staff/playouts.ts';
import type { BattleFolder } from '../../src/systems/battle-folders.ts';
import type { RaidReading } from '../../src/systems/raid/players/outlook/reading.ts';
import { staffedRaid } from '../../src/systems/raid/players/staff.ts';
import type { Scenario } from '../../src/systems/raid/rules/scenario.ts';
import { setup } from '../../src/systems/raid/rules/setup.ts';
import type { RaidState } from '../../src/systems/raid/rules/state.ts';
import { raid } from '../../src/systems/raid/rules/system.ts';
import { type Counted, countsFile } from '../balance/counts.ts';
import { STRONGEST } from './makers.ts';
import { endsOf } from './seen.ts';

export interface Opening {
  readonly level: string;
  readonly position: RaidState;
  readonly counts: readonly number[]; // playouts by outcome, best first
  readonly points: number; // of the playouts, summed
  readonly raids: number; // of the strongest player
  readonly total: number; // of them
  readonly any: number; // half a success or more
}

/** What a level came to. */
interface Level {
  readonly level: string;
  readonly raids: number;
  readonly total: number;
  readonly half: number;
}

/** What is read of a file, whatever else it holds. */
type File = Partial<Omit<Counted, 'levels'>> & {
  readonly levels?: Counted['levels'] | Readonly<Record<string, LevelPar>>;
};

/** The openings that a file tells of, a count or a par; it must be of these data and of the strongest player. */
export function openingsIn(file: string, scenario: Scenario, playedOut = ENOUGH): Opening[] {
  const { scenario: of, player, levels } = JSON.parse(readFileSync(file, 'utf8')) as File;
  if (of?.hash !== scenario.hash) {
    throw new Error(`${file} is of the data ${of?.hash}, the battle has ${scenario.hash}`);
  }
  if (player !== STRONGEST) throw new Error(`${file} is by ${player}, not by ${STRONGEST}`);
  const playouts = new Playouts(staffedRaid(scenario));
  return levelsIn(levels ?? []).map(({ level, raids, total, half }) => {
    const position = setup(scenario, { seed: 'opening', level, events: true });
    const { counts, points } = playouts.count(position, null, Dice.chance, 0, playedOut);
    return { level, position, counts, points, raids, total, any: total + half };
  });
}

function levelsIn(levels: NonNullable<File['levels']>): Level[] {
  if (!Array.isArray(levels)) {
    return Object.entries(levels as Readonly<Record<string, LevelPar>>).map(([level, par]) => ({
      level,
      ...par,
    }));
  }
  return (levels as Counted['levels']).map(({ level, raids, outcomes }) => ({
    ...{ level, raids, total: outcomes['total-success'].count },
    half: outcomes['half-success'].count,
  }));
}

export interface Openings {
  readonly openings: readonly Opening[];
  readonly told: string; // where they were counted
}

export const openingsOf = (file: string, scenario: Scenario, playedOut = ENOUGH): Openings => ({
  openings: openingsIn(file, scenario, playedOut),
  told: `the openings as counted in ${file}`,
});

/** What balance.ts has left of a battle, else its par: the first that is of these data. */
export function openingsLying(
  folder: BattleFolder,
  scenario: Scenario,
  playedOut = ENOUGH,
): Openings {
  const files = [fileURLToPath(countsFile(folder)), join(folder.path, 'par.json')];
  for (const file of files.filter((path) => existsSync(path))) {
    const { scenario: of } = JSON.parse(readFileSync(file, 'utf8')) as File;
    if (of?.hash === scenario.hash) return openingsOf(file, scenario, playedOut);
  }
  return { openings: [], told: 'nobody has counted the openings of these data' };
}

/** What is called at an opening: a total success; half a success or more. */
export function calledAt(opening: Opening, reading: RaidReading | null): readonly number[] {
  const chance = readChance(raid.outcomes, endsOf(opening), reading, opening.position);
  return [chance.total / chance.n, 1 - chance.fail / chance.n];
}

/** By level, what is called at the opening and what the strongest player came to. */
export function openingLines(reading: RaidReading | null, openings: readonly Opening[]): string[] {
  if (openings.length === 0) return [];
  const rows = openings.map((opening) => {
    const { level, total, any, raids } = opening;
    const called = calledAt(opening, reading);
    const came = [share(total, raids), share(any, raids)];
    return [
      level,
      ...called.flatMap((part, i) => [percentText(part), shareText(came[i] as Share)]),
      String(raids),
    ];
  });
  const head = [
    'the opening of',
    'total success called',
    'came',
    'half a success or more called',
    'came',
    'raids',
  ];
  return markdownTable(head, rows);
}

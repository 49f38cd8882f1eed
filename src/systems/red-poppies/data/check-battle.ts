// Checks a battle's files before they are played: first the shape of each, then whether they make sense together. Any
// JSON at all may be given; nothing here throws. A check of sense reads only files found sound so far, so one fault
// gives one message.

import { checkShape } from '../../../engine/shape/check-shape.ts';
import { didYouMean, type Fault, nearest } from '../../../engine/shape/fault.ts';
import type { Validator } from '../../../engine/shape/validator.ts';
import type { BattleFiles } from './battle-files.ts';
import { validateBattle } from './generated/battle.js';
import { validateCounters } from './generated/counters.js';
import { validateForces } from './generated/forces.js';
import { validateLevels } from './generated/levels.js';
import { validateMap } from './generated/map.js';
import { validateTables } from './generated/tables.js';
import { validateVictory } from './generated/victory.js';
import { senseOfAttack, senseOfBattle, senseOfFirst, senseOfLevels } from './sense/battle.ts';
import { senseOfCounters } from './sense/counters.ts';
import { senseOfForces } from './sense/forces.ts';
import { senseOfMap } from './sense/map.ts';
import { senseOfVictory } from './sense/victory.ts';

type FileName = keyof BattleFiles;

const validators: Readonly<Record<FileName, Validator>> = {
  battle: validateBattle,
  map: validateMap,
  counters: validateCounters,
  tables: validateTables,
  forces: validateForces,
  victory: validateVictory,
  levels: validateLevels,
};
export const FILE_NAMES = Object.keys(validators) as readonly FileName[];

/** Whether a file makes sense, given the others it reads. */
interface Sense {
  readonly of: FileName;
  readonly reads: readonly FileName[];
  readonly check: (files: BattleFiles) => Fault[];
}

const senses: readonly Sense[] = [
  { of: 'battle', reads: [], check: ({ battle }) => senseOfBattle(battle, FILE_NAMES) },
  { of: 'map', reads: [], check: senseOfMap },
  { of: 'counters', reads: [], check: senseOfCounters },
  { of: 'levels', reads: ['battle', 'map'], check: senseOfLevels },
  { of: 'forces', reads: ['battle', 'map', 'counters', 'levels'], check: senseOfForces },
  { of: 'battle', reads: ['map', 'forces'], check: senseOfFirst },
  { of: 'victory', reads: ['battle', 'map', 'counters'], check: senseOfVictory },
  { of: 'battle', reads: ['victory'], check: senseOfAttack },
];

/** Every fault of the files, which are named without '.json'; none when the battle can be played. */
export function checkBattle(files: unknown): Fault[] {
  if (typeof files !== 'object' || files === null) {
    return [{ file: 'battle.json', path: '', reason: 'the files are missing' }];
  }
  const given = files as Readonly<Record<string, unknown>>;
  const faults = checkNames(given);
  const sound = new Set<FileName>();
  for (const name of FILE_NAMES) {
    if (!Object.hasOwn(given, name)) continue;
    const found = checkShape(name, given[name], validators[name]);
    faults.push(...found);
    if (found.length === 0) sound.add(name);
  }
  return [...faults, ...checkSense(files as BattleFiles, sound)];
}

function checkSense(files: BattleFiles, sound: Set<FileName>): Fault[] {
  const faults: Fault[] = [];
  for (const { of, reads, check } of senses) {
    if (![of, ...reads].every((name) => sound.has(name))) continue;
    const found = check(files);
    faults.push(...found);
    if (found.length > 0) sound.delete(of);
  }
  return faults;
}

/** Files missing and files too many; a misspelt one is one fault. */
function checkNames(given: Readonly<Record<string, unknown>>): Fault[] {
  const known: readonly string[] = FILE_NAMES;
  const missing = known.filter((name) => !Object.hasOwn(given, name));
  const unknown = Object.keys(given).filter((name) => !known.includes(name));
  const meant = unknown.map((name) => nearest(name, missing));
  const fault = (name: string, reason: string) => ({ file: `${name}.json`, path: '', reason });
  return [
    ...unknown.map((name) => fault(name, `a battle has no such file${didYouMean(name, missing)}`)),
    ...missing
      .filter((name) => !meant.includes(name))
      .map((name) => fault(name, 'the file is missing')),
  ];
}

// Checks a raid's files before they are played: first the shape of each, then whether they make
// sense together. Any JSON at all may be given; nothing here throws. A check of sense reads only
// files found sound so far, so one fault gives one message.

import { checkShape } from '../../../engine/shape/check-shape.ts';
import { didYouMean, type Fault, nearest } from '../../../engine/shape/fault.ts';
import type { Validator } from '../../../engine/shape/validator.ts';
import type { RaidFiles } from '../rules/raid-files.ts';
import { validateCounters } from './generated/counters.js';
import { validateEvents } from './generated/events.js';
import { validateLevels } from './generated/levels.js';
import { validateLoading } from './generated/loading.js';
import { validateMap } from './generated/map.js';
import { validateMarkers } from './generated/markers.js';
import { validateRaid } from './generated/raid.js';
import { validateTables } from './generated/tables.js';
import { validateVictory } from './generated/victory.js';
import { senseOfCounters } from './sense/counters.ts';
import { senseOfEvents } from './sense/events.ts';
import { senseOfLoading } from './sense/loading.ts';
import { senseOfMap } from './sense/map.ts';
import { senseOfMarch } from './sense/march.ts';
import { senseOfMarkers } from './sense/markers.ts';
import { senseOfMarks } from './sense/marks.ts';
import { senseOfRaid } from './sense/raid.ts';
import { senseOfLevels, senseOfTables, senseOfVictory } from './sense/tables.ts';

type FileName = keyof RaidFiles;

const validators: Readonly<Record<FileName, Validator>> = {
  raid: validateRaid,
  map: validateMap,
  counters: validateCounters,
  markers: validateMarkers,
  tables: validateTables,
  events: validateEvents,
  victory: validateVictory,
  levels: validateLevels,
  loading: validateLoading,
};
export const FILE_NAMES = Object.keys(validators) as readonly FileName[];

/** Whether a file makes sense, given the others it reads. */
interface Sense {
  readonly of: FileName;
  readonly reads: readonly FileName[];
  readonly check: (files: RaidFiles) => Fault[];
}

const senses: readonly Sense[] = [
  { of: 'raid', reads: [], check: ({ raid }) => senseOfRaid(raid, FILE_NAMES) },
  { of: 'map', reads: [], check: ({ map }) => senseOfMap(map) },
  { of: 'counters', reads: ['raid'], check: senseOfCounters },
  { of: 'markers', reads: [], check: ({ markers }) => senseOfMarkers(markers) },
  { of: 'tables', reads: ['raid'], check: senseOfTables },
  { of: 'events', reads: ['counters', 'raid'], check: senseOfEvents },
  { of: 'victory', reads: ['counters', 'raid'], check: senseOfVictory },
  { of: 'levels', reads: ['raid'], check: senseOfLevels },
  { of: 'loading', reads: ['counters', 'raid'], check: senseOfLoading },
  { of: 'map', reads: ['counters', 'markers', 'tables', 'events'], check: senseOfMarks },
  { of: 'map', reads: ['counters'], check: senseOfMarch },
];

/** Every fault of the files, which are named without '.json'; none when the raid can be played. */
export function checkRaid(files: unknown): Fault[] {
  if (typeof files !== 'object' || files === null) {
    return [{ file: 'raid.json', path: '', reason: 'the files are missing' }];
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
  return [...faults, ...checkSense(files as RaidFiles, sound)];
}

function checkSense(files: RaidFiles, sound: Set<FileName>): Fault[] {
  const faults: Fault[] = [];
  for (const { of, reads, check } of senses) {
    if (![of, ...reads].every((name) => sound.has(name))) continue;
    const found = check(files);
    faults.push(...found);
    // raid.json holds numbers, no names: the others can be read beside a wrong one.
    if (found.length > 0 && of !== 'raid') sound.delete(of);
  }
  return faults;
}

/** The files as a raid, or what is wrong with them. */
export function parseRaid(
  files: unknown,
): { readonly raid: RaidFiles } | { readonly faults: readonly Fault[] } {
  const faults = checkRaid(files);
  return faults.length === 0 ? { raid: files as RaidFiles } : { faults };
}

/** Files missing and files too many; a misspelt one is one fault. */
function checkNames(given: Readonly<Record<string, unknown>>): Fault[] {
  const known: readonly string[] = FILE_NAMES;
  const missing = known.filter((name) => !Object.hasOwn(given, name));
  const unknown = Object.keys(given).filter((name) => !known.includes(name));
  const meant = unknown.map((name) => nearest(name, missing));
  const fault = (name: string, reason: string) => ({ file: `${name}.json`, path: '', reason });
  return [
    ...unknown.map((name) => fault(name, `a raid has no such file${didYouMean(name, missing)}`)),
    ...missing
      .filter((name) => !meant.includes(name))
      .map((name) => fault(name, 'the file is missing')),
  ];
}

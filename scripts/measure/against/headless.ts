// The speeds that a tree's own `raid bench` prints. It is asked rather than a timed `raid simulate`: it leaves out the
// start of the process and the compiling, runs every measurement warm and in five parts, of which the fastest counts,
// plays the same seeds in every version, and is the only command that times playouts.

import { run } from './run.ts';
import type { Tree } from './trees.ts';
import type { Kind } from './turns.ts';

const FLOOR = 0.97;
const PLAYERS = ['random', 'the standing player'];
const POSITIONS = ['opening', 'mid-raid'];

const speed = (name: string): Kind => ({ name, unit: '/s', better: 'more', floor: FLOOR });
export const KINDS: readonly Kind[] = [
  ...PLAYERS.map((player) => speed(`raids by ${player}`)),
  ...POSITIONS.map((position) => speed(`playouts from the ${position}`)),
];

/** One process for the playouts: the cores are not what is compared. */
export const BENCH = ['bench', '--json', '--ms', '1000', '--jobs', '1', '--review', 'none'];

export async function speedsOf({ folder }: Tree): Promise<readonly number[]> {
  return readSpeeds(await raid(folder, BENCH));
}

/** The command line of a tree: how it is reached must be the same in every version that is compared. */
export const raid = (folder: string, args: readonly string[]): Promise<string> =>
  run(folder, 'node_modules/.bin/tsx', ['src/cli/main.ts', ...args]);

/** In the order of the kinds. Nothing is asked of the output but the few fields that are read. */
export function readSpeeds(printed: string): readonly number[] {
  const told: unknown = JSON.parse(printed.slice(printed.indexOf('{')));
  const raids = listAt(told, 'raids');
  const playouts = listAt(fieldOf(told, 'staff'), 'playouts');
  return [
    ...raids.slice(0, PLAYERS.length).map((one) => numberAt(one, 'raidsPerSecond')), // in that order
    ...POSITIONS.map((position) => playoutsFrom(entryOf(playouts, 'from', position))),
  ];
}

/** With one process, one and all of them are the same measurement taken twice: the less disturbed counts. */
const playoutsFrom = (entry: unknown): number =>
  Math.max(numberAt(entry, 'onePerSecond'), numberAt(entry, 'allPerSecond'));

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

function listAt(value: unknown, name: string): readonly unknown[] {
  const list = fieldOf(value, name);
  if (!Array.isArray(list)) throw new Error(`raid bench prints no list of ${name}`);
  return list;
}

function entryOf(list: readonly unknown[], name: string, wanted: string): unknown {
  const entry = list.find((one) => fieldOf(one, name) === wanted);
  if (entry === undefined) throw new Error(`raid bench prints nothing with ${name} ${wanted}`);
  return entry;
}

function numberAt(value: unknown, name: string): number {
  const number = fieldOf(value, name);
  if (typeof number !== 'number') throw new Error(`raid bench prints no number ${name}`);
  return number;
}

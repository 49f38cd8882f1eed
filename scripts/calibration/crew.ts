// Samples of many raids, made in as many processes as are allowed; in the order of the raids, whoever played them. What
// was played is kept in a file where one is named: a run goes on from there, and another reading is fitted to it in no
// time. It is good for the data and the rules it was played on.

import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Progress } from '../../src/cli/progress.ts';
import type { Scenario } from '../../src/systems/raid/rules/scenario.ts';
import { RULES_VERSION } from '../../src/systems/raid/rules/version.ts';
import { shareOut } from '../crew/share-out.ts';
import { PLAYOUTS, type Sample, type Sampling } from './sample.ts';

const FORETOLD = 56; // raids: two of every maker on every level
const HELPER = fileURLToPath(new URL('./helper.ts', import.meta.url));

export interface Wanted {
  readonly scenario: Scenario;
  readonly sampling: Sampling;
  readonly raids: number;
  readonly jobs: number;
  readonly file: string | null;
}

export async function sampleAll(wanted: Wanted): Promise<Sample[]> {
  const { scenario, sampling, raids, jobs, file } = wanted;
  const kept = file === null ? new Map<number, Sample[]>() : readKept(file, headOf(wanted));
  const tasks = Array.from({ length: raids }, (_, raid) => raid).filter((raid) => !kept.has(raid));
  const progress = new Progress(tasks.length);
  const began = performance.now();
  const words = [scenario.id, JSON.stringify(sampling)];
  await shareOut<number, Sample[]>(HELPER, words, tasks, jobs, (index, made) => {
    const raid = tasks[index] as number;
    kept.set(raid, made);
    if (file !== null) appendFileSync(file, `${JSON.stringify({ raid, made })}\n`);
    progress.add(1);
    if (kept.size === raids - tasks.length + FORETOLD) foretell(tasks.length, began, jobs);
  });
  progress.end();
  return Array.from({ length: raids }, (_, raid) => kept.get(raid) ?? []).flat();
}

/** From the first raids: how long all of them will take. */
function foretell(raids: number, began: number, jobs: number): void {
  const minutes = ((performance.now() - began) * raids) / FORETOLD / 60_000;
  process.stderr.write(
    `${raids} raids to play: about ${minutes.toFixed(0)} minutes, ${jobs} at a time\n`,
  );
}

const headOf = ({ scenario, sampling }: Wanted): string =>
  JSON.stringify({ data: scenario.hash, rules: RULES_VERSION, playouts: PLAYOUTS, ...sampling });

/** The raids a file holds; a new file is begun with what they are played on. A raid that was cut off is let go. */
function readKept(file: string, head: string): Map<number, Sample[]> {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : `${head}\n`;
  const [first = '', ...lines] = text.slice(0, text.lastIndexOf('\n')).split('\n');
  if (first !== head) throw new Error(`${file} was played on ${first}, not on ${head}`);
  writeFileSync(file, [first, ...lines, ''].join('\n'));
  const kept = lines.map((line) => JSON.parse(line) as { raid: number; made: Sample[] });
  return new Map(kept.map(({ raid, made }) => [raid, made]));
}

// How well the win chance is calibrated: of positions called 70 %, about 70 % should be won.
//   npx tsx scripts/calibration.ts 2000 --write  puts the tables into docs/analysis.md
//   npx tsx scripts/calibration.ts 200           a quick look, printed; --battle raid/… for another battle
// Positions are drawn at random moments of raids by steady and by planner-quick on every level, with seeds used nowhere
// else; then the real raid is played on from there, with its own markers and dice.

import { fork } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Progress } from '../src/cli/progress.ts';
import { RULES_VERSION } from '../src/systems/raid/rules/version.ts';
import { chosenBattle } from './battle.ts';
import { PLAYOUTS, type Sample, sample } from './calibration/sample.ts';
import { reliabilityLines } from './calibration/table.ts';

const JOB = 'CALIBRATION_JOB';
const BEGIN = '<!-- calibration -->';
const END = '<!-- end of calibration -->';

const { scenario, rest } = chosenBattle();

if (process.env[JOB] === '1') {
  process.on('message', (index: number) => process.send?.(sample(scenario, index)));
} else {
  const raids = Math.max(1, Math.floor(Number(rest[0] ?? 200)) || 200);
  const lines = tables(await sampleAll(raids));
  if (rest.includes('--write')) write(lines);
  else for (const line of lines) console.log(line);
}

/** Between the two marks in the docs. */
function write(lines: readonly string[]): void {
  const file = fileURLToPath(new URL('../docs/analysis.md', import.meta.url));
  const text = readFileSync(file, 'utf8');
  const from = text.indexOf(BEGIN);
  const to = text.indexOf(END);
  if (from < 0 || to < from) throw new Error(`${BEGIN} and ${END} are not in docs/analysis.md`);
  const kept = [text.slice(0, from + BEGIN.length), text.slice(to)];
  writeFileSync(file, kept.join(`\n\n${lines.join('\n')}\n\n`));
}

/** In the order of the raids, whoever played them. */
async function sampleAll(raids: number): Promise<Sample[]> {
  const samples: Sample[] = [];
  const progress = new Progress(raids);
  let next = 0;
  const one = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const child = fork(fileURLToPath(import.meta.url), process.argv.slice(2), {
        env: { ...process.env, [JOB]: '1' },
      });
      let index = next++;
      child.on('message', (made) => {
        samples[index] = made as Sample;
        progress.add(1);
        index = next++;
        if (index < raids) child.send(index);
        else child.disconnect();
      });
      child.on('error', reject);
      child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`ended (${code})`))));
      if (index < raids) child.send(index);
      else child.disconnect();
    });
  await Promise.all(Array.from({ length: availableParallelism() }, one));
  progress.end();
  return samples;
}

function tables(samples: readonly Sample[]): string[] {
  const { hash } = scenario;
  const planned = samples.filter(({ player }) => player !== 'steady');
  const mean = (of: (s: Sample) => number): string =>
    (samples.reduce((sum, s) => sum + of(s), 0) / samples.length).toFixed(2);
  return [
    `${samples.length} positions, ${PLAYOUTS} playouts behind each call; data ${hash}, rules version ${RULES_VERSION}.`,
    '',
    ...reliabilityLines('called: total success', samples.map(totalBySteady)),
    '',
    ...reliabilityLines('called: half a success or more', samples.map(halfBySteady)),
    '',
    `Points: ${mean((s) => s.points)} called, ${mean((s) => s.steady.points)} came.`,
    '',
    'When `planner-quick`, who had got there, played on instead:',
    '',
    ...reliabilityLines('called: total success', planned.map(totalBySame)),
  ];
}

function totalBySteady({ total, steady }: Sample) {
  return { called: total, won: steady.outcome === 'total-success' };
}

function totalBySame({ total, same }: Sample) {
  return { called: total, won: same.outcome === 'total-success' };
}

function halfBySteady({ total, half, steady }: Sample) {
  return { called: total + half, won: steady.outcome !== 'failure' };
}

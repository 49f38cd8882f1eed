// Long runs of the fuzzer, with progress and memory.
//   npx tsx scripts/fuzz.ts --raids 100000 --seed night --jobs 2
//   --from N   first raid of the run        --deep     every check in every raid, not in one of twenty
//   --battle SYSTEM/…   another battle than the first

import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { groundOf } from './fuzz/grounds.ts';

const DEEP_EVERY = 20;
const MOST_FAILURES = 10;

interface Progress {
  readonly raids: number;
  readonly actions: number;
  readonly deep: number;
  readonly heapStart: number; // MB
  readonly heap: number; // MB
  readonly failures: readonly string[];
  readonly coverage: ReadonlyArray<readonly [string, number]>;
}

const { values } = parseArgs({
  options: {
    battle: { type: 'string' },
    raids: { type: 'string', default: '1000' },
    seed: { type: 'string', default: 'fuzz' },
    from: { type: 'string', default: '0' },
    jobs: { type: 'string', default: '1' },
    deep: { type: 'boolean', default: false },
  },
});
const { name, ground } = groundOf(values.battle);
const from = whole('from', values.from);
const raids = whole('raids', values.raids);
const jobs = Math.max(1, whole('jobs', values.jobs));

function whole(name: string, text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  console.error(`--${name} wants a whole number, not '${text}'`);
  process.exit(2);
}

/** Heap in use, after a collection where Node lets us ask for one. */
function heapMegabytes(): number {
  globalThis.gc?.();
  return Math.round(process.memoryUsage().heapUsed / 104_857.6) / 10;
}

/** Plays raids `from` to `from + raids` in this process. */
function play(tell: (progress: Progress) => void): void {
  const failures: string[] = [];
  const heapStart = heapMegabytes();
  const every = Math.max(1, Math.ceil(raids / 20));
  let actions = 0;
  let deep = 0;
  for (let i = 0; i < raids && failures.length < MOST_FAILURES; i++) {
    const thorough = values.deep || i % DEEP_EVERY === 0;
    if (thorough) deep++;
    try {
      actions += ground.play(ground.optionsOf(values.seed, from + i), thorough);
    } catch (failure) {
      const told = ground.report(failure);
      if (told === null) throw failure;
      failures.push(told);
    }
    if ((i + 1) % every !== 0 && i + 1 !== raids) continue;
    const counts = [...ground.coverage.counts];
    const heap = heapMegabytes();
    tell({ raids: i + 1, actions, deep, heapStart, heap, failures, coverage: counts });
  }
}

/** Shares the raids out among processes and adds up what they say. */
function playInJobs(tell: (progress: readonly Progress[]) => void): void {
  const share = Math.ceil(raids / jobs);
  const latest: Progress[] = [];
  for (let job = 0; job < jobs; job++) {
    const first = job * share;
    const count = Math.max(0, Math.min(share, raids - first));
    const part = ['--from', String(from + first), '--raids', String(count)];
    const args = ['--battle', name, '--seed', values.seed, ...part];
    const child = fork(fileURLToPath(import.meta.url), values.deep ? [...args, '--deep'] : args, {
      env: { ...process.env, FUZZ_JOB: '1' },
      execArgv: [...process.execArgv, '--expose-gc'],
    });
    child.on('message', (progress) => {
      latest[job] = progress as Progress;
      tell(latest.filter((p) => p !== undefined));
    });
    child.on('exit', (code) => {
      if (code !== 0) process.exitCode = 1;
    });
  }
}

const began = performance.now();

function show(parts: readonly Progress[]): void {
  const sum = (of: (p: Progress) => number): number => parts.reduce((n, p) => n + of(p), 0);
  const seconds = (performance.now() - began) / 1000;
  const done = sum((p) => p.raids);
  const heap = parts.map((p) => `${p.heapStart} → ${p.heap}`).join(', ');
  const rate = Math.round(done / seconds);
  console.log(
    `${done} games (${sum((p) => p.deep)} deep), ${sum((p) => p.actions)} actions, ` +
      `${seconds.toFixed(0)} s, ${rate} games/s, heap MB ${heap}`,
  );
  const failures = parts.flatMap((p) => p.failures);
  if (failures.length > 0) process.exitCode = 1;
  if (done === raids || failures.length > 0) conclude(parts, failures);
}

function conclude(parts: readonly Progress[], failures: readonly string[]): void {
  for (const failure of new Set(failures)) console.log(failure);
  const { coverage } = groundOf(name).ground; // a new one, for all parts
  for (const part of parts) coverage.merge(part.coverage);
  console.log(
    coverage
      .list()
      .map(([name, count]) => `  ${count}\t${name}`)
      .join('\n'),
  );
  console.log(failures.length === 0 ? 'No failure.' : `${failures.length} failures.`);
}

if (process.env.FUZZ_JOB === '1') play((progress) => process.send?.(progress));
else playInJobs(show);

// `raid bench`: how fast the rules run on this machine, and ratios that hold on any.

import { loadDieppe } from '../../data/dieppe.ts';
import { noOperands, wholeNumber } from '../args.ts';
import { type CopyCost, measureCopies } from '../bench/copies.ts';
import { measureRaids, type RaidSpeed } from '../bench/raids.ts';
import { type Args, type Command, Exit, type ExitCode } from '../command.ts';
import { playerNamed } from '../players.ts';
import { table } from '../table.ts';
import { print } from '../terminal.ts';

export interface BenchJson {
  readonly node: string;
  readonly raids: readonly RaidSpeed[];
  readonly copies: ReadonlyArray<
    CopyCost & { readonly timesCopy: number; readonly timesCopyInto: number }
  >;
  readonly copiesPerRaid: number; // copies that take as long as one whole raid by `random`
}

/** Whoever thinks longer is timed by his playouts. */
const TIMED = ['random', 'steady'] as const;

export const bench: Command = {
  name: 'bench',
  summary: 'measure how fast the rules run',
  usage: '[--ms N] [--json]',
  options: [
    { name: 'ms', value: 'N', text: 'milliseconds for each measurement (standard 2000)' },
    { name: 'json', text: 'print one JSON object (data/schema/output/bench.schema.json)' },
  ],
  notes: [
    'Each measurement is warmed up first and taken in five parts, of which the fastest counts.',
    'The ratios depend less on the machine than the speeds do; a busy machine spoils both.',
  ],
  run: runBench,
};

function runBench(args: Args): ExitCode {
  noOperands(args);
  const seconds = wholeNumber(args, 'ms', 2000, 1, 600_000) / 1000;
  const result = measureAll(seconds);
  if (args.switches.has('json')) print(JSON.stringify(result));
  else for (const line of benchLines(result)) print(line);
  return Exit.ok;
}

function measureAll(seconds: number): BenchJson {
  const scenario = loadDieppe();
  const raids = TIMED.map((name) => measureRaids(scenario, playerNamed(name), seconds));
  const copies = measureCopies(scenario, seconds / 2);
  const [plain = 1, into = 1] = copies.map((c) => c.nanoseconds);
  const random = raids.find((r) => r.player === 'random')?.raidsPerSecond ?? 1;
  return {
    node: process.version,
    raids,
    copies: copies.map((c) => ({
      ...c,
      timesCopy: c.nanoseconds / plain,
      timesCopyInto: c.nanoseconds / into,
    })),
    copiesPerRaid: 1e9 / random / plain,
  };
}

function benchLines(result: BenchJson): string[] {
  return [
    `Node ${result.node}`,
    '',
    ...table(
      ['player', 'raids/s', 'decisions/s', 'decisions/raid'],
      result.raids.map((r) => [
        r.player,
        round(r.raidsPerSecond),
        round(r.decisionsPerSecond),
        round(r.decisionsPerRaid),
      ]),
    ),
    '',
    ...table(
      ['one copy of a raid in hand', 'ns', '× copy()', '× copyInto()'],
      result.copies.map((c) => [
        c.way,
        round(c.nanoseconds),
        round(c.timesCopy),
        round(c.timesCopyInto),
      ]),
    ),
    '',
    `One whole raid by random takes as long as ${round(result.copiesPerRaid)} copies by copy().`,
  ];
}

/** Three figures are all that a measurement is good for. */
const round = (value: number): string =>
  value >= 100 ? String(Math.round(value)) : value.toPrecision(3).replace(/\.?0+$/, '');

// `raid bench`: how fast the rules run on this machine, and ratios that hold on any.

import { availableParallelism } from 'node:os';
import { BUDGETS, budgetNamed, STANDARD_BUDGET } from '../../staff/review/budget.ts';
import { measureStaff, type StaffSpeed } from '../../staff/speed.ts';
import { noOperands, oneOf, wholeNumber } from '../args.ts';
import { type CopyCost, measureCopies } from '../bench/copies.ts';
import { measureRaids, type RaidSpeed } from '../bench/raids.ts';
import { round } from '../bench/round.ts';
import { staffLines } from '../bench/staff-lines.ts';
import { measureSystems, type SystemSpeed, systemLines } from '../bench/systems.ts';
import { type Args, type Command, Exit, type ExitCode } from '../command.ts';
import { BATTLE, chosenGame, openAll, RAID } from '../games.ts';
import type { OpenGame } from '../open-game.ts';
import { playerNamed, standingName } from '../players.ts';
import { withDesks } from '../review/pool.ts';
import { table } from '../table.ts';
import { print } from '../terminal.ts';

export interface BenchJson {
  readonly node: string;
  readonly raids: readonly RaidSpeed[];
  readonly copies: ReadonlyArray<
    CopyCost & { readonly timesCopy: number; readonly timesCopyInto: number }
  >;
  readonly copiesPerRaid: number; // copies that take as long as one whole raid by `random`
  readonly staff: StaffSpeed;
  readonly systems: readonly SystemSpeed[];
}

const REVIEWS = [...BUDGETS.map(({ name }) => name), 'none'];

export const bench: Command = {
  name: 'bench',
  summary: 'measure how fast the rules run',
  usage: '[--ms N] [--jobs N] [--review BUDGET] [--json]',
  options: [
    { name: 'ms', value: 'N', text: 'milliseconds for each measurement (standard 2000)' },
    { name: 'jobs', value: 'N', text: 'processes for the staff officer (standard: one a core)' },
    {
      name: 'review',
      value: 'BUDGET',
      text: `time a review with ${BUDGETS.map(({ name }) => name).join(', ')}, or none (standard ${STANDARD_BUDGET})`,
    },
    { name: 'json', text: 'print one JSON object (data/schema/output/bench.schema.json)' },
    RAID,
    BATTLE,
  ],
  notes: [
    'Each measurement is warmed up first and taken in five parts, of which the fastest counts.',
    'Last come all systems on the shelf side by side, by processor time, with ratios to the first.',
    'The ratios depend less on the machine than the speeds do; a busy machine spoils both.',
  ],
  run: runBench,
};

async function runBench(args: Args): Promise<ExitCode> {
  noOperands(args);
  const seconds = wholeNumber(args, 'ms', 2000, 1, 600_000) / 1000;
  const jobs = wholeNumber(args, 'jobs', availableParallelism(), 1, 256);
  const review = oneOf(args, 'review', REVIEWS, STANDARD_BUDGET);
  const opened = await chosenGame(args);
  const rules = measureRules(opened, seconds);
  const standing = rules.raids.find((r) => r.player === standingName(opened));
  const staff = await withDesks(jobs, (threads) =>
    measureStaff({
      staffed: opened,
      threads,
      now: () => performance.now(),
      playouts: Math.ceil((standing?.raidsPerSecond ?? 1) * seconds),
      budget: budgetNamed(review) ?? null,
    }),
  );
  const systems = measureSystems(await openAll(), seconds);
  const result = { ...rules, staff, systems };
  if (args.switches.has('json')) print(JSON.stringify(result));
  else for (const line of benchLines(result)) print(line);
  return Exit.ok;
}

/** Whoever thinks longer than these two is timed by his playouts. */
function measureRules(opened: OpenGame, seconds: number): Omit<BenchJson, 'staff' | 'systems'> {
  const raids = ['random', standingName(opened)].map((name) =>
    measureRaids(opened.game, playerNamed(opened, name), seconds),
  );
  const copies = measureCopies(opened, seconds / 2);
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
    '',
    ...staffLines(result.staff),
    '',
    ...systemLines(result.systems),
  ];
}

// `raid simulate`: automatic players play many raids, and the results are counted.

import { availableParallelism } from 'node:os';
import type { Scenario } from '../../systems/raid/rules/scenario.ts';
import { noOperands, oneOf, wholeNumber } from '../args.ts';
import { type Args, type Command, Exit, type ExitCode, Misuse } from '../command.ts';
import { PLAYER, playerNamed, playerNotes } from '../players.ts';
import { chosenRaid, levelOption, RAID } from '../raids.ts';
import { simulateAll } from '../simulate/simulate.ts';
import { resultLines } from '../simulate/tables.ts';
import { print } from '../terminal.ts';

const MOST_RAIDS = 10_000_000;

export const simulate: Command = {
  name: 'simulate',
  summary: 'let automatic players play many raids and count the results',
  usage:
    '[--seeds A..B] [--level ID|all] [--player NAME] [--events on|off] [--jobs N] [--table plain|markdown] [--json]',
  get options() {
    return [
      { name: 'seeds', value: 'A..B', text: 'seeds from A to B (standard 1..100)' },
      levelOption(', all'),
      { ...PLAYER, text: `${PLAYER.text} (standard steady)` },
      { name: 'events', value: 'on|off', text: 'random events of chapter 5 (standard off)' },
      { name: 'jobs', value: 'N', text: 'processes that share the work (standard: one a core)' },
      { name: 'table', value: 'plain|markdown', text: 'form of the tables (standard plain)' },
      { name: 'json', text: 'print one JSON object (data/schema/output/simulate.schema.json)' },
      RAID,
    ];
  },
  notes: [
    'Players:',
    ...playerNotes,
    'The result does not depend on --jobs. Intervals are 95 %, after Wilson.',
    'Any raid can be had again: raid play --seed SEED --level ID --player NAME',
  ],
  run: runSimulate,
};

async function runSimulate(args: Args): Promise<ExitCode> {
  noOperands(args);
  const scenario = chosenRaid(args);
  const player = args.values.get('player') ?? 'steady';
  playerNamed(player); // a wrong name is told before any work begins
  const json = await simulateAll({
    scenario,
    player,
    levels: chosenLevels(args, scenario),
    events: oneOf(args, 'events', ['on', 'off'], 'off') === 'on',
    ...chosenSeeds(args),
    jobs: wholeNumber(args, 'jobs', availableParallelism(), 1, 256),
  });
  const kind = oneOf(args, 'table', ['plain', 'markdown'], 'plain');
  if (args.switches.has('json')) print(JSON.stringify(json));
  else for (const line of resultLines(json, kind)) print(line);
  return Exit.ok;
}

function chosenLevels(args: Args, scenario: Scenario): string[] {
  const levels = scenario.levels.map((level) => level.id);
  const level = oneOf(args, 'level', [...levels, 'all'], levels[0] ?? '');
  return level === 'all' ? levels : [level];
}

/** 'A..B', or one seed alone. */
function chosenSeeds(args: Args): { first: number; last: number } {
  const text = args.values.get('seeds') ?? '1..100';
  const [, from, to] = /^(\d{1,9})(?:\.\.(\d{1,9}))?$/.exec(text) ?? [];
  if (from === undefined) throw new Misuse(`--seeds takes A..B, two whole numbers, not '${text}'`);
  const first = Number(from);
  const last = Number(to ?? from);
  if (last < first) throw new Misuse(`--seeds ${text}: the last seed comes before the first`);
  if (last - first >= MOST_RAIDS)
    throw new Misuse(`--seeds ${text}: more than ${MOST_RAIDS} raids`);
  return { first, last };
}

// `raid simulate`: automatic players play many raids, and the results are counted.

import { availableParallelism } from 'node:os';
import type { GameData } from '../../engine/position.ts';
import { noOperands, oneOf, wholeNumber } from '../args.ts';
import { type Args, type Command, Exit, type ExitCode, Misuse } from '../command.ts';
import { BATTLE, chosenGame, chosenLevel, levelOption, RAID } from '../games.ts';
import { chosenOptional, OPTION } from '../optional.ts';
import { playerNamed, playerNotes, playerOption, standingName } from '../players.ts';
import { resultLines, simulateAll } from '../simulate/simulate.ts';
import { print } from '../terminal.ts';

const MOST_RAIDS = 10_000_000;

export const simulate: Command = {
  name: 'simulate',
  summary: 'let automatic players play many raids and count the results',
  usage:
    '[--seeds A..B] [--level ID|all] [--player NAME] [--events on|off] [--option NAMES] [--jobs N] [--table plain|markdown] [--json]',
  options: [
    { name: 'seeds', value: 'A..B', text: 'seeds from A to B (standard 1..100)' },
    levelOption('all'),
    playerOption((players, staffed) => `${players} (standard ${standingName(staffed)})`),
    {
      name: 'events',
      value: 'on|off',
      text: 'chance events (standard off)',
      of: ({ terminal }) => `${terminal.words.events} (standard off)`,
    },
    OPTION,
    { name: 'jobs', value: 'N', text: 'processes that share the work (standard: one a core)' },
    { name: 'table', value: 'plain|markdown', text: 'form of the tables (standard plain)' },
    { name: 'json', text: 'print one JSON object (data/schema/output/simulate.schema.json)' },
    RAID,
    BATTLE,
  ],
  notes: (game) => [
    'Players:',
    ...playerNotes(game),
    'The result does not depend on --jobs. Intervals are 95 %, after Wilson.',
    'Any raid can be had again: raid play --seed SEED --level ID --player NAME',
  ],
  run: runSimulate,
};

async function runSimulate(args: Args): Promise<ExitCode> {
  noOperands(args);
  const opened = await chosenGame(args);
  const player = args.values.get('player') ?? standingName(opened);
  playerNamed(opened, player); // a wrong name is told before any work begins
  const json = await simulateAll(opened, {
    player,
    levels: chosenLevels(args, opened.game.scenario),
    events: oneOf(args, 'events', ['on', 'off'], 'off') === 'on',
    optional: chosenOptional(args, opened.game.system),
    ...chosenSeeds(args),
    jobs: wholeNumber(args, 'jobs', availableParallelism(), 1, 256),
  });
  const kind = oneOf(args, 'table', ['plain', 'markdown'], 'plain');
  if (args.switches.has('json')) print(JSON.stringify(json));
  else for (const line of resultLines(opened, json, kind)) print(line);
  return Exit.ok;
}

function chosenLevels(args: Args, scenario: GameData): string[] {
  const level = chosenLevel(args, scenario, 'all');
  return level === 'all' ? scenario.levels.map(({ id }) => id) : [level];
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

// `raid play`: a raid in the terminal, by hand or by an automatic player.

import { writeFileSync } from 'node:fs';
import { isSeed, replayText } from '../../engine/replay.ts';
import { Session } from '../../engine/session.ts';
import type { RaidSession } from '../../systems/raid/rules/session.ts';
import { raidOn } from '../../systems/raid/rules/system.ts';
import { Voice } from '../../systems/raid/text/voice.ts';
import { noOperands } from '../args.ts';
import { type Args, type Command, Exit, type ExitCode, Failure, Misuse } from '../command.ts';
import { giveOrder, HELP_LINES, tellScore } from '../play/commands.ts';
import { playByHand } from '../play/interactive.ts';
import { PLAYER, playerNamed } from '../players.ts';
import {
  chosenLang,
  chosenLevel,
  chosenNames,
  chosenRaid,
  LANG,
  levelOption,
  NAMES,
  RAID,
} from '../raids.ts';
import { print } from '../terminal.ts';

export const play: Command = {
  name: 'play',
  summary: 'play a raid',
  usage:
    '[--seed TEXT] [--level ID] [--events | --no-events] [--practice] [--player NAME] [--out FILE] [--lang en|fr] [--names ids|names]',
  get options() {
    return [
      {
        name: 'seed',
        value: 'TEXT',
        text: 'the dice and the markers; the same seed, the same raid',
      },
      levelOption(),
      { name: 'events', text: 'play with the random events of chapter 5' },
      { name: 'no-events', text: 'play without them (standard)' },
      { name: 'practice', text: 'undo takes back anything; the replay says so' },
      { ...PLAYER, text: `let ${PLAYER.text} play, and print the log` },
      { name: 'out', value: 'FILE', text: 'write the replay when the raid ends or is left' },
      LANG,
      { ...NAMES, text: `${NAMES.text} (standard names)` },
      RAID,
    ];
  },
  notes: ['At the prompt:', ...HELP_LINES.map((line) => `  ${line}`)],
  run: runPlay,
};

async function runPlay(args: Args): Promise<ExitCode> {
  noOperands(args);
  const session = chosenSession(args);
  const { scenario, options } = session;
  const voice = new Voice(scenario, chosenLang(args), chosenNames(args, 'names'));
  const level = scenario.levels.find((l) => l.id === options.level)?.[voice.lang] ?? '';
  const title = scenario.title[voice.lang];
  const name = args.values.get('player');
  const player = name === undefined ? undefined : playerNamed(name);
  print(voice.say('play.begin', { title, level, seed: options.seed }));
  if (player === undefined) {
    print(voice.say('play.hint'));
    await playByHand(session, voice);
  } else {
    player.start(options.seed);
    while (!session.over) {
      const table = { session, voice, actions: session.asked.actions };
      giveOrder(table, player.pick(session.position, session.asked.actions));
    }
    tellScore({ session, voice, actions: [] });
  }
  writeReplay(args, session);
  return Exit.ok;
}

function chosenSession(args: Args): RaidSession {
  const { switches, values } = args;
  if (switches.has('events') && switches.has('no-events')) {
    throw new Misuse('--events and --no-events contradict each other');
  }
  const scenario = chosenRaid(args);
  const seed = values.get('seed') ?? newSeed();
  if (!isSeed(seed)) throw new Misuse('--seed: at most 200 characters, none of control');
  const options = { seed, level: chosenLevel(args, scenario), events: switches.has('events') };
  return new Session(raidOn(scenario), { ...options, practice: switches.has('practice') });
}

/** A seed nobody has chosen; it is printed, so that the raid can be had again. */
const newSeed = (): string => Date.now().toString(36);

function writeReplay(args: Args, session: RaidSession): void {
  const file = args.values.get('out');
  if (file === undefined) return;
  try {
    writeFileSync(file, replayText(session.replay()));
  } catch (fault) {
    throw new Failure(`--out: ${fault instanceof Error ? fault.message : fault}`);
  }
}

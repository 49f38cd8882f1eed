// `raid play`: a raid in the terminal, by hand or by an automatic player.

import { optionalPart } from '../../engine/optional-rules.ts';
import { isSeed, replayText } from '../../engine/replay.ts';
import { Session } from '../../engine/session.ts';
import { sayInTerminal } from '../../words/shell/terminal.ts';
import { noOperands } from '../args.ts';
import { type Args, type Command, Exit, type ExitCode, Misuse } from '../command.ts';
import { checkWritable, writeText } from '../files.ts';
import {
  BATTLE,
  chosenGame,
  chosenLang,
  chosenLevel,
  chosenVoice,
  LANG,
  levelOption,
  NAMES,
  RAID,
} from '../games.ts';
import type { OpenGame } from '../open-game.ts';
import { chosenOptional, OPTION } from '../optional.ts';
import { giveOrder, helpLines, tellScore } from '../play/commands.ts';
import { playByHand } from '../play/interactive.ts';
import { playerNamed, playerOption } from '../players.ts';
import { print } from '../terminal.ts';

export const play: Command = {
  name: 'play',
  summary: 'play a raid',
  usage:
    '[--seed TEXT] [--level ID] [--events | --no-events] [--option NAMES] [--practice] [--player NAME] [--out FILE] [--lang en|fr] [--names ids|names]',
  options: [
    {
      name: 'seed',
      value: 'TEXT',
      text: 'the dice and the markers; the same seed, the same raid',
    },
    levelOption(),
    {
      name: 'events',
      text: 'play with chance events',
      of: ({ terminal }) => `play with the ${terminal.words.events}`,
    },
    { name: 'no-events', text: 'play without them (standard)' },
    OPTION,
    { name: 'practice', text: 'undo takes back anything; the replay says so' },
    playerOption((players) => `let ${players} play, and print the log`),
    { name: 'out', value: 'FILE', text: 'write the replay when the raid ends or is left' },
    LANG,
    { ...NAMES, text: `${NAMES.text} (standard names)` },
    RAID,
    BATTLE,
  ],
  notes: (game) => ['At the prompt:', ...helpLines(game).map((line) => `  ${line}`)],
  goesOn: true, // there may be a replay to write
  run: runPlay,
};

async function runPlay(args: Args): Promise<ExitCode> {
  noOperands(args);
  const out = args.values.get('out');
  if (out !== undefined) checkWritable('--out', out);
  const opened = await chosenGame(args);
  const session = chosenSession(args, opened);
  const seat = {
    ...{ opened, session, lang: chosenLang(args) },
    voice: chosenVoice(args, opened, 'names'),
  };
  const { seed, level } = session.options;
  const name = args.values.get('player');
  const player = name === undefined ? undefined : playerNamed(opened, name);
  const { title } = seat.voice;
  print(sayInTerminal(seat.lang, 'play.begin', { title, level: seat.voice.level(level), seed }));
  if (player === undefined) {
    print(sayInTerminal(seat.lang, 'play.hint'));
    await playByHand(seat);
  } else {
    player.start(seed);
    while (!session.over) giveOrder(seat, player.pick(session.position, session.asked.actions));
    tellScore(seat);
  }
  if (out !== undefined) writeText('--out', out, replayText(session.replay()));
  return Exit.ok;
}

function chosenSession(args: Args, { game }: OpenGame): Session {
  const { switches, values } = args;
  if (switches.has('events') && switches.has('no-events')) {
    throw new Misuse('--events and --no-events contradict each other');
  }
  const seed = values.get('seed') ?? newSeed();
  if (!isSeed(seed)) throw new Misuse('--seed: at most 200 characters, none of control');
  const options = { seed, level: chosenLevel(args, game.scenario), events: switches.has('events') };
  const optional = chosenOptional(args, game.system);
  return new Session(game, {
    ...{ ...options, ...optionalPart({ optional }) },
    practice: switches.has('practice'),
  });
}

/** A seed nobody has chosen; it is printed, so that the raid can be had again. */
const newSeed = (): string => Date.now().toString(36);

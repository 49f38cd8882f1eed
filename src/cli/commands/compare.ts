// `raid compare`: where two replays part, and what each had turn by turn. Without a second one the strongest player plays
// the seed of the first.

import { optionalPart } from '../../engine/optional-rules.ts';
import { makeReplay, type Replay, replayText, verifyReplay } from '../../engine/replay.ts';
import { playGame } from '../../engine/run.ts';
import type { Action } from '../../engine/system.ts';
import { strongestOf } from '../../staff/players.ts';
import { sayInTerminal } from '../../words/shell/terminal.ts';
import { type Args, type Command, Exit, type ExitCode, Failure, Misuse } from '../command.ts';
import { compareLines, type Told } from '../compare/lines.ts';
import { checkWritable, writeText } from '../files.ts';
import { chosenLang, chosenVoice, LANG, NAMES } from '../games.ts';
import { type OpenReplay, openReplay, refusalText, short } from '../replay-file.ts';
import { print } from '../terminal.ts';

export const compare: Command = {
  name: 'compare',
  summary: 'tell where two replays part, or a replay and the strongest player on its seed',
  usage: 'FILE [FILE] [--out FILE] [--lang en|fr] [--names ids|names]',
  options: [
    { name: 'out', value: 'FILE', text: 'write the replay of the strongest player' },
    LANG,
    { ...NAMES, text: `${NAMES.text} (standard names)` },
  ],
  notes: [
    'FILE is a replay, a file with a link in it, the text of a link, or - for stdin.',
    'With one FILE the strongest player plays the same seed, level, events and options, as `raid play --player` would.',
  ],
  goesOn: true, // there may be a replay to write
  run: runCompare,
};

async function runCompare(args: Args): Promise<ExitCode> {
  const [first, second, ...more] = args.operands;
  if (first === undefined) throw new Misuse('no replay is named');
  if (more.length > 0) throw new Misuse(`at most two replays, not ${args.operands.length}`);
  const out = args.values.get('out');
  if (out !== undefined && second !== undefined) {
    throw new Misuse('--out: the strongest player only plays when one replay is named');
  }
  if (out !== undefined) checkWritable('--out', out);
  const opened = await openSound(first);
  const lang = chosenLang(args);
  const a: Told = { name: short(first), replay: opened.replay };
  const b = second === undefined ? bestOf(opened) : await other(opened, second);
  if (out !== undefined) writeText('--out', out, replayText(b.replay));
  const voice = chosenVoice(args, opened, 'names');
  const say = (...said: Said) => sayInTerminal(lang, ...said);
  for (const line of compareLines(opened.game, voice, say, a, b)) print(line);
  return Exit.ok;
}

type Said = Parameters<typeof sayInTerminal> extends [unknown, ...infer Rest] ? Rest : never;

async function openSound(name: string): Promise<OpenReplay> {
  const opened = await openReplay(name);
  const run = verifyReplay(opened.game, opened.replay);
  if (!run.ok) throw new Failure(`${short(name)}: ${refusalText(run, opened.replay)}`);
  return opened;
}

async function other({ game }: OpenReplay, name: string): Promise<Told> {
  const opened = await openSound(name);
  if (opened.game.scenario.hash !== game.scenario.hash) {
    throw new Failure(`${short(name)}: of another battle (${opened.game.scenario.id})`);
  }
  return { name: short(name), replay: opened.replay };
}

function bestOf({ game, staff, replay }: OpenReplay): Told {
  if ((replay.branches ?? []).length > 0) {
    throw new Failure('taken up with fresh dice: there is no one seed to play it on');
  }
  const player = strongestOf(game.system, staff);
  const actions: Action[] = [];
  const course = courseOf(replay);
  playGame(game, course, player.make(), actions);
  return { name: player.name, replay: makeReplay(game, course, actions) };
}

const courseOf = (replay: Replay) => {
  const { seed, level, events } = replay;
  return { seed, level, events, ...optionalPart(replay) };
};

// `raid link` and `raid unlink`: a replay as a short text for a web address, and back.

import { encodeLink } from '../../engine/link.ts';
import { replayText } from '../../engine/replay.ts';
import { refuseForeign } from '../../engine/replay-check.ts';
import { oneOperand } from '../args.ts';
import { type Args, type Command, Exit, type ExitCode, Failure } from '../command.ts';
import { openReplay, refusalText } from '../replay-file.ts';
import { print } from '../terminal.ts';

export const link: Command = {
  name: 'link',
  summary: 'print a replay as a short text for a web address',
  usage: 'FILE',
  options: [],
  notes: ['The replay must verify. Its name and note stay behind.'],
  run: runLink,
};

export const unlink: Command = {
  name: 'unlink',
  summary: 'print the replay that a link holds',
  usage: 'TEXT',
  options: [],
  notes: ['TEXT is a link, a web address with one, a file with one in it, or - for stdin.'],
  run: runUnlink,
};

async function runLink(args: Args): Promise<ExitCode> {
  const { game, replay } = await openReplay(oneOperand(args, 'replay'));
  const foreign = refuseForeign(game, replay);
  if (foreign !== null) throw new Failure(refusalText(foreign, replay));
  try {
    print(encodeLink(game, replay));
  } catch (fault) {
    if (fault instanceof RangeError) throw new Failure(fault.message);
    throw fault;
  }
  return Exit.ok;
}

async function runUnlink(args: Args): Promise<ExitCode> {
  const { replay } = await openReplay(oneOperand(args, 'link'));
  process.stdout.write(replayText(replay));
  return Exit.ok;
}

// `raid verify`: runs replays again and checks that they come out as they were played.

import { verifyReplay } from '../../engine/replay.ts';
import { type Args, type Command, Exit, type ExitCode, Failure, Misuse } from '../command.ts';
import { openReplay, refusalText, short } from '../replay-file.ts';
import { complain, print } from '../terminal.ts';

export const verify: Command = {
  name: 'verify',
  summary: 'run replays again and check that they end the same way',
  usage: 'FILE…',
  options: [],
  notes: [
    'FILE is a replay, a file with a link in it, the text of a link, or - for stdin.',
    'The first action that does not come out as it was played is named; the exit code is then 1.',
  ],
  goesOn: true, // the exit code tells as well
  run: runVerify,
};

async function runVerify(args: Args): Promise<ExitCode> {
  if (args.operands.length === 0) throw new Misuse('no replay is named');
  let sound = true;
  for (const name of args.operands) if (!(await isSound(name))) sound = false;
  return sound ? Exit.ok : Exit.failed;
}

async function isSound(name: string): Promise<boolean> {
  try {
    print(`${short(name)}: ${await verdict(name)}`);
    return true;
  } catch (fault) {
    if (!(fault instanceof Failure)) throw fault;
    complain(fault.message);
    return false;
  }
}

async function verdict(name: string): Promise<string> {
  const { game, replay } = await openReplay(name);
  const checked = verifyReplay(game, replay);
  if (!checked.ok) throw new Failure(`${short(name)}: ${refusalText(checked, replay)}`);
  const { actions, result } = replay;
  const end = result === null ? 'unfinished' : `${result.outcome}, ${result.vp} VP`;
  return `verified, ${actions.length} actions, ${end}`;
}

// `npm run raid -- <command>`: finds the command, reads its options and runs it.

import { HELP, readArgs } from './args.ts';
import { type Command, Exit, type ExitCode, Failure, Misuse } from './command.ts';
import { commands } from './commands.ts';
import { chosenGame } from './games.ts';
import { helpAll, helpOf } from './help.ts';
import { didYouMean } from './nearest.ts';
import { complain, goOnUnread, watchOutputs } from './terminal.ts';

async function main(typed: readonly string[]): Promise<ExitCode> {
  const [name, ...rest] = typed;
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    process.stdout.write(helpAll(commands));
    return name === undefined ? Exit.misused : Exit.ok;
  }
  const command = commands.find((c) => c.name === name);
  if (command === undefined) {
    const names = commands.map((c) => c.name);
    throw new Misuse(
      `no command '${name}'${didYouMean(name, names)}\nThere are: ${names.join(', ')}.`,
    );
  }
  return runCommand(command, rest);
}

async function runCommand(command: Command, typed: readonly string[]): Promise<ExitCode> {
  try {
    const args = readArgs(command, typed);
    if (!args.switches.has(HELP.name)) {
      if (command.goesOn === true) goOnUnread();
      return await command.run(args);
    }
    process.stdout.write(helpOf(command, await chosenGame(args)));
    return Exit.ok;
  } catch (fault) {
    if (!(fault instanceof Misuse)) throw fault;
    throw new Misuse(`${fault.message}\nSee: raid ${command.name} --help`);
  }
}

function exitCodeOf(fault: unknown): ExitCode {
  if (!(fault instanceof Misuse) && !(fault instanceof Failure)) throw fault;
  complain(`raid: ${fault.message}`);
  return fault instanceof Misuse ? Exit.misused : Exit.failed;
}

watchOutputs();
process.exitCode = await main(process.argv.slice(2)).catch(exitCodeOf);

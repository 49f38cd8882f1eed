// The two outputs. Results go to stdout, so that they can be piped; all else goes to stderr.

import { Exit } from './command.ts';

export function print(line = ''): void {
  process.stdout.write(`${line}\n`);
}

export function complain(line: string): void {
  process.stderr.write(`${line}\n`);
}

let goesOn = false;
let failed = false;

/** The command has more to do than to print: it goes on to its end when its output is gone. */
export function goOnUnread(): void {
  goesOn = true;
}

/** A reader that closes early, such as `head`, ends the command without noise; a disk that is full ends it with a word. */
export function watchOutputs(): void {
  process.stderr.on('error', () => undefined); // nobody is left to be told
  process.stdout.on('error', (fault: NodeJS.ErrnoException) => {
    if (fault.code !== 'EPIPE') failToPrint(fault);
    if (!goesOn) process.exit(failed ? Exit.failed : Exit.ok);
  });
  process.on('exit', (code) => {
    if (failed && code === Exit.ok) process.exitCode = Exit.failed;
  });
}

function failToPrint(fault: Error): void {
  if (!failed) complain(`raid: the output could not be written: ${fault.message}`);
  failed = true;
}

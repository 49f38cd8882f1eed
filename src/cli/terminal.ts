// The two outputs. Results go to stdout, so that they can be piped; all else goes to stderr.

export function print(line = ''): void {
  process.stdout.write(`${line}\n`);
}

export function complain(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** A reader that closes early, such as `head`, ends the command without noise. */
export function endWhenReaderLeaves(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (fault: NodeJS.ErrnoException) => {
      if (fault.code === 'EPIPE') process.exit(0);
      throw fault;
    });
  }
}

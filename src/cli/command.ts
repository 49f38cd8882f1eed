// What a command of `raid` is: its name, its help, its options and what it runs. Exit codes: 0 all is well,
// 1 a check failed, 2 the command was used in a wrong way.

import type { OpenGame } from './open-game.ts';

export const Exit = { ok: 0, failed: 1, misused: 2 } as const;
export type ExitCode = (typeof Exit)[keyof typeof Exit];

export interface Option {
  readonly name: string;
  readonly value?: string; // what follows the option, as help shows it; a switch has none
  readonly text: string;
  of?(game: OpenGame): string; // the text, where help can tell more of the battle it is asked about
}

export interface Command {
  readonly name: string;
  readonly summary: string; // one line in the list of commands
  readonly usage: string; // what follows the name
  readonly options: readonly Option[];
  readonly notes?: readonly string[] | ((game: OpenGame) => readonly string[]); // printed below the options
  readonly goesOn?: true; // to its end, though nobody reads what it prints
  run(args: Args): ExitCode | Promise<ExitCode>;
}

/** What was typed behind the command's name, already checked against its options. */
export interface Args {
  readonly operands: readonly string[];
  readonly values: ReadonlyMap<string, string>;
  readonly switches: ReadonlySet<string>;
}

/** Wrong use: the message names what is wrong, and the exit code is 2. */
export class Misuse extends Error {}

/** Something that was to be checked is not right: the exit code is 1. */
export class Failure extends Error {}

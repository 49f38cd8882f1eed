// The help of `raid` and of each command.

import { HELP } from './args.ts';
import type { Command } from './command.ts';
import type { OpenGame } from './open-game.ts';

export function helpAll(commands: readonly Command[]): string {
  const width = Math.max(...commands.map((c) => c.name.length));
  return [
    'raid: Operation Cauldron in the terminal',
    '',
    'usage: raid <command> [options]',
    '',
    ...commands.map((c) => `  ${c.name.padEnd(width)}  ${c.summary}`),
    '',
    'raid <command> --help tells more about one.',
    'Exit codes: 0 all is well, 1 a check failed, 2 wrong use.',
    '',
  ].join('\n');
}

/** What levels and players there are is told of one battle. */
export function helpOf(command: Command, game: OpenGame): string {
  const heads = [...command.options, HELP].map((o) => ({
    head: 'value' in o && o.value !== undefined ? `--${o.name} ${o.value}` : `--${o.name}`,
    text: 'of' in o && o.of !== undefined ? o.of(game) : o.text,
  }));
  const width = Math.max(...heads.map((h) => h.head.length));
  const { notes = [] } = command;
  const below = typeof notes === 'function' ? notes(game) : notes;
  return [
    `raid ${command.name}: ${command.summary}`,
    '',
    `usage: raid ${command.name} ${command.usage}`.trimEnd(),
    '',
    ...heads.map((h) => `  ${h.head.padEnd(width)}  ${h.text}`),
    ...(below.length === 0 ? [] : ['', ...below]),
    '',
  ].join('\n');
}

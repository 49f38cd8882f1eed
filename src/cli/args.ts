// Reads what was typed behind a command, and says clearly what is wrong with it.

import { parseArgs } from 'node:util';
import { type Args, type Command, Misuse } from './command.ts';
import { didYouMean } from './nearest.ts';

/** Every command has it; it prints the command's help. */
export const HELP = { name: 'help', text: 'print this' } as const;

export function readArgs(command: Command, typed: readonly string[]): Args {
  const known = [...command.options, HELP];
  const options = Object.fromEntries(
    known.map((o) => [
      o.name,
      { type: 'value' in o && o.value !== undefined ? 'string' : 'boolean' },
    ]),
  ) as Record<string, { type: 'string' | 'boolean' }>;
  const { tokens } = parseArgs({
    args: [...typed],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const operands: string[] = [];
  const values = new Map<string, string>();
  const switches = new Set<string>();
  for (const token of tokens) {
    if (token.kind === 'positional') operands.push(token.value);
    if (token.kind !== 'option') continue;
    const option = options[token.name];
    if (option === undefined) throw unknownOption(token.rawName, Object.keys(options));
    if (option.type === 'boolean') switches.add(bareSwitch(token.rawName, token.name, token.value));
    else values.set(token.name, givenValue(token.rawName, token.value, token.inlineValue === true));
  }
  return { operands, values, switches };
}

function unknownOption(raw: string, names: readonly string[]): Misuse {
  const typed = raw.replace(/^-+/, '');
  return new Misuse(`unknown option ${raw}${didYouMean(typed, names, '--')}`);
}

function bareSwitch(raw: string, name: string, value: string | undefined): string {
  if (value !== undefined) throw new Misuse(`option ${raw} takes no value`);
  return name;
}

/** `--seed --level basic` has forgotten the seed; `--seed=--level` has not. */
function givenValue(raw: string, value: string | undefined, inline: boolean): string {
  if (value === undefined || (!inline && /^--?[a-z]/.test(value)))
    throw new Misuse(`option ${raw} needs a value`);
  return value;
}

/** A whole number option within bounds. */
export function wholeNumber(
  args: Args,
  name: string,
  standard: number,
  low: number,
  high: number,
): number {
  const text = args.values.get(name);
  if (text === undefined) return standard;
  const value = /^-?\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= low && value <= high) return value;
  const span = high === Number.MAX_SAFE_INTEGER ? `${low} or more` : `${low} to ${high}`;
  throw new Misuse(`--${name} takes a whole number, ${span}, not '${text}'`);
}

/** An option that takes one of a few words. */
export function oneOf<W extends string>(
  args: Args,
  name: string,
  words: readonly W[],
  standard: W,
): W {
  const text = args.values.get(name);
  if (text === undefined) return standard;
  const word = words.find((w) => w === text);
  if (word !== undefined) return word;
  throw new Misuse(`--${name} takes ${words.join(', ')}, not '${text}'${didYouMean(text, words)}`);
}

export function noOperands(args: Args): void {
  const [first] = args.operands;
  if (first !== undefined) throw new Misuse(`'${first}' is not expected here`);
}

/** Exactly one operand, such as the file to look at. */
export function oneOperand(args: Args, what: string): string {
  const [first, ...more] = args.operands;
  if (first === undefined) throw new Misuse(`${what} is missing`);
  if (more.length > 0) throw new Misuse(`one ${what} is expected, not ${args.operands.length}`);
  return first;
}

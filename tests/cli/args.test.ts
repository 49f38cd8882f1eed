// What is typed behind a command: options, values, operands, and clear words for what is wrong.

import { describe, expect, test } from 'vitest';
import { noOperands, oneOf, oneOperand, readArgs, wholeNumber } from '../../src/cli/args.ts';
import { type Command, Exit, Misuse } from '../../src/cli/command.ts';
import { commands } from '../../src/cli/commands.ts';
import { chosenGame } from '../../src/cli/games.ts';
import { helpAll, helpOf } from '../../src/cli/help.ts';
import { nearest } from '../../src/cli/nearest.ts';

const command: Command = {
  name: 'test',
  summary: 'a command to test with',
  usage: '[FILE]',
  options: [
    { name: 'seed', value: 'TEXT', text: 'a seed' },
    { name: 'jobs', value: 'N', text: 'how many' },
    { name: 'json', text: 'as JSON' },
  ],
  run: () => Exit.ok,
};
const read = (...typed: string[]) => readArgs(command, typed);
const fault = (run: () => unknown): string => {
  try {
    run();
  } catch (wrong) {
    if (wrong instanceof Misuse) return wrong.message;
    throw wrong;
  }
  return 'no fault';
};

describe('options', () => {
  test('values, switches and operands', () => {
    const args = read('a.json', '--seed', 'x y', '--json', '--jobs=3', 'b.json');
    expect(args.operands).toEqual(['a.json', 'b.json']);
    expect([...args.values]).toEqual([
      ['seed', 'x y'],
      ['jobs', '3'],
    ]);
    expect([...args.switches]).toEqual(['json']);
  });

  test('a value may look like anything behind =', () => {
    expect(read('--seed=--json').values.get('seed')).toBe('--json');
    expect(read('--seed', '-3').values.get('seed')).toBe('-3');
  });

  test.each([
    [['--seeed', '1'], 'unknown option --seeed; did you mean --seed?'],
    [['--sede', '1'], 'unknown option --sede; did you mean --seed?'],
    [['--colour'], 'unknown option --colour'],
    [['-x'], 'unknown option -x'],
    [['--seed'], 'option --seed needs a value'],
    [['--seed', '--json'], 'option --seed needs a value'],
    [['--json=yes'], 'option --json takes no value'],
  ])('%j', (typed, message) => {
    expect(fault(() => read(...typed))).toBe(message);
  });
});

describe('what a value may be', () => {
  test('whole numbers within bounds', () => {
    expect(wholeNumber(read(), 'jobs', 2, 1, 8)).toBe(2);
    expect(wholeNumber(read('--jobs', '8'), 'jobs', 2, 1, 8)).toBe(8);
  });

  test.each(['0', '9', '1.5', 'x', '', '1e3', '99999999999'])('jobs %j is refused', (text) => {
    expect(fault(() => wholeNumber(read(`--jobs=${text}`), 'jobs', 2, 1, 8))).toBe(
      `--jobs takes a whole number, 1 to 8, not '${text}'`,
    );
  });

  test('one of some words', () => {
    expect(oneOf(read('--seed', 'on'), 'seed', ['on', 'off'], 'off')).toBe('on');
    expect(fault(() => oneOf(read('--seed', 'onn'), 'seed', ['on', 'off'], 'off'))).toBe(
      "--seed takes on, off, not 'onn'; did you mean on?",
    );
  });

  test('operands, as many as are wanted', () => {
    expect(oneOperand(read('a'), 'replay')).toBe('a');
    expect(fault(() => oneOperand(read(), 'replay'))).toBe('replay is missing');
    expect(fault(() => oneOperand(read('a', 'b'), 'replay'))).toBe('one replay is expected, not 2');
    expect(fault(() => noOperands(read('a')))).toBe("'a' is not expected here");
  });
});

describe('did you mean', () => {
  test.each([
    ['sede', ['seed', 'level'], 'seed'],
    ['levle', ['seed', 'level'], 'level'],
    ['simulat', ['play', 'simulate'], 'simulate'],
    ['zzz', ['seed', 'level'], undefined],
    ['', ['seed'], undefined],
  ])('%s of %j is %s', (typed, words, word) => {
    expect(nearest(typed, words)).toBe(word);
  });
});

describe('help', async () => {
  const game = await chosenGame({ operands: [], values: new Map(), switches: new Set() });

  test('lists every command', () => {
    const lines = helpAll(commands).split('\n');
    for (const { name, summary } of commands) {
      expect(lines.some((line) => line.startsWith(`  ${name} `) && line.endsWith(summary))).toBe(
        true,
      );
    }
  });

  test.each(commands.map((c) => [c.name, c] as const))('%s names its options', (name, c) => {
    const help = helpOf(c, game);
    expect(help).toContain(`usage: raid ${name}`);
    for (const option of c.options) expect(help).toContain(`--${option.name}`);
    expect(help).toContain('--help');
  });
});

// Wrong use ends with 2 and a message, a failed check with 1; nothing ever ends in a stack trace.

import { afterAll, expect, test } from 'vitest';
import { readArgs } from '../../src/cli/args.ts';
import { Misuse } from '../../src/cli/command.ts';
import { commands } from '../../src/cli/commands.ts';
import { Folder, type Ran, raid } from './run.ts';

const folder = new Folder();
afterAll(() => folder.remove());
const file = folder.write('broken.json', '{ "format": "cauldron-replay", ');
const text = folder.write('text.txt', 'Dear diary, today we landed.');

const cases: ReadonlyArray<readonly [typed: string[], code: number, message: RegExp]> = [
  [[], 2, /^$/],
  [['bnech'], 2, /no command 'bnech'; did you mean bench\?/],
  [
    ['play', '--seeed', '1'],
    2,
    /unknown option --seeed; did you mean --seed\?\nSee: raid play --help/,
  ],
  [['play', '--events', '--no-events'], 2, /contradict each other/],
  [['verify', folder.file('nowhere.json')], 2, /there is no file/],
  [['verify', file], 1, /broken\.json: not a replay\n {2}cut short/],
  [['log', text], 1, /text\.txt: /],
  [['unlink', 'AAAAAAAAAAAAAAAA'], 1, /AAAAAAAAAAAAAAAA: /],
];

test('every mistake is told', async () => {
  const ran: Ran[] = [];
  for (let i = 0; i < cases.length; i += 2) {
    ran.push(...(await Promise.all(cases.slice(i, i + 2).map(([typed]) => raid(typed)))));
  }
  for (const [i, [typed, code, message]] of cases.entries()) {
    const told = ran[i] as Ran;
    expect(told.code, typed.join(' ')).toBe(code);
    expect(told.err.trim()).toMatch(message);
    expect(told.err).not.toMatch(/\n\s+at .*\(/);
  }
});

test('help is no mistake', async () => {
  const told = await raid(['odds', '--help']);
  expect(told.code).toBe(0);
  expect(told.out).toMatch(/^raid odds: exact odds.*\n\nusage: raid odds FILE/);
});

const refused: ReadonlyArray<readonly [typed: string[], message: RegExp]> = [
  [['play', '--level', 'gren'], /--level takes basic, .*, not 'gren'; did you mean green\?/],
  [
    ['play', '--option', 'cool-head'],
    /takes cool-heads, not 'cool-head'; did you mean cool-heads\?/,
  ],
  [['simulate', '--option', 'cool-heads,fog'], /--option takes cool-heads, not 'fog'/],
  [['play', '--player', 'nobody'], /no player 'nobody' \(there are /],
  [['play', '--seed', 'a\u0007b'], /--seed: at most 200 characters/],
  [['play', 'somewhere'], /'somewhere' is not expected here/],
  [['simulate', '--seeds', '5..1'], /the last seed comes before the first/],
  [['simulate', '--seeds', '1..999999999'], /more than 10000000 raids/],
  [['simulate', '--seeds', '1-9'], /--seeds takes A\.\.B/],
  [['simulate', '--player', 'stedy'], /did you mean steady\?/],
  [['verify'], /no replay is named/],
  [['verify', folder.path], /cannot be read/],
  [['show'], /replay is missing/],
  [['bench', '--ms', '0'], /--ms takes a whole number/],
];

test.each(refused)('%j is refused before anything is done', async ([name, ...rest], message) => {
  const command = commands.find((c) => c.name === name);
  if (command === undefined) throw new Error(`no command ${name}`);
  const run = async () => command.run(readArgs(command, rest));
  await expect(run()).rejects.toThrow(Misuse);
  await expect(run()).rejects.toThrow(message);
});

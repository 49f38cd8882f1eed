// Red Poppies from the command line: both battles played, verified, linked, told in both languages, reviewed, simulated.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Replay, replayText } from '../../../../src/engine/replay.ts';
import { Folder, raid } from '../../../cli/run.ts';

const folder = new Folder();
afterAll(() => folder.remove());

/** What a command prints, when all is well. */
async function told(args: readonly string[], input = ''): Promise<string> {
  const { code, out, err } = await raid(args, input);
  expect([code, err]).toEqual([0, '']);
  return out;
}

describe.each(['hawthorn-ridge-1916', 'beaumont-hamel-1916'])('%s', (battle) => {
  const name = `${battle}.json`;
  const file = folder.file(name);
  const kept = (): Replay => JSON.parse(folder.read(name)) as Replay;

  beforeAll(async () => {
    const options = ['--seed', '3', '--level', 'regular', '--player', 'steadfast-wave'];
    await told(['play', '--battle', battle, ...options, '--out', file]);
  }, 300_000);

  test('is played to its end and verified', async () => {
    expect(kept()).toMatchObject({ scenario: { id: battle }, system: 'red-poppies' });
    expect(await told(['verify', file])).toMatch(/verified, \d+ actions, [a-z-]+, -?\d+ VP\n$/);
  });

  test('is linked and read again', async () => {
    const link = (await told(['link', file])).trim();
    expect(await told(['unlink', link])).toBe(folder.read(name));
  });

  test.each(['en', 'fr'])('log, position and odds in %s', async (lang) => {
    const log = await told(['log', file, '--lang', lang]);
    const show = await told(['show', file, '--at', '30', '--lang', lang]);
    const odds = await told(['odds', file, '--at', '20', '--lang', lang]);
    for (const text of [log, show, odds]) expect(text).not.toMatch(/undefined|NaN|\[object|[{}]/);
    expect(log).toContain('MG-1');
  });

  test('as JSON', async () => {
    const lines = (await told(['log', file, '--json'])).trim().split('\n');
    const [head, board, ...rest] = lines.map((line) => JSON.parse(line) as { line: string });
    expect(head).toMatchObject({ line: 'raid', scenario: { id: battle } });
    expect(board?.line).toBe('board');
    expect(rest.at(-1)).toMatchObject({ line: 'end', over: true });
  });

  test('is reviewed', async () => {
    const { actions, ...part } = { ...kept(), result: null };
    const short = { ...part, actions: actions.slice(0, 2), turns: [] };
    const asked = ['review', folder.write('part.json', replayText(short)), '--budget', 'quick'];
    expect(await told([...asked, '--lang', 'fr'])).not.toMatch(/undefined|NaN|[{}]/);
  });

  test('is simulated', async () => {
    const asked = ['simulate', '--battle', battle, '--seeds', '1..3', '--player', 'random'];
    expect(await told([...asked, '--jobs', '1'])).toMatch(/points, mean/);
  });
});

test('is played by hand, in its own words', async () => {
  const typed = ['help', 'why', 'map', 'hex D05', 'hex Z99', 'odds', 'move LF-A D04', 'score'];
  const asked = ['play', '--battle', 'hawthorn-ridge-1916', '--seed', '2', '--level', 'regular'];
  const out = await told(asked, [...typed, 'quit'].join('\n'));
  expect(out).toContain('Hawthorn Ridge');
  expect(out).toMatch(/rule \d/);
});

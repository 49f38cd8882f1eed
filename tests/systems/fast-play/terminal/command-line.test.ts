// Spicheren from the command line: played, verified, linked, told in both languages, reviewed and simulated.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Replay, replayText } from '../../../../src/engine/replay.ts';
import { systemNamed } from '../../../../src/systems/index.ts';
import { Folder, raid } from '../../../cli/run.ts';

const folder = new Folder();
const file = folder.file('spicheren.json');
afterAll(() => folder.remove());

/** What a command prints, when all is well. */
async function told(args: readonly string[], input = ''): Promise<string> {
  const { code, out, err } = await raid(args, input);
  expect([code, err]).toEqual([0, '']);
  return out;
}

const BATTLE = ['--battle', 'spicheren-1870'];

/** As soon as the register names the system there is something to play. */
const registered = systemNamed('fast-play') !== undefined;

describe.skipIf(!registered)('Spicheren from the command line', () => {
  beforeAll(async () => {
    const options = ['--seed', '3', '--level', 'colonel', '--player', 'random'];
    await told(['play', ...BATTLE, ...options, '--out', file]);
  }, 300_000);

  const kept = (): Replay => JSON.parse(folder.read('spicheren.json')) as Replay;

  test('is played to its end and verified', async () => {
    expect(kept()).toMatchObject({ scenario: { id: 'spicheren-1870' }, system: 'fast-play' });
    expect(await told(['verify', file])).toMatch(/verified, \d+ actions, [a-z-]+, -?\d+ VP\n$/);
  });

  test('is linked and read again', async () => {
    const link = (await told(['link', file])).trim();
    expect(await told(['unlink', link])).toBe(folder.read('spicheren.json'));
  });

  describe.each(['en', 'fr'])('in %s', (lang) => {
    test('log, position and odds', async () => {
      const log = await told(['log', file, '--lang', lang]);
      const show = await told(['show', file, '--at', '30', '--lang', lang]);
      const odds = await told(['odds', file, '--at', '1', '--lang', lang]);
      for (const text of [log, show, odds]) expect(text).not.toMatch(/undefined|NaN|\[object|[{}]/);
      expect(log).toContain('F-DOE');
      expect(show).toMatch(/Do\u00ebns/);
    });
  });

  test('as JSON', async () => {
    const lines = (await told(['log', file, '--json'])).trim().split('\n');
    const [head, board, ...rest] = lines.map((line) => JSON.parse(line) as { line: string });
    expect(head).toMatchObject({ line: 'raid', scenario: { id: 'spicheren-1870' } });
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
    const asked = ['simulate', ...BATTLE, '--seeds', '1..4', '--player', 'random'];
    expect(await told([...asked, '--jobs', '1'])).toMatch(/points, mean/);
  });

  test('is played by hand, in its own words', async () => {
    const typed = [
      'help',
      'why',
      'map',
      'hex 1106',
      'hex 9999',
      'odds',
      'order F-DOE 0101 NE',
      'score',
    ];
    const asked = ['play', ...BATTLE, '--seed', '2', '--level', 'colonel'];
    const out = await told(asked, [...typed, 'quit'].join('\n'));
    expect(out).toMatch(/^Spicheren\. Level: Colonel\. Seed: 2\.\n/);
    expect(out).toContain('doe:4');
    expect(out).toContain('Roter Berg (1106)');
    expect(out).toMatch(/\(rule \d/);
  });
});

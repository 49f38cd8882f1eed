// The command line plays whatever stands on the shelf: a second system, which it has never heard of, and a second
// battle of the first. Neither is named in src.

import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { encodeLink } from '../../src/engine/link.ts';
import { makeReplay, type Replay, replayText } from '../../src/engine/replay.ts';
import { TEST_SHELF } from '../systems/raid/drill-raid.ts';
import { ford } from '../toy/field.ts';
import { toyOn } from '../toy/rules/system.ts';
import { Folder, raid } from './run.ts';

const folder = new Folder();
const toy = fileURLToPath(new URL('../toy', import.meta.url));
beforeEach(() => {
  vi.stubEnv('CAULDRON_SYSTEMS', toy);
  vi.stubEnv('CAULDRON_SHELF', TEST_SHELF);
});
afterAll(() => {
  vi.unstubAllEnvs();
  folder.remove();
});

/** What a command prints, when all is well. */
async function told(args: readonly string[], input = ''): Promise<string> {
  const { code, out, err } = await raid(args, input);
  expect([code, err]).toEqual([0, '']);
  return out;
}

const GAMES = [
  { battle: 'ford', level: 'hard', player: 'plain', system: 'toy', pieces: 'S1' },
  { battle: 'drill', level: 'green', player: 'sound', system: undefined, pieces: 'C01' },
] as const;

describe.each(GAMES)('$battle', ({ battle, level, player, system, pieces }) => {
  const file = folder.file(`${battle}.json`);

  beforeAll(async () => {
    vi.stubEnv('CAULDRON_SYSTEMS', toy);
    vi.stubEnv('CAULDRON_SHELF', TEST_SHELF);
    const options = ['--battle', battle, '--seed', '3', '--level', level, '--player', player];
    await told(['play', ...options, '--out', file]);
  });

  test('is played to its end and verified', async () => {
    const replay = JSON.parse(folder.read(`${battle}.json`)) as Replay;
    expect(replay).toMatchObject({ scenario: { id: battle }, level, seed: '3' });
    expect(replay.system).toBe(system);
    expect(replay.result).not.toBeNull();
    expect(await told(['verify', file])).toMatch(/verified, \d+ actions, [a-z-]+, -?\d+ VP\n$/);
  });

  test('is linked and read again', async () => {
    const link = (await told(['link', file])).trim();
    expect(await told(['unlink', link])).toBe(folder.read(`${battle}.json`));
    expect(await told(['verify', link])).toMatch(/verified/);
  });

  test.each(['en', 'fr'])('is told in %s', async (lang) => {
    const log = await told(['log', file, '--lang', lang]);
    const show = await told(['show', file, '--at', '3', '--lang', lang]);
    const odds = await told(['odds', file, '--at', '3', '--lang', lang]);
    for (const text of [log, show, odds]) expect(text).not.toMatch(/undefined|NaN|\[object|[{}]/);
    expect(log).toContain(pieces);
    expect(show).toMatch(/^After action 3 of \d+\.\n/);
  });

  test('is told as JSON', async () => {
    const lines = (await told(['log', file, '--json'])).trim().split('\n');
    const [head, board, ...rest] = lines.map((line) => JSON.parse(line) as { line: string });
    expect(head).toMatchObject({ line: 'raid', scenario: { id: battle } });
    expect(board?.line).toBe('board');
    expect(rest.at(-1)).toMatchObject({ line: 'end', over: true });
    const show = JSON.parse(await told(['show', file, '--at', '2', '--json']));
    expect(show).toMatchObject({ scenario: battle, at: 2, position: { turn: 1 } });
  });

  test('is reviewed, with the same result by any number of processes', async () => {
    const part = { ...(JSON.parse(folder.read(`${battle}.json`)) as Replay), result: null };
    const short = { ...part, actions: part.actions.slice(0, 4), turns: [] };
    const asked = ['review', folder.write('part.json', replayText(short)), '--budget', 'quick'];
    const one = await told([...asked, '--jobs', '1', '--json']);
    expect(await told([...asked, '--jobs', '2', '--json'])).toBe(one);
    const text = await told([...asked, '--jobs', '2', '--lang', 'fr']);
    expect(text).toContain(`face à ce que ${player} aurait fait`);
  });

  test('is simulated, with the same result by any number of processes', async () => {
    const asked = ['simulate', '--raid', battle, '--seeds', '1..45', '--player', 'random'];
    const one = await told([...asked, '--jobs', '1', '--json']);
    expect(await told([...asked, '--jobs', '2', '--json'])).toBe(one);
    expect(JSON.parse(one)).toMatchObject({ scenario: { id: battle }, player: 'random' });
    expect(await told([...asked, '--jobs', '1'])).toMatch(/points, mean/);
  });
});

describe('the toy', () => {
  test('is played by hand, in its own words', async () => {
    const typed = ['help', 'why', 'map', 'hex B2', 'hexes', 'move L2 B3', 'undo', 'move S1 B1'];
    const more = ['fire S1 E1', 'odds fire S1 E1', 'zone B2', 'end', 'why', 'score', 'quit'];
    const asked = ['play', '--battle', 'ford', '--seed', '2'];
    const out = await told(asked, [...typed, ...more].join('\n'));
    expect(out).toMatch(/^The ford\. Level: Easy\. Seed: 2\.\n/);
    expect(out).toContain('why                what the posts last chose, and why');
    expect(out).toContain('hex ID             one hex and what joins it to others');
    expect(out).toContain('The posts have not chosen anything yet.');
    expect(out).toContain('There is no map in letters of this battle.');
    expect(out).toContain('B2 is next to');
    expect(out).toContain('Taken back: Line L2 to B3');
    expect(out).toContain("Not understood: zone B2 (no action 'zone B2')");
    expect(out).toMatch(/Pieces lost \(5\)\n/);
  });

  test('counts how games ended', async () => {
    const json = JSON.parse(
      await told(['simulate', '--battle', 'ford', '--seeds', '1..9', '--json']),
    );
    expect(json).toMatchObject({ system: 'toy', rules: '1', player: 'plain' });
    const [{ level, games, outcomes, points }] = json.levels;
    expect([level, games]).toEqual(['easy', 9]);
    const { victory, draw, defeat } = outcomes;
    expect(victory.count + draw.count + defeat.count).toBe(9);
    expect(points.most).toBeGreaterThanOrEqual(points.least);
  });

  test('has its levels and its players in the help', async () => {
    const help = await told(['simulate', '--battle', 'ford', '--help']);
    expect(help).toMatch(/--level ID +easy, hard, all \(standard easy\)/);
    expect(help).toContain('plain: fires whenever it can');
    expect(help).toContain('fog of rule 6');
  });

  test('is timed', async () => {
    const asked = ['bench', '--battle', 'ford', '--ms', '20', '--review', 'none', '--json'];
    const { raids } = JSON.parse(await told(asked));
    expect(raids.map(({ player }: { player: string }) => player)).toEqual(['random', 'plain']);
  });
});

describe('where it is not known', () => {
  const options = { seed: '1', level: 'easy', events: false };
  const replay = makeReplay(toyOn(ford), options, []);

  test.each([
    ['a file', folder.write('strange.json', replayText(replay))],
    ['a link', encodeLink(toyOn(ford), replay)],
  ])('%s of another system is refused by its name', async (_, name) => {
    vi.stubEnv('CAULDRON_SYSTEMS', '');
    const { code, err } = await raid(['verify', name]);
    expect(code).toBe(1);
    expect(err).toContain("played by the rules of 'toy', not known here");
  });

  test('a battle that is not on the shelf is refused by its name', async () => {
    const elsewhere = { ...replay, scenario: { ...replay.scenario, id: 'weir' } };
    const { code, err } = await raid(['show', folder.write('weir.json', replayText(elsewhere))]);
    expect(code).toBe(1);
    expect(err).toContain("played on the raid 'weir', not known here");
  });

  test('an option is refused by its name', async () => {
    const { code, err } = await raid(['play', '--battle', 'fjord']);
    expect(code).toBe(2);
    expect(err).toMatch(/--battle takes .*ford.*, not 'fjord'; did you mean ford\?/);
    const both = await raid(['play', '--battle', 'ford', '--raid', 'ford']);
    expect(both.code).toBe(2);
  });
});

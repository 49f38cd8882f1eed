// Disks that are full, readers that leave, files that cannot be written or are too long, addresses of the game: a clear
// message, the right exit code and nothing lost.

import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, truncateSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { encodeLink } from '../../src/engine/link.ts';
import { replayText } from '../../src/engine/replay.ts';
import { raidOn } from '../../src/systems/raid/rules/system.ts';
import { loadDieppe } from '../systems/raid/dieppe.ts';
import { played } from './replays.ts';
import { Folder, type Ran, raid } from './run.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = new Folder();
afterAll(() => folder.remove());
const replay = played('steady', 'outputs', 'basic', false);
const file = folder.write('raid.json', replayText(replay));
const broken = folder.write('broken.json', replayText(replay).replace('"vp":', '"vp": 1'));

/** As a shell runs it: `raid …` stands for the command. */
function shell(line: string): Promise<Ran> {
  const command = `"${process.execPath}" --import tsx src/cli/main.ts`;
  const child = spawn(
    'bash',
    ['-c', `set -o pipefail; ${line.replaceAll('raid ', `${command} `)}`],
    {
      cwd: root,
    },
  );
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
  });
}

const STACK = /\n\s+at .*\(/;

describe.skipIf(!existsSync('/dev/full'))('a disk that is full', () => {
  test.each([
    `raid log ${file} > /dev/full`,
    `raid show ${file} --json > /dev/full`,
    `raid verify ${file} > /dev/full`,
    `raid play --seed 7 --player random > /dev/full`,
  ])('%s', async (line) => {
    const { code, err } = await shell(line);
    expect(err).toMatch(/^raid: the output could not be written: .*ENOSPC.*\n$/);
    expect(code).toBe(1);
  });

  test('a replay that cannot be written', async () => {
    const { code, err } = await raid(['play', '--player', 'random', '--out', '/dev/full']);
    expect(err).toMatch(/^raid: --out: '\/dev\/full' could not be written: ENOSPC/);
    expect(code).toBe(1);
  });
});

describe('a reader that leaves', () => {
  test('the replay is written all the same', async () => {
    const out = folder.file('unread.json');
    const orders = folder.write('orders.txt', '1\n'.repeat(400));
    const { code, err } = await shell(`raid play --seed 7 --out ${out} < ${orders} | head -1`);
    expect(err).toBe('');
    expect(code).toBe(0);
    expect((await raid(['verify', out])).code).toBe(0);
  });

  test('what does not verify is not called sound', async () => {
    const { code, err } = await shell(`raid verify ${file} ${broken} | true`);
    expect(code).toBe(1);
    expect(err).not.toMatch(STACK);
  });

  test('a mistake is one though nobody is told', async () => {
    expect((await shell('raid bogus 2> >(true)')).code).toBe(2);
  });
});

describe('a bad --out is refused before the raid is played', () => {
  mkdirSync(folder.file('folder'));
  test.each([
    [folder.file('nowhere/raid.json'), /ENOENT/],
    [folder.file('folder'), /it is a folder/],
    [folder.file('raid.json/raid.json'), /its folder is a file|ENOTDIR/],
    ['', /it has no name/],
  ])('%s', async (out, why) => {
    const { code, err, out: said } = await raid(['play', '--player', 'random', `--out=${out}`]);
    expect(err).toMatch(/^raid: --out: '.*' cannot be written: /);
    expect(err).toMatch(why);
    expect(code).toBe(2);
    expect(said).toBe('');
  });

  test('nothing is left where nothing was written', async () => {
    const out = folder.file('fresh.json');
    const { code } = await raid(['play', '--out', out, '--player', 'nobody']);
    expect(code).toBe(2);
    expect(existsSync(out)).toBe(false);
  });
});

describe('a file that is too long', () => {
  test('is refused by its size', async () => {
    const long = folder.write('long.json', '{');
    truncateSync(long, 3 * 1024 ** 3); // more than Node can hold in one text
    const { code, err } = await raid(['verify', long]);
    expect(err).toContain('long.json: too long for a replay: 3221225472 bytes, at most 4000000');
    expect(code).toBe(1);
  });

  test.skipIf(!existsSync('/dev/zero'))('is not read to its end where it has none', async () => {
    for (const line of ['raid verify /dev/zero', 'raid log - < /dev/zero']) {
      const { code, err } = await shell(line);
      expect(err).toContain('too long for a replay: more than 4000000 bytes');
      expect(code).toBe(1);
    }
  });
});

test('an address of the game may name a moment', async () => {
  const link = encodeLink(raidOn(loadDieppe()), replay);
  const bare = await raid(['unlink', link]);
  expect(bare.code).toBe(0);
  for (const text of [`${link}@12`, `https://example.org/game/#r=${link}@120`]) {
    expect(await raid(['unlink', text])).toEqual(bare);
    expect((await raid(['verify', text])).code).toBe(0);
  }
  const inFile = folder.write('link.txt', `http://localhost/#r=${link}@0\n`);
  expect((await raid(['show', inFile, '--at', '3'])).code).toBe(0);
});

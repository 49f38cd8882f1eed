// `npm start`: its last line is an address, where the game is and nothing that is not there; a build that fails is told.

import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { HEADERS } from '../../scripts/vite/served.ts';
import { root } from '../browser/harness/built.ts';
import { TEST_SHELF } from '../systems/raid/drill-raid.ts';

const folder = mkdtempSync(join(tmpdir(), 'cauldron-start-'));
const begun: ChildProcess[] = [];
afterEach(() => {
  for (const child of begun.splice(0)) child.kill();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Begun {
  readonly code: number | null; // null while it is serving
  readonly lines: readonly string[];
  readonly err: string;
}

const ADDRESS = /^http:\/\/127\.0\.0\.1:\d+\/$/;

/** Until an address is printed or it has ended. */
function start(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Begun> {
  const script = join(root, 'scripts/start.mjs');
  const whole = { ...process.env, NODE_ENV: 'production', ...env };
  const child = spawn(process.execPath, [script, '--out', join(folder, 'game'), ...args], {
    cwd: root,
    env: whole,
  });
  begun.push(child);
  return new Promise((resolve, reject) => {
    let out = '';
    let err = '';
    const told = (code: number | null): Begun => ({ code, lines: out.trim().split('\n'), err });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text;
    });
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
      if (ADDRESS.test(out.trim().split('\n').at(-1) ?? '')) resolve(told(null));
    });
    child.on('error', reject);
    child.on('close', (code) => resolve(told(code)));
  });
}

test('it serves the build, says 404 where nothing is, and prints where as its last line', async () => {
  const { lines, err } = await start(['--port', '0']);
  expect(err).toBe('');
  expect(lines).toHaveLength(3); // no tables of files
  const origin = lines.at(-1) ?? '';
  const page = await fetch(origin);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('id="app"');
  const missing = ['assets/none.js', 'none', 'sw.js.map', 'deep/er/'].map((name) => origin + name);
  const answers = await Promise.all(missing.map((address) => fetch(address)));
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  for (const answer of [page, ...answers]) {
    for (const [name, value] of Object.entries(HEADERS)) {
      expect(answer.headers.get(name), answer.url).toBe(value);
    }
  }
});

test('a build that fails is told and nothing is served', async () => {
  const faulty = join(folder, 'shelf/raid/faulty');
  cpSync(join(TEST_SHELF, 'raid/drill'), faulty, { recursive: true });
  const file = join(faulty, 'raid.json');
  const text = readFileSync(file, 'utf8').replace('"id": "drill"', '"id": "faulty"');
  writeFileSync(file, text.replace('"value": 12', '"value": "twelve"'));
  const { code, err } = await start([], { CAULDRON_SHELF: join(folder, 'shelf') });
  expect(code).toBe(1);
  expect(err).toMatch(/raid\/faulty is faulty:\s+raid\.json \/turns\/value/);
});

test('a port that is none is refused before anything is built', async () => {
  const { code, lines, err } = await start(['--port', 'http']);
  expect(code).toBe(1);
  expect(lines).toEqual(['']);
  expect(err).toContain('--port must be a number');
});

// The shelf of a build: cards in the first file of the page, the data of each battle in a file of its own that the page
// asks for by the address, and no build with a faulty battle.

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rollup } from 'vite';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { root } from '../browser/harness/built.ts';
import { TEST_SHELF } from './raid/drill-raid.ts';

const faulty = mkdtempSync(join(tmpdir(), 'cauldron-faulty-'));
afterEach(() => vi.unstubAllEnvs());
afterAll(() => rmSync(faulty, { recursive: true, force: true }));

async function built(shelf: string): Promise<Rollup.RolldownOutput['output']> {
  vi.stubEnv('CAULDRON_SHELF', shelf);
  const configFile = join(root, 'vite.config.ts');
  const made = await build({ root, configFile, logLevel: 'silent', build: { write: false } });
  return (made as Rollup.RolldownOutput).output;
}

test('every battle of the shelf is in it', async () => {
  const output = await built(TEST_SHELF);
  const chunks = output.filter((file) => file.type === 'chunk');
  const doors = chunks.filter(({ facadeModuleId }) => facadeModuleId?.startsWith('battle:'));
  const scenarios = doors.filter(({ facadeModuleId }) => facadeModuleId?.endsWith('/scenario'));
  const drill = scenarios.find(({ facadeModuleId }) => facadeModuleId?.includes('/drill/'));
  expect(scenarios.length).toBeGreaterThan(1);
  expect(drill?.isDynamicEntry).toBe(true);
  const title = chunks.find(({ isEntry }) => isEntry);
  expect(title?.code).toContain('Drill raid');
  const cards = chunks.find(({ code }) => code.includes('A raid to practise on.'));
  expect(title?.imports, 'the lines of the cards come after the title').not.toContain(
    cards?.fileName,
  );
  expect(cards?.fileName).not.toBe(title?.fileName);
  expect(chunks.filter(({ code }) => code.includes('node:fs'))).toEqual([]);
  const page = output.find(({ fileName }) => fileName === 'index.html');
  const html = page?.type === 'asset' ? String(page.source) : '';
  const [script = ''] = /<script>.*<\/script>/s.exec(html) ?? [];
  const files = script.match(/assets\/[\w.-]+\.(?:js|css|woff2)/g) ?? [];
  const [, numbers = ''] = /\[`drill`,(\[[\d,]*\])\]/.exec(html) ?? [];
  const ahead = (JSON.parse(numbers) as number[]).map((i) => files[i]);
  expect(ahead).toContain(drill?.fileName);
});

test('a faulty battle stops it, in words', async () => {
  const folder = join(faulty, 'raid/faulty');
  cpSync(join(TEST_SHELF, 'raid/drill'), folder, { recursive: true });
  const file = join(folder, 'raid.json');
  const text = readFileSync(file, 'utf8').replace('"id": "drill"', '"id": "faulty"');
  writeFileSync(file, text.replace('"value": 12', '"value": "twelve"'));
  await expect(built(faulty)).rejects.toThrow(
    /the battle raid\/faulty is faulty:\s+raid\.json \/turns\/value: must be a whole number/,
  );
});

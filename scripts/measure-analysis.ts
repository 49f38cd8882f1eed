// Prints how fast the staff officer works in Chromium, in the words of `raid bench`: npm run measure:analysis.
// Playouts of each measurement and the budget of the review may be given: 2000 standard. `--battle raid/…` measures on
// another raid than the first. Nothing is asserted.

import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { staffLines } from '../src/cli/bench/staff-lines.ts';
import type { StaffSpeed } from '../src/staff/speed.ts';
import { root } from '../tests/browser/harness/built.ts';
import { findBrowser, startBrowser } from '../tests/browser/harness/chromium.ts';
import { serve } from '../tests/browser/harness/serve.ts';
import { chosenBattle } from './battle.ts';
import { shelf } from './vite/shelf.ts';

const { scenario, rest } = chosenBattle();
const [playouts = '2000', budget = 'standard'] = rest;
const folder = mkdtempSync(join(tmpdir(), 'cauldron-analysis-'));
await build({
  root: join(root, 'scripts/measure/analysis'),
  configFile: false,
  logLevel: 'error',
  plugins: [shelf()],
  worker: { format: 'es', plugins: () => [shelf()] },
  build: { outDir: folder, emptyOutDir: true, target: 'es2022' },
});
const server = await serve(folder);
const browser = await startBrowser({ path: findBrowser() });
try {
  const page = await browser.newPage({ baseURL: server.origin });
  await page.goto('/');
  await page.waitForFunction(() => 'measure' in window);
  const work = [scenario.id, availableParallelism(), Number(playouts), budget] as const;
  const speed = await page.evaluate(
    (given) => (Reflect.get(window, 'measure') as Measure)(...given),
    work,
  );
  console.log(`Chromium ${browser.version()}\n`);
  for (const line of staffLines(speed)) console.log(line);
} finally {
  await browser.close();
  server.stop();
  rmSync(folder, { recursive: true, force: true });
}

type Measure = (...given: readonly [string, number, number, string]) => Promise<StaffSpeed>;

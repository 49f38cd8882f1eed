// Takes pictures of the map in several positions and sizes into artifacts/map, and checks that an idle map draws no
// frame and that nothing complains. Run: npx tsx tests/systems/raid/map/shoot.ts [position …]

import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { Bench, conclude, root } from './open.ts';

const out = `${root}artifacts/map`;
const SIZES = {
  desk: { width: 1440, height: 900, density: 1 },
  tablet: { width: 1024, height: 768, density: 1 },
  phone: { width: 390, height: 844, density: 2 },
} as const;
const NAMES = ['setup', 'mid', 'dense', 'fan', 'fan-craft', 'highlights', 'night', 'day', 'french'];

mkdirSync(out, { recursive: true });
const wanted = process.argv.slice(2);
const bench = await Bench.open();
try {
  for (const [size, viewport] of Object.entries(SIZES)) {
    for (const name of wanted.length > 0 ? wanted : NAMES) {
      const page = await bench.page(`position=${name}`, viewport);
      await shoot(page, name, size);
      await page.context().close();
    }
  }
} finally {
  await bench.close();
}
conclude(bench.complaints);

async function shoot(page: Page, name: string, size: string): Promise<void> {
  await page.waitForTimeout(700);
  const report = await page.evaluate(async () => {
    const before = window.harness?.view.frames ?? 0;
    await new Promise((resolve) => setTimeout(resolve, 400));
    const { booted = 0, shown = 0, view } = window.harness ?? {};
    const idle = (view?.frames ?? 0) - before;
    return { booted, shown, painted: view?.paintedIn ?? 0, frames: view?.frames ?? 0, idle };
  });
  if (report.idle !== 0) bench.complaints.push(`${name}: ${report.idle} frames drawn while idle`);
  await page.screenshot({ path: `${out}/${name}-${size}.png` });
  const figures = Object.entries(report).map(([key, value]) => `${key} ${Math.round(value)}`);
  console.log(`${name}-${size}: ${figures.join(', ')}`);
  if (name === 'dense') await shootClose(page, size);
}

/** The same from close up, and the whole sheet. */
async function shootClose(page: Page, size: string): Promise<void> {
  await page.evaluate(() => window.harness?.view.zoomBy(2));
  await page.waitForTimeout(500);
  await page.screenshot({ path: `${out}/close-${size}.png` });
  await page.evaluate(() => window.harness?.view.fit());
  await page.waitForTimeout(500);
  await page.screenshot({ path: `${out}/whole-${size}.png` });
}

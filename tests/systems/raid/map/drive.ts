// Drives the real map: clicks, drags, wheel, pinch-free taps, the tray, animations with skip, idleness, and an end
// that leaves nothing behind. Run: npx tsx tests/systems/raid/map/drive.ts

import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { Bench, conclude, root } from './open.ts';
import { scenario, zone } from './positions.ts';

const out = `${root}artifacts/map`;
const desk = { width: 1440, height: 900, density: 1 };

/** Events with something to see. */
const SEEN = new Set(
  'landed alarm wake-test fire loss marker-turned moved sailed assault assault-line bangalore german-move'
    .concat(' reinforcements mines objective embarked')
    .split(' '),
);

mkdirSync(out, { recursive: true });
const bench = await Bench.open();
const check = (what: string, good: boolean): void => {
  console.log(`${good ? 'ok  ' : 'FAIL'} ${what}`);
  if (!good) bench.complaints.push(`failed: ${what}`);
};
try {
  const page = await bench.page('position=fan', desk);
  await touch(page);
  await move(page);
  await play(page);
  await finish(page);
} finally {
  await bench.close();
}
conclude(bench.complaints);

/** Screen point of a zone when the whole sheet is on the desk. */
function at(id: string): { x: number; y: number } {
  const scale = Math.min(1440 / 1692, 900 / 1092);
  const info = scenario.zones[zone(id)];
  return { x: 720 + ((info?.x ?? 0) - 800) * scale, y: 450 + ((info?.y ?? 0) - 500) * scale };
}

async function told(page: Page): Promise<string[]> {
  return page.evaluate(() => window.harness?.told.splice(0) ?? []);
}

async function touch(page: Page): Promise<void> {
  const hidden = await page.getAttribute('canvas', 'aria-hidden');
  check('the canvas is hidden from screen readers', hidden === 'true');
  const { x, y } = at('VAR');
  await page.mouse.move(x + 3, y - 4);
  check('hover tells the zone', (await told(page)).includes(`hover ${zone('VAR')}`));
  await page.mouse.click(x + 15, y - 14);
  check('a click tells the zone', (await told(page)).includes(`zone ${zone('VAR')}`));
  await page.touchscreen.tap(at('QUI').x, at('QUI').y);
  check('a tap tells the zone', (await told(page)).includes(`zone ${zone('QUI')}`));
  const { x: sx, y: sy } = at('SAI');
  await page.mouse.click(sx - 20, sy - 80);
  check(
    'a counter on the tray can be clicked',
    (await told(page)).some((t) => t.startsWith('unit ')),
  );
}

async function move(page: Page): Promise<void> {
  await page.mouse.move(at('HE').x, at('HE').y);
  await page.mouse.wheel(0, -600);
  await page.waitForTimeout(500);
  await told(page);
  await page.mouse.click(at('HE').x, at('HE').y);
  check('the wheel zooms to the pointer', (await told(page)).includes(`zone ${zone('HE')}`));
  await page.mouse.move(700, 450);
  await page.mouse.down();
  await page.mouse.move(500, 350, { steps: 6 });
  await page.screenshot({ path: `${out}/drag.png` });
  await page.mouse.up();
  check('a drag is not a click', !(await told(page)).some((t) => t.startsWith('zone')));
  await page.waitForTimeout(600);
  await page.screenshot({ path: `${out}/dragged.png` });
  await page.evaluate(() => window.harness?.view.fit());
  await page.waitForTimeout(900);
  const idle = await page.evaluate(async () => {
    const before = window.harness?.view.frames ?? 0;
    await new Promise((resolve) => setTimeout(resolve, 600));
    return (window.harness?.view.frames ?? 0) - before;
  });
  check('an idle map draws no frame', idle === 0);
}

/** Plays a raid with its frames and stops the first of each kind of event half-way for a picture. */
async function play(page: Page): Promise<void> {
  await page.evaluate(() => window.harness?.show('setup'));
  const kinds = await page.evaluate(() => window.harness?.record('drive') ?? []);
  for (const kind of kinds.filter((k) => SEEN.has(k))) {
    await page.evaluate((k) => window.harness?.half(k), kind);
    await page.waitForTimeout(2600);
    await page.screenshot({ path: `${out}/act-${kind}.png` });
    const ended = await page.evaluate(() => window.harness?.cut());
    check(`${kind} plays and can be skipped`, ended === true);
  }
}

async function finish(page: Page): Promise<void> {
  await page.setViewportSize({ width: 900, height: 600 });
  await page.waitForTimeout(500);
  const width = await page.evaluate(() => document.querySelector('canvas')?.clientWidth);
  check('the map takes its parent’s size', width === 900);
  await page.screenshot({ path: `${out}/resized.png` });
  await page.evaluate(() => window.harness?.view.destroy());
  await page.waitForTimeout(100);
  check('nothing is left after the end', (await page.locator('canvas').count()) === 0);
}

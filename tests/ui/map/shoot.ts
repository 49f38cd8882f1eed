// Takes pictures of the map in several positions and sizes into artifacts/map, and checks that an idle map draws no
// frame and that nothing complains. Run: npx tsx tests/ui/map/shoot.ts [position …]

import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { createServer } from 'vite';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const out = `${root}artifacts/map`;
const SIZES = [
  { name: 'desk', width: 1440, height: 900 },
  { name: 'tablet', width: 1024, height: 768 },
  { name: 'phone', width: 390, height: 844 },
] as const;
const NAMES = ['setup', 'mid', 'dense', 'fan', 'fan-craft', 'highlights', 'night', 'day', 'french'];
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const wanted = process.argv.slice(2);
const complaints: string[] = [];
mkdirSync(out, { recursive: true });
const server = await createServer({ root, logLevel: 'error', server: { port: 0, host: '127.0.0.1' } });
await server.listen();
const address = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: FLAGS });
try {
  for (const size of SIZES) await shootAll(browser, size);
} finally {
  await browser.close();
  await server.close();
}
if (complaints.length > 0) {
  console.error(complaints.join('\n'));
  process.exitCode = 1;
}

async function shootAll(chrome: Browser, size: (typeof SIZES)[number]): Promise<void> {
  const context = await chrome.newContext({
    viewport: { width: size.width, height: size.height },
    deviceScaleFactor: size.name === 'phone' ? 2 : 1,
  });
  for (const name of wanted.length > 0 ? wanted : NAMES) {
    const page = await context.newPage();
    await shoot(page, name, size.name);
    await page.close();
  }
  await context.close();
}

async function shoot(page: Page, name: string, size: string): Promise<void> {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${name}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${name}: ${error.stack ?? error.message}`));
  await page.goto(`${address}tests/ui/map/harness.html?position=${name}`);
  await page.waitForFunction(() => window.harness !== undefined && window.harness.view.frames > 0);
  await page.waitForTimeout(700);
  const report = await page.evaluate(async () => {
    const before = window.harness?.view.frames ?? 0;
    await new Promise((resolve) => setTimeout(resolve, 400));
    const { booted = 0, shown = 0, view } = window.harness ?? {};
    const idle = (view?.frames ?? 0) - before;
    return { booted, shown, painted: view?.paintedIn ?? 0, frames: view?.frames ?? 0, idle };
  });
  if (report.idle !== 0) complaints.push(`${name}: ${report.idle} frames drawn by an idle map`);
  await page.screenshot({ path: `${out}/${name}-${size}.png` });
  if (name === 'dense') await shootClose(page, size);
  const figures = Object.entries(report).map(([key, value]) => `${key} ${Math.round(value)}`);
  console.log(`${name}-${size}: ${figures.join(', ')}`);
}

/** The same from close up, and the whole sheet. */
async function shootClose(page: Page, size: string): Promise<void> {
  await page.evaluate(() => window.harness?.view.zoomBy(2));
  await page.waitForTimeout(400);
  await page.screenshot({ path: `${out}/close-${size}.png` });
  await page.evaluate(() => window.harness?.view.fit());
  await page.waitForTimeout(400);
  await page.screenshot({ path: `${out}/whole-${size}.png` });
}

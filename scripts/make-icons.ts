// Makes the icons that no drawing does for, out of assets/icon.svg: `npx tsx scripts/make-icons.ts`. A home screen cuts its
// own corners, so what is made for one is filled to its edges; a maskable one has everything within the middle four fifths.

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findBrowser, startBrowser } from '../tests/browser/harness/chromium.ts';

const assets = fileURLToPath(new URL('../assets/', import.meta.url));
const PAPER = '#f1e7cf';

interface Icon {
  readonly file: string;
  readonly size: number; // px
  readonly ground?: string; // to the edges; none keeps the rounded corners
  readonly share?: number; // of the width that the drawing takes
}

const ICONS: readonly Icon[] = [
  { file: 'icon-192.png', size: 192 },
  { file: 'icon-512.png', size: 512 },
  { file: 'icon-maskable.png', size: 512, ground: PAPER, share: 0.72 },
  { file: 'apple-touch-icon.png', size: 180, ground: PAPER, share: 0.88 },
];

const drawing = readFileSync(`${assets}icon.svg`).toString('base64');
const browser = await startBrowser({ path: findBrowser() });
try {
  for (const { file, size, ground = 'transparent', share = 1 } of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(
      `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${ground}">
        <img width="${size * share}" src="data:image/svg+xml;base64,${drawing}">`,
    );
    const png = await page.screenshot({ omitBackground: true });
    writeFileSync(`${assets}${file}`, png);
    console.log(`${file}: ${png.length} bytes`);
    await page.close();
  }
} finally {
  await browser.close();
}

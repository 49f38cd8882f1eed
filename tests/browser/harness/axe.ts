// What axe finds wrong with a page for people who cannot see it, point at it or tell its colours apart.

import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** Every finding of whatever impact, good practice included, in one line each. */
export async function findings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    () => window.axe.run(document, { resultTypes: ['violations'], preload: false }), // five times as quick
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

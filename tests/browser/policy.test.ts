// The policy within the page: no text becomes a program, nothing comes from elsewhere, and whatever it forbids fails the
// test in whose page it happened.

import { expect, inject, test } from 'vitest';
import { startBrowser } from './harness/chromium.ts';
import { useDesk } from './harness/desk.ts';
import { Guard } from './harness/guard.ts';
import { usePublished } from './harness/published.ts';

const published = usePublished();
const desk = useDesk(() => published().origin);

test('it is in the page, allows nothing unsafe and names what is within the page by its hash', async () => {
  const page = await desk.open();
  const meta = page.locator('meta[http-equiv="Content-Security-Policy"]');
  const rules = (await meta.getAttribute('content')) ?? '';
  expect(rules).not.toContain('unsafe');
  expect(rules).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='/);
  expect(rules).toContain("require-trusted-types-for 'script'");
  const first = await page.locator('head > :first-child + *').getAttribute('http-equiv');
  expect(first).toBe('Content-Security-Policy'); // behind the charset, before all it holds for
});

/** What would run a text as a program, each by itself: `ran` is true when it did. */
const ATTEMPTS: Readonly<Record<string, string>> = {
  'a program in a text': `setTimeout('ran = true')`,
  'a script within the page': `const s = document.createElement('script'); s.append('ran = true'); document.head.append(s)`,
  'markup from a text': `document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="ran = true">')`,
  'a handler in an attribute': `document.body.setAttribute('onclick', 'ran = true'); document.body.click()`,
  'a thread from a text': `new Worker('data:text/javascript,0').onmessage = null; ran = true`,
  'another policy': `trustedTypes.createPolicy('mine', { createHTML: (text) => text }); ran = true`,
  'a policy of the game again': `trustedTypes.createPolicy('offline', { createScriptURL: (text) => text }); ran = true`,
};

test('what it forbids does not happen and is heard by every test', async () => {
  const browser = await startBrowser({ path: inject('browserPath') });
  const context = await browser.newContext({ baseURL: desk.origin });
  const guard = new Guard(context, desk.origin);
  const page = await context.newPage();
  for (const [what, program] of Object.entries(ATTEMPTS)) {
    await page.goto('/');
    await page.locator('#heading').waitFor();
    expect(guard.problems.splice(0), what).toEqual([]);
    if (what === 'a policy of the game again')
      await page.evaluate(() => navigator.serviceWorker.ready); // which it has made
    await page.evaluate(`globalThis.ran = false; try { ${program} } catch {}`);
    await page.waitForTimeout(200);
    expect(await page.evaluate('globalThis.ran'), what).toBe(false);
    expect(guard.problems.splice(0).join('\n'), what).toMatch(
      /policy: (?:script-src|require-trusted|trusted-types)/,
    );
    await page.goto('about:blank');
  }
  await browser.close();
});

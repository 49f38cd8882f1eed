// What is never lost: a raid goes on where it was when its tab dies, two tabs do not spoil it for each other, and it
// is played on where nothing can be stored.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { hashPosition } from '../../src/engine/hash.ts';
import { Do, doing } from '../../src/systems/raid/rules/actions.ts';
import { guideEn } from '../../src/systems/raid/screen-words/guide-en.ts';
import { en } from '../../src/words/shell/en.ts';
import { playEn } from '../../src/words/shell/play-en.ts';
import { screensEn } from '../../src/words/shell/screens-en.ts';
import { storageEn } from '../../src/words/shell/storage-en.ts';
import { launchOptions } from './harness/chromium.ts';
import { contextOptions, useDesk } from './harness/desk.ts';
import { atTable, startRaid } from './harness/go.ts';
import { Guard } from './harness/guard.ts';
import { shortPlan } from './harness/plans.ts';
import { playPlan } from './harness/play.ts';
import { saveReplay } from './harness/replay.ts';
import type { Table } from './harness/table.ts';

const desk = useDesk();
const plan = shortPlan('resume', [Do.land, Do.assault, Do.goOn]);
const midAssault = plan.actions.findIndex((action) => doing(action) === Do.goOn);

test('a tab killed in the middle of an assault is resumed at the same decision', async () => {
  const page = await desk.open();
  const table = await startRaid(page, plan.seed);
  await playPlan(table, { ...plan, actions: plan.actions.slice(0, midAssault) });
  expect(table.mirror.asked.kind).toBe('round');
  const other = await desk.beside(page);
  await kill(page);
  await other.reload();
  await other.getByRole('link', { name: en['nav.continue'] }).click();
  const resumed = await atTable(other, plan.seed);
  expect(resumed.mirror.asked).toEqual(table.mirror.asked);
  expect(hashPosition(resumed.mirror.state)).toBe(hashPosition(table.mirror.state));
  await playPlan(resumed, { ...plan, actions: plan.actions.slice(0, midAssault + 2) });
  const { replay, verdict } = await saveReplay(other, () => download(resumed));
  expect(replay.actions).toEqual(resumed.mirror.actions);
  expect(verdict).toContain('verified');
});

async function kill(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  session.send('Page.crash').catch(() => undefined); // the dead do not answer
  await crashed;
}

async function download(table: Table): Promise<void> {
  const { page } = table;
  await page.getByRole('button', { name: playEn['play.menu'], exact: true }).click();
  await page.getByRole('button', { name: playEn['play.download'] }).click();
}

test('a second tab on the same raid says so, and can take it over', async () => {
  const first = await desk.open();
  const table = await startRaid(first, plan.seed);
  const second = await desk.beside(first);
  await second.goto(first.url());
  const notice = second.getByRole('alert');
  await notice.waitFor();
  expect(await notice.innerText()).toContain(screensEn['elsewhere.title']);
  expect(await second.locator('[inert] main').count()).toBe(1);
  const asked = await second.locator('.orders__prompt').innerText();
  await second.keyboard.press('1'); // heard by nobody
  expect(await second.locator('.orders__prompt').innerText()).toBe(asked);
  await second.getByRole('button', { name: screensEn['elsewhere.takeOver'] }).click();
  await notice.waitFor({ state: 'detached' });
  await first.getByRole('alert').waitFor();
  const taken = await atTable(second, plan.seed);
  const next = plan.actions[table.mirror.actions.length] ?? 0;
  await taken.give(next);
  expect(taken.mirror.actions.at(-1)).toBe(table.mirror.word(next));
});

test('where nothing may be stored the raid is played, and the screen says it is not kept', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cauldron-profile-'));
  const block = { profile: { default_content_setting_values: { cookies: 2 } } }; // and all other storage
  mkdirSync(join(folder, 'Default'));
  writeFileSync(join(folder, 'Default/Preferences'), JSON.stringify(block));
  const { storageState: _, ...options } = contextOptions({}, desk.origin);
  const context = await chromium.launchPersistentContext(folder, {
    ...launchOptions({ path: inject('browserPath') }),
    ...options,
  });
  const guard = new Guard(context, desk.origin);
  try {
    const page = await context.newPage();
    await page.goto('/');
    const stored = page.evaluate(() => localStorage.length);
    await expect(stored).rejects.toThrow('Access is denied');
    await page.getByRole('link', { name: en['nav.new'] }).click();
    await page.getByRole('button', { name: screensEn['new.start'] }).click();
    await page.getByRole('button', { name: guideEn['guide.begin'] }).click();
    await page.locator('.toast', { hasText: storageEn['save.refused'] }).waitFor();
    await page.getByText(playEn['play.unsaved']).waitFor();
    await page.keyboard.press('n');
    await page.locator('.orders__prompt', { hasText: 'What now' }).waitFor();
    await page.keyboard.press('d');
    await page.locator('.orders__prompt', { hasText: 'Which stack acts' }).waitFor();
    expect(guard.problems).toEqual([]);
  } finally {
    guard.stop();
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

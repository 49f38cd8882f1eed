// Storage that fails: at every call in turn, full at every write, blocked, closed, deleted, of a newer game. Play goes on,
// the screen says what is not saved and why, and whatever it has called saved is there.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playEn } from '../../src/words/shell/play-en.ts';
import { storageEn } from '../../src/words/shell/storage-en.ts';
import { useDesk } from './harness/desk.ts';
import {
  CALLS,
  type Call,
  failOnce,
  hasFailed,
  makeFailing,
  stopFailing,
  type Way,
} from './harness/failing.ts';
import { startRaid } from './harness/go.ts';
import { shelfOf } from './harness/kept.ts';
import { keptRaid } from './harness/mirror.ts';

const desk = useDesk();

const saved = (page: Page) => page.locator('.raid-top__saving--saved');

/** Orders by key, one that takes a stack and one that lets it rest, until the note has so many. */
async function giveOrder(page: Page): Promise<number> {
  const { actions } = await keptRaid(page);
  const rests = (await page.locator('.orders__prompt').innerText()).includes('What now');
  await page.keyboard.press(rests ? 'd' : 'n');
  await page.waitForFunction((before) => {
    const note = JSON.parse(localStorage.getItem('cauldron.last-raid') ?? '{"actions":[]}');
    return note.actions.length > before;
  }, actions.length);
  return actions.length + 1;
}

async function expectOnShelf(page: Page): Promise<void> {
  const { id, actions } = await keptRaid(page);
  expect((await shelfOf(page)).get(id)?.actions).toEqual(actions);
}

const AT_A_SAVE: ReadonlyArray<readonly [Call, Way, number]> = [
  ['transaction', 'throws', 0],
  ['get', 'throws', 0],
  ['get', 'aborts', 0],
  ['put', 'throws', 0],
  ['put', 'throws', 1],
  ['put', 'aborts', 0],
  ['put', 'aborts', 1],
];

test('a save that fails, at any call of it, is called unsaved and made good', async () => {
  const page = await desk.open();
  await makeFailing(page);
  await page.reload();
  await startRaid(page, 'faults');
  for (const [call, way, after] of AT_A_SAVE) {
    await saved(page).waitFor();
    await failOnce(page, call, way, after);
    await giveOrder(page);
    await expect.poll(() => hasFailed(page)).toBe(true);
    await page.getByText(playEn['play.unsaved']).waitFor();
    if (way === 'throws') await giveOrder(page); // else it is tried again without one
    await saved(page).waitFor();
    await expectOnShelf(page);
  }
});

test('a page whose database fails while it is read loses nothing', async () => {
  const page = await desk.open();
  await makeFailing(page);
  await page.reload();
  await startRaid(page, 'faults');
  await giveOrder(page);
  await saved(page).waitFor();
  const { id, actions } = await keptRaid(page);
  for (const call of CALLS.filter((one) => one !== 'put')) {
    await failOnce(page, call, 'throws', 0);
    await page.reload();
    await page.locator('.orders__prompt').waitFor();
    expect(await hasFailed(page)).toBe(true);
    await stopFailing(page);
    expect((await keptRaid(page)).actions).toEqual(actions);
    expect((await shelfOf(page)).get(id)?.actions).toEqual(actions);
  }
  await giveOrder(page);
  await saved(page).waitFor();
  await expectOnShelf(page);
});

test('a database that is deleted under the raid is written anew from memory', async () => {
  const page = await desk.open();
  await startRaid(page, 'deleted');
  const count = await giveOrder(page);
  await saved(page).waitFor();
  await page.evaluate(
    () =>
      new Promise((done) => {
        indexedDB.deleteDatabase('cauldron').onsuccess = done;
      }),
  );
  const { id } = await keptRaid(page);
  await expect.poll(async () => (await shelfOf(page)).get(id)?.actions.length).toBe(count);
  await giveOrder(page);
  await saved(page).waitFor();
  await expectOnShelf(page);
});

test('a database that another tab holds back is waited for, told, and used when it comes', async () => {
  const page = await desk.open();
  const holder = await desk.beside(page);
  await holder.evaluate(writeInstead, 1); // and it does not hear who asks for it
  await page.reload();
  await page.locator('.toast', { hasText: storageEn['save.blocked'].slice(0, 40) }).waitFor();
  await startRaid(page, 'blocked');
  await page.getByText(playEn['play.unsaved']).waitFor();
  await giveOrder(page);
  await holder.close();
  await saved(page).waitFor();
  await expectOnShelf(page);
});

test('what a newer game has stored is called just that', async () => {
  const page = await desk.open();
  await page.evaluate(writeInstead, 99);
  await page.reload();
  await page.locator('.toast', { hasText: storageEn['save.newer'].slice(0, 40) }).waitFor();
});

/** In the page: puts an empty database of another version in the place of the game's, and keeps it open. */
function writeInstead(version: number): Promise<void> {
  return new Promise((done) => {
    indexedDB.deleteDatabase('cauldron').onsuccess = () => {
      const opening = indexedDB.open('cauldron', version);
      opening.onsuccess = () => {
        Object.assign(window, { held: opening.result });
        done();
      };
    };
  });
}

// A raid that is taken over by another tab while it is played: it goes on there with every order that was given, and
// nothing is overwritten. A tab that could not be asked is told, and what it had is a raid of its own.

import { expect, test } from 'vitest';
import { screensEn } from '../../src/words/shell/screens-en.ts';
import { useDesk } from './harness/desk.ts';
import { atTable, startRaid } from './harness/go.ts';
import { shelfOf } from './harness/kept.ts';
import { keptRaid } from './harness/mirror.ts';
import { takeOverAgainAndAgain } from './harness/take-over-loop.ts';

const desk = useDesk();

test('a second tab that takes over while the first plays has every order, and there is one raid', async () => {
  const page = await desk.open();
  const count = await takeOverAgainAndAgain(page.context(), { times: 8, chance: Math.random });
  expect(count).toMatchObject({ tried: 8, forks: 0, lost: [] });
  expect(count.called).toBeGreaterThan(8);
});

test('a tab that does not hear who asks keeps its last orders as a raid of its own, and says so', async () => {
  const first = await desk.open();
  await first.addInitScript(() => {
    // A tab put to sleep hears nothing, and its locks are taken away without its knowing.
    BroadcastChannel.prototype.addEventListener = () => {};
    Object.defineProperty(BroadcastChannel.prototype, 'onmessage', { set: () => {} });
    const request = navigator.locks.request.bind(navigator.locks) as LockManager['request'];
    const deaf = (...given: Parameters<LockManager['request']>) =>
      new Promise((resolve) => request(...given).then(resolve, () => undefined));
    Object.assign(LockManager.prototype, { request: deaf });
  });
  await first.reload();
  const table = await startRaid(first, 'two tabs');
  const second = await desk.beside(first);
  await second.goto(first.url());
  await second.getByRole('button', { name: screensEn['elsewhere.takeOver'] }).click();
  await second.locator('.raid-top__saving--saved').waitFor();
  const taken = await atTable(second, 'two tabs');
  await first.bringToFront();
  await first.keyboard.press('n'); // it still believes that the raid is its own
  await first.getByText(screensEn['elsewhere.parted']).waitFor();
  const mine = await keptRaid(first);
  const shelf = await shelfOf(second);
  expect(shelf.size).toBe(2);
  expect(shelf.get(mine.id)?.actions).toHaveLength(table.mirror.actions.length + 1);
  const [theirs] = [...shelf.values()].filter(({ id }) => id !== mine.id);
  expect(theirs?.actions).toEqual(taken.mirror.actions);
  await first.getByRole('link', { name: screensEn['elsewhere.own'] }).click();
  await first.getByRole('alert').waitFor({ state: 'detached' });
  expect(first.url()).toContain(mine.id);
});

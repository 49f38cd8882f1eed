// Sound: heard of what happens once the page has been touched, and not a byte of it when it is off.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Action } from '../../src/engine/system.ts';
import { Do, doing } from '../../src/systems/raid/rules/actions.ts';
import { screensEn } from '../../src/words/shell/screens-en.ts';
import { useDesk } from './harness/desk.ts';
import { atTable } from './harness/go.ts';
import { before, keptAs, raidWith } from './harness/positions.ts';
import type { Table } from './harness/table.ts';

const desk = useDesk();
const shooting = raidWith('fire', before(Do.fire));
const raid = keptAs('sound', shooting.seed, shooting.actions);

interface Heard {
  readonly struck: number; // layers of sounds that were set going
  readonly opened: number; // audio graphs
}

/** Counts what the page sends to its loudspeaker. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(`{
    globalThis.heard = { struck: 0, opened: 0 };
    const { start } = AudioScheduledSourceNode.prototype;
    AudioScheduledSourceNode.prototype.start = function (...when) {
      heard.struck++;
      return start.apply(this, when);
    };
    const Graph = AudioContext;
    globalThis.AudioContext = class extends Graph {
      constructor(...options) { super(...options); heard.opened++; }
    };
  }`);
  await page.reload();
}

const heardIn = (page: Page): Promise<Heard> => page.evaluate('({ ...heard })');

test('a shot is heard; what is turned off in the menu is not', async () => {
  const page = await desk.open({ raid, settings: { sound: 'soft' } });
  await listen(page);
  const table = await atTable(page, shooting.seed);
  expect(await heardIn(page)).toEqual({ struck: 0, opened: 0 });
  await table.give(shooting.next);
  await expect.poll(async () => (await heardIn(page)).struck).toBeGreaterThan(10);
  expect((await heardIn(page)).opened).toBe(1);

  await page.keyboard.press('m');
  const { 'settings.sound': legend, 'settings.sound.off': off } = screensEn;
  await page.getByRole('group', { name: legend }).getByLabel(off, { exact: true }).check();
  await page.keyboard.press('Escape');
  const before = await heardIn(page);
  const shot = table.mirror.actions.length;
  while (table.mirror.actions.length < shot + 3) await table.give(someOrder(table));
  expect(await heardIn(page)).toEqual(before);
});

/** Whatever can be done now that is seen on the map, else the first thing. */
function someOrder({ mirror }: Table): Action {
  const { actions } = mirror.asked;
  const seen: readonly number[] = [Do.step, Do.fire, Do.take];
  const moving = actions.find((action) => seen.includes(doing(action)));
  return moving ?? (actions[0] as Action);
}

test('turned off, nothing that makes sounds is even fetched', async () => {
  const page = await desk.open({ raid, settings: { sound: 'off' } });
  await listen(page);
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  const table = await atTable(page, shooting.seed);
  await table.give(shooting.next);
  expect(files.filter((url) => url.includes('speaker'))).toEqual([]);
  expect(await heardIn(page)).toEqual({ struck: 0, opened: 0 });
});

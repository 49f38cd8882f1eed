// The lesson of Spicheren: gone through to its end by keys alone, by mouse and by touch on a phone, an order by voice and one
// that is not wanted, in both languages; at its end the battle is taken over. Nothing that axe finds at any stop.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { GuidedSession } from '../../src/engine/guided.ts';
import { momentsOf } from '../../src/engine/moments.ts';
import { parseReplay } from '../../src/engine/replay.ts';
import type { Action } from '../../src/engine/system.ts';
import { battleFolders, readFile } from '../../src/systems/battle-folders.ts';
import { type StopId, stopsIn } from '../../src/systems/fast-play/panels/lesson/stops.ts';
import { battleOn, fastPlay } from '../../src/systems/fast-play/rules/system.ts';
import { lessonEn } from '../../src/systems/fast-play/screen-words/lesson-en.ts';
import { lessonFr } from '../../src/systems/fast-play/screen-words/lesson-fr.ts';
import { lessonEn as shellEn } from '../../src/words/shell/lesson-en.ts';
import { ID, spicheren } from '../systems/fast-play/spicheren.ts';
import { findings } from './harness/axe.ts';
import { DEAF } from './harness/battlefield.ts';
import { useDesk } from './harness/desk.ts';
import { shelfOf } from './harness/kept.ts';
import { Battlefield, byKeys, byMouse, byTouch, type Way } from './harness/spicheren.ts';

const desk = useDesk();

const folder = battleFolders().find(({ id }) => id === ID);
const replay = parseReplay(JSON.stringify(folder && readFile(folder, 'lesson')));
if ('faults' in replay) throw new Error('Spicheren has no lesson');
const { seed, level } = replay;
const script = replay.actions.map((text) => fastPlay.parse(spicheren, text) as Action);
const begun = fastPlay.setup(spicheren, { seed, level, events: false });
const stops = stopsIn(momentsOf(fastPlay, begun, script));
const offer = spicheren.card.lesson?.offer ?? { en: '', fr: '' };

const card = (page: Page) => page.locator('.lesson');

/** The same lesson outside the page. */
function field(page: Page): Battlefield {
  const course = { seed, level, events: false, practice: true };
  return new Battlefield(page, seed, 0, new GuidedSession(battleOn(spicheren), course, script));
}

/** Opens the lesson from the title and waits for its first stop. */
async function opened(page: Page, lang: 'en' | 'fr'): Promise<Battlefield> {
  await page.getByRole('link', { name: offer[lang] }).click();
  await page.locator('#raid-map canvas').waitFor();
  await page.locator('.orders [data-order]:visible').first().waitFor();
  return field(page);
}

/** Goes through every stop, its order given as a player gives it. */
async function goThrough(at: Battlefield, way: Way, lang: 'en' | 'fr'): Promise<void> {
  const guided = at.session as unknown as GuidedSession;
  for (const stop of stops) {
    const title = (lang === 'fr' ? lessonFr : lessonEn)[`fp.lesson.${stop.id as StopId}.title`];
    await card(at.page).getByText(title, { exact: true }).first().waitFor();
    guided.runTo(stop.from);
    expect(await findings(at.page)).toEqual([]);
    if (stop.look === 'threats') await at.page.keyboard.press('t');
    await way(at, script[stop.from] as Action);
    guided.runTo(stop.to);
  }
  const end = (lang === 'fr' ? lessonFr : lessonEn)['fp.lesson.ended.title'];
  await card(at.page).getByRole('heading', { name: end }).waitFor();
  expect(await findings(at.page)).toEqual([]);
}

test('by keys alone: a wrong order, every stop, and the battle is taken over', async () => {
  const page = await desk.open();
  const at = await opened(page, 'en');
  const [other] = at.session.asked.actions.flatMap((action, i) =>
    action === script[0] ? [] : [i],
  );
  await page.keyboard.press(String((other ?? 0) + 1));
  const answer = page.locator('.orders__refusal');
  await answer.waitFor();
  expect(await answer.innerText()).toContain(lessonEn['fp.lesson.points.why']);

  await goThrough(at, byKeys, 'en');
  await card(page).getByRole('button', { name: shellEn['lesson.leave'] }).press('Enter');
  await page.getByRole('button', { name: shellEn['lesson.fresh'] }).press('Enter');
  await page.waitForURL(/#\/play\/(?!.*lesson)/);
  await page.locator('.orders [data-order]:visible').first().waitFor();
  expect(await card(page).count()).toBe(0);
  const kept = [...(await shelfOf(page)).values()];
  expect(kept.map(({ origin, practice }) => [origin, practice])).toEqual([['taken', true]]);
});

test('by mouse, in French', async () => {
  const page = await desk.open({ settings: { lang: 'fr' } });
  const at = await opened(page, 'fr');
  await goThrough(at, byMouse, 'fr');
});

test('by touch on a phone', async () => {
  const page = await desk.open({ size: 'phone', touch: true });
  const at = await opened(page, 'en');
  await goThrough(at, byCalmTouch, 'en');
});

/** What the lesson has played meanwhile has put other buttons under the finger. */
const byCalmTouch: Way = async (at, action) => {
  await at.page.waitForTimeout(DEAF);
  await byTouch(at, action);
};

test('an order by voice, and the rest done by the lesson itself', async () => {
  const page = await desk.open();
  const at = await opened(page, 'en');
  await card(page).getByText(lessonEn['fp.lesson.points.title']).waitFor();
  await page.keyboard.press('c');
  const line = page.locator('.command-line input');
  await line.fill(String(at.session.asked.actions.indexOf(script[0] ?? 0) + 1));
  await line.press('Enter');
  await page.keyboard.press('Escape');
  const after = stops[1];
  await page.keyboard.press('g');
  await card(page)
    .getByText(lessonEn[`fp.lesson.${(after?.id ?? 'points') as StopId}.title`], { exact: true })
    .waitFor();
  const ended = card(page).getByText(lessonEn['fp.lesson.ended.title']);
  while ((await ended.count()) === 0) {
    const next = card(page).locator('.lesson__foot button').first();
    if (await next.isVisible()) await next.click().catch(() => undefined);
    await page.waitForTimeout(30);
  }
});

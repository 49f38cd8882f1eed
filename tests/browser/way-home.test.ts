// 9.2a The race home on the screen: a line for each stack ashore, its way on the map, and the orders still in sight.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isRaceOn, wayHome } from '../../src/systems/raid/rules/home/way-home.ts';
import { G, get, Stage } from '../../src/systems/raid/rules/state.ts';
import { raidEn } from '../../src/systems/raid/screen-words/raid-en.ts';
import { raidFr } from '../../src/systems/raid/screen-words/raid-fr.ts';
import { fateText } from '../../src/systems/raid/text/home.ts';
import { Voice } from '../../src/systems/raid/text/voice.ts';
import { root } from './harness/built.ts';
import { type SizeName, useDesk } from './harness/desk.ts';
import { keptAs, raidWith } from './harness/positions.ts';

const desk = useDesk();

/** Between two stacks near the end, with several ashore of which not all get home. */
const moment = raidWith('way home', ({ state }) => {
  if (get(state, G.stage) !== Stage.choose || !isRaceOn(state)) return false;
  const verdicts = wayHome(state).stacks.map(({ verdict }) => verdict);
  return verdicts.length >= 3 && verdicts.includes('home') && verdicts.some((v) => v !== 'home');
});
const { stacks } = wayHome(moment.state);

async function openRace(size: SizeName, lang: 'en' | 'fr'): Promise<Page> {
  const raid = keptAs('home', moment.seed, moment.actions);
  const page = await desk.open({ raid, size, touch: size === 'phone', settings: { lang } });
  await page.locator('.way-home__head').waitFor();
  return page;
}

async function picture(page: Page, name: string): Promise<void> {
  const folder = join(root, 'artifacts/way-home');
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`) });
}

for (const lang of ['en', 'fr'] as const) {
  const words = lang === 'en' ? raidEn : raidFr;
  const voice = new Voice(moment.state.scenario, lang);

  test(`a wide window tells who gets home, ${lang}`, async () => {
    const page = await openRace('desktop', lang);
    const lines = page.locator('.way-home__lines button');
    expect(await lines.count()).toBe(stacks.length);
    expect(await page.locator('.way-home__head').innerText()).toContain(words['raid.home.title']);
    const told = (await lines.allInnerTexts()).join('\n');
    for (const stack of stacks) expect(told).toContain(fateText(voice, stack));
    expect(await lines.first().locator('.fate--wrong').count()).toBe(1); // the worst first
    await lines.first().focus();
    await page.keyboard.press('Enter');
    expect(await lines.first().getAttribute('aria-pressed')).toBe('true');
    await page.locator('.stack-panel .fate').first().waitFor();
    await picture(page, `desktop-${lang}`);
  });

  test.each(['tablet', 'phone'] as const)(`it is folded on a %s, ${lang}`, async (size) => {
    const page = await openRace(size, lang);
    const head = page.locator('.way-home__head');
    expect(await head.getAttribute('aria-expanded')).toBe('false');
    await picture(page, `${size}-${lang}`);
    const order = page.locator('[data-order]').first();
    const box = await order.boundingBox();
    expect((box?.y ?? 9999) + (box?.height ?? 0)).toBeLessThan(page.viewportSize()?.height ?? 0);
    await head.click();
    expect(await page.locator('.way-home__lines button').count()).toBe(stacks.length);
    await picture(page, `${size}-open-${lang}`);
  });
}

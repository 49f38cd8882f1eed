// The page about the game: found from the settings, with the licence of all that is shipped, in both languages.

import { expect, test } from 'vitest';
import { shippedLicences } from '../../scripts/vite/licences.ts';
import { aboutEn } from '../../src/words/shell/about-en.ts';
import { aboutFr } from '../../src/words/shell/about-fr.ts';
import { en } from '../../src/words/shell/en.ts';
import { fr } from '../../src/words/shell/fr.ts';
import { settingsEn } from '../../src/words/shell/settings-en.ts';
import { settingsFr } from '../../src/words/shell/settings-fr.ts';
import { useDesk } from './harness/desk.ts';

const desk = useDesk();

test.each([
  ['en', en, aboutEn, settingsEn],
  ['fr', fr, aboutFr, settingsFr],
] as const)('settings lead to it: %s', async (lang, title, about, settings) => {
  const page = await desk.open({ settings: { lang } });
  await page.getByRole('link', { name: title['nav.settings'] }).click();
  await page.getByRole('link', { name: settings['settings.about'] }).click();
  await page.getByRole('heading', { name: title['page.about'] }).waitFor();
  await page.getByRole('heading', { name: about['about.licences'] }).waitFor();
  const shown = shippedLicences();
  expect(await page.locator('details.licence').count()).toBe(shown.length);
  await page.locator('summary', { hasText: 'phaser' }).click();
  const phaser = shown.find(({ name }) => name === 'phaser');
  const text = await page.locator('details[open] pre').textContent();
  expect(text).toBe(phaser?.text);
});

// What the player does with raids and settings besides playing: names, notes, stars, reviews, and his own ways.

import type { Page } from 'playwright-core';
import { archiveEn } from '../../src/words/shell/archive-en.ts';
import { reviewEn } from '../../src/words/shell/review-en.ts';
import { screensEn } from '../../src/words/shell/screens-en.ts';
import { settingsEn } from '../../src/words/shell/settings-en.ts';
import { staffEn } from '../../src/words/shell/staff-en.ts';

export interface Words {
  readonly name: string;
  readonly note: string;
  readonly star?: boolean;
}

/** Names the raid that the archive lists under a title. */
export async function nameRaid(page: Page, title: string, words: Words): Promise<void> {
  await page.goto('/#/replays');
  await page
    .getByRole('button', { name: `Name and note: ${title}`, exact: true })
    .first()
    .click();
  await page.getByLabel(archiveEn['edit.name'], { exact: true }).fill(words.name);
  await page.getByLabel(archiveEn['edit.note'], { exact: true }).fill(words.note);
  await page.getByRole('button', { name: archiveEn['edit.save'] }).click();
  const renamed = words.name === '' ? title : words.name;
  const star = page.getByRole('button', { name: `Star: ${renamed}`, exact: true });
  await star.waitFor();
  if (words.star === true) await star.click();
}

/** Has a raid reviewed, the quick way; the result is kept. */
export async function reviewRaid(page: Page, id: string): Promise<void> {
  await page.goto(`/#/review/${id}`);
  await page.getByText(reviewEn['review.budget.quick'], { exact: true }).click();
  await page.getByRole('button', { name: reviewEn['review.start'], exact: true }).click();
  await page.locator('.sum').waitFor({ timeout: 400_000 });
}

const ways = { ...screensEn, ...settingsEn };

const choose = (page: Page, what: keyof typeof ways, value: keyof typeof ways) =>
  page
    .getByRole('group', { name: ways[what] })
    .getByLabel(ways[value], { exact: true })
    .check({ force: true });

/** Quick to play for somebody who knows the game: nothing moves, sounds, hints or reckons. */
export async function settleDown(page: Page): Promise<void> {
  await page.goto('/#/settings');
  await choose(page, 'settings.speed', 'settings.speed.instant');
  await choose(page, 'settings.sound', 'settings.sound.off');
  await choose(page, 'settings.hints', 'settings.hints.off');
  await choose(page, 'settings.motion', 'settings.motion.off');
  await page.getByLabel(staffEn['helps.chance'], { exact: true }).uncheck();
}

/** The ways he ends with: hardly one is as on the first day. */
export async function changeWays(page: Page): Promise<void> {
  await page.goto('/#/settings');
  await choose(page, 'settings.speed', 'settings.speed.fast');
  await choose(page, 'settings.text', 'settings.text.large');
  await choose(page, 'settings.contrast', 'settings.contrast.more');
}

// The way from the title into a raid, as a player takes it.

import type { Page } from 'playwright-core';
import { formEn } from '../../../src/systems/raid/screen-words/form-en.ts';
import type { Hand } from './hand.ts';
import { Mirror } from './mirror.ts';
import { mouse } from './pointer.ts';
import { Table } from './table.ts';

export interface NewRaid {
  readonly practice?: boolean;
  readonly loading?: 'free';
}

/** Title, new raid, this seed, begin: the raid as it stands before the first order. */
export async function startRaid(
  page: Page,
  seed: string,
  hand: Hand = mouse(),
  options: NewRaid = {},
): Promise<Table> {
  await page.getByRole('link', { name: 'New battle' }).click();
  await page.getByLabel('Seed').fill(seed);
  if (options.practice) await page.getByLabel('Practice').check();
  if (options.loading === 'free')
    await page.getByLabel(formEn['new.free'], { exact: true }).check();
  await page.getByRole('button', { name: 'Begin the raid' }).click();
  return atTable(page, seed, hand);
}

/** The raid that is on the screen, with a mirror of it. */
export async function atTable(
  page: Page,
  seed: string,
  hand: Hand = mouse(),
  lang: 'en' | 'fr' = 'en',
): Promise<Table> {
  const table = new Table(page, new Mirror(seed), hand, lang);
  await page.locator('#raid-map canvas').waitFor();
  await table.settle();
  return table;
}

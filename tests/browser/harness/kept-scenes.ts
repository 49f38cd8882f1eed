// The screens of raids that are kept: theatre, archive, records, comparison, today's raid, and a replay refused.

import type { Page } from 'playwright-core';
import type { SavedRaid } from '../../../src/app/storage/records.ts';
import { dayOf, seedOfDay } from '../../../src/ui/screens/today/day-seed.ts';
import { archiveEn } from '../../../src/words/shell/archive-en.ts';
import { playEn } from '../../../src/words/shell/play-en.ts';
import { theatreEn } from '../../../src/words/shell/theatre-en.ts';
import { LEVELS, madeRaid } from '../../app/made-raids.ts';
import { harmless } from '../../engine/hostile.ts';
import type { Scene } from './scenes.ts';

const now = Date.now();
const HOUR = 3_600_000;

/** Raids of every level, one with words, one of today, two of the same seed, one under way. */
export const SHELF: readonly SavedRaid[] = [
  ...LEVELS.map((level, i) =>
    madeRaid(`scene-${level}`, `scene ${i}`, {
      player: 'steady',
      level,
      changes: { started: now - (40 - i) * HOUR, updated: now - (39 - i) * HOUR },
    }),
  ),
  madeRaid('scene-named', 'scene 0', {
    player: 'random',
    changes: {
      name: 'The other plan',
      note: 'Left flank first.\nThe mortar came late.',
      starred: true,
      practice: true,
      ...{ started: now - 4 * HOUR, updated: now - 3 * HOUR },
    },
  }),
  madeRaid('scene-day', seedOfDay(dayOf(new Date(now)), 'green'), {
    player: 'steady',
    level: 'green',
    changes: { started: now - 2000, updated: now - 1000 },
  }),
  madeRaid('scene-open', 'under way', {
    player: 'steady',
    upTo: 60,
    changes: { started: now - 500, updated: now },
  }),
];

const press = (keys: string, see: string) => async (page: Page) => {
  await page.keyboard.press(keys);
  await page.locator(see).first().waitFor();
};

const theatre = (name: string, arrange?: Scene['arrange'], moment = '/60'): Scene => ({
  name,
  address: `/#/theatre/scene-basic${moment}`,
  see: '#theatre-map canvas',
  ...(arrange === undefined ? {} : { arrange }),
});

const SHEET = 'dialog[open]';

export const KEPT_SCENES: readonly Scene[] = [
  theatre('theatre'),
  theatre('theatre-start', undefined, ''),
  theatre('theatre-end', press('End', '.timeline')),
  theatre('theatre-share', press('s', SHEET)),
  theatre('theatre-command', press('c', SHEET)),
  theatre('theatre-keys', press('?', SHEET)),
  theatre('theatre-moments', async (page) => {
    await page.getByRole('tab', { name: theatreEn['theatre.tab.moments'] }).click();
    await page.locator('.key-moment').first().waitFor();
  }),
  theatre('theatre-zones', async (page) => {
    await page.getByRole('tab', { name: playEn['play.tab.zones'] }).click();
    await page.locator('.zone-card').first().waitFor();
  }),
  { name: 'archive', address: '/#/replays', see: '.file' },
  {
    name: 'archive-selected',
    address: '/#/replays',
    see: '.file',
    arrange: async (page) => {
      for (const i of [1, 2]) await page.locator('.file__box').nth(i).check();
      await page.locator('.bulk').waitFor();
    },
  },
  {
    name: 'archive-words',
    address: '/#/replays',
    see: '.file',
    arrange: async (page) => {
      await page.getByRole('button', { name: 'Name and note: The other plan' }).click();
      await page.locator('dialog[open] textarea').waitFor();
    },
  },
  {
    name: 'archive-open',
    address: '/#/replays',
    see: '.file',
    arrange: async (page) => {
      await page.getByRole('button', { name: archiveEn['archive.open'] }).click();
      await page.locator('dialog[open] textarea').waitFor();
    },
  },
  { name: 'records', address: '/#/records', see: '.loss-map' },
  {
    name: 'records-figures',
    address: '/#/records',
    see: '.loss-map',
    arrange: async (page) => {
      for (const fold of await page.locator('.figure__more > summary').all()) await fold.click();
      await page.locator('.figure__more .figures').first().waitFor();
    },
  },
  { name: 'compare', address: '/#/compare/scene-basic/scene-named', see: '.plot' },
  {
    name: 'compare-best',
    address: '/#/compare/scene-basic/best-scene-basic',
    see: '.compare__why',
    arrange: (page) => page.getByText(/^Asked at that moment|nothing to say/).waitFor(),
  },
  { name: 'compare-which', address: '/#/compare/scene-basic', see: '.compare__offer' },
  { name: 'today', address: '/#/new/today', see: '.day-line' },
  { name: 'report-today', address: '/#/report/scene-day', see: '.day-note' },
  { name: 'refused', address: `/#r=${harmless.link.slice(0, -5)}`, see: '.refused' },
  { name: 'no-raid', address: '/#/theatre/nothing', see: '.page__title' },
];

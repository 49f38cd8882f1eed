// Every screen of the game, and every state of the raid screen that looks different: how to get there.

import type { Page } from 'playwright-core';
import type { SavedRaid } from '../../../src/app/storage/records.ts';
import { Do, doing } from '../../../src/systems/raid/rules/actions.ts';
import { describeAction } from '../../../src/systems/raid/text/action.ts';
import { diaryEn } from '../../../src/words/shell/diary-en.ts';
import { playEn } from '../../../src/words/shell/play-en.ts';
import {
  before,
  could,
  germansChoose,
  keptAs,
  type Moment,
  momentOf,
  SAMPLE,
} from './positions.ts';

export interface Scene {
  readonly name: string;
  readonly address: string;
  readonly raid?: SavedRaid;
  readonly see: string; // what must be on the screen
  readonly settings?: Readonly<Record<string, string>>;
  arrange?(page: Page): Promise<void>;
}

const at = (name: string, moment: Pick<Moment, 'actions'>): Scene => ({
  name,
  address: `/#/raid/${name}`,
  raid: keptAs(name, SAMPLE.seed, moment.actions),
  see: '#raid-map canvas',
});

const page = (name: string, address: string, see = '.page__title'): Scene => ({
  name,
  address,
  see,
});

const choosing = momentOf(SAMPLE, (m) => doing(m.next) === Do.take && m.actions.length > 4);
const shooting = momentOf(SAMPLE, before(Do.fire));
const fighting = momentOf(SAMPLE, could(Do.fill));
const deciding = momentOf(SAMPLE, before(Do.goOn));
const waiting = momentOf(SAMPLE, germansChoose);
const told = { actions: [...waiting.actions, waiting.next] };

const press = (keys: string, see: string) => async (shown: Page) => {
  await shown.keyboard.press(keys);
  await shown.locator(see).first().waitFor();
};

/** Opens the papers on their tab, wherever the window has room for them. */
const paper = (name: string) => async (shown: Page) => {
  const tab = shown.getByRole('tab', { name });
  if (!(await tab.isVisible())) await shown.keyboard.press('l');
  await tab.click();
};

export const SCENES: readonly Scene[] = [
  page('title', '/', '.title__name'),
  page('new-raid', '/#/new', '.order__go'),
  page('settings', '/#/settings'),
  page('about', '/#/about'),
  page('rules', '/#/rules'),
  page('rules-paragraph', '/#/rules/11.2'),
  page('nothing-there', '/#/no-such-page'),
  { ...at('loading', { actions: [] }), see: '.raid' },
  at('raid-choose', choosing),
  {
    ...at('raid-briefing', choosing),
    see: 'dialog[open] .map-key',
    settings: { briefing: 'unread', hints: 'on' },
  },
  { ...at('raid-hint', choosing), see: '.hint', settings: { hints: 'on' } },
  { ...at('raid-threats', choosing), arrange: press('t', '.threats h3') },
  {
    ...at('raid-staff', choosing),
    settings: { chance: 'on' },
    arrange: async (shown) => {
      await press('w', '.plan__line')(shown);
      await shown.locator('.chance').evaluate((bar) => bar.classList.add('chance--stale')); // of the position before
    },
  },
  { ...at('raid-menu', choosing), arrange: press('m', 'dialog[open]') },
  { ...at('raid-keys', choosing), arrange: press('?', 'dialog[open]') },
  { ...at('raid-command-line', choosing), arrange: press('o', '.command-line__answer') },
  { ...at('raid-zones', choosing), arrange: paper(playEn['play.tab.zones']) },
  { ...at('raid-points', choosing), arrange: paper(playEn['play.tab.score']) },
  {
    ...at('raid-rule', choosing),
    arrange: async (shown) => {
      await shown.locator('.orders__prompt .rule-ref').click();
      await shown.locator('dialog[open] .prose, dialog[open] p').first().waitFor();
    },
  },
  at('raid-act', shooting),
  {
    ...at('raid-odds', shooting),
    arrange: async (shown) => {
      const words = describeAction(shooting.state.scenario, shooting.next, 'en');
      await shown.locator('.order', { hasText: words }).first().click();
      await shown.locator('.armed .odds').waitFor();
    },
  },
  { ...at('assault-form', fighting), see: '.assault__lines' },
  { ...at('assault-decide', deciding), see: '.assault__choices' },
  {
    ...at('german-phase', waiting),
    settings: { germanSpeed: 'step' },
    arrange: press('e', '.german'),
  },
  { ...at('raid-log', told), arrange: paper(playEn['play.tab.log']) },
  {
    ...at('raid-why', told),
    arrange: async (shown) => {
      await paper(playEn['play.tab.log'])(shown);
      await shown.locator('.log__turn:not([open]) > summary').first().click();
      await shown.getByRole('button', { name: diaryEn['diary.why'] }).first().click();
      await shown.locator('dialog[open] .why').waitFor();
    },
  },
  {
    ...at('report', { actions: SAMPLE.actions }),
    see: '.report__vp',
  },
  page('review', '/#/review/report', '.review__offer'),
  page('replays', '/#/replays', '.file'),
  {
    ...page('title-under-way', '/', '.slab__detail'),
    raid: keptAs('x', SAMPLE.seed, told.actions),
  },
];

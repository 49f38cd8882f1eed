// The raids of the profile: played through the screen, left in the middle, taken up, and received.

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { headLine } from '../../src/app/storage/archive-file.ts';
import type { SavedRaid } from '../../src/app/storage/records.ts';
import { Do, doing } from '../../src/systems/raid/rules/actions.ts';
import { G, get } from '../../src/systems/raid/rules/state.ts';
import { seedOfDay } from '../../src/ui/screens/today/day-seed.ts';
import { en } from '../../src/words/shell/en.ts';
import { screensEn } from '../../src/words/shell/screens-en.ts';
import { staffEn } from '../../src/words/shell/staff-en.ts';
import { theatreEn } from '../../src/words/shell/theatre-en.ts';
import { atTable, type NewRaid, startRaid } from '../../tests/browser/harness/go.ts';
import { takeIn } from '../../tests/browser/harness/kept.ts';
import { type Plan, shortPlan, steadyPlan } from '../../tests/browser/harness/plans.ts';
import { playPlan } from '../../tests/browser/harness/play.ts';
import { raidWith } from '../../tests/browser/harness/positions.ts';
import { openTheatre, showOf } from '../../tests/browser/harness/theatre.ts';

const mouse = undefined; // the hand that is meant when none is named
const golden = (name: string): string =>
  readFileSync(new URL(`../../tests/golden/${name}.json`, import.meta.url), 'utf8');

const FINISHED = shortPlan('first light', [Do.land, Do.fire, Do.assault, Do.goOn, Do.embark]);
const UNAIDED = shortPlan('unaided', [Do.land, Do.fire, Do.embark]);
const DRILL = shortPlan('drill', [Do.land, Do.embark]);
const LEFT = raidWith(
  'hold on',
  ({ state, next }) => doing(next) === Do.goOn && get(state, G.turn) > 4,
);

/** What a raid is found by later: its seed. */
export const SEEDS = { finished: FINISHED.seed, unaided: UNAIDED.seed, left: LEFT.seed } as const;

async function play(page: Page, plan: Plan, options: NewRaid = {}): Promise<void> {
  await playPlan(await startRaid(page, plan.seed, mouse, options), plan);
}

async function playToReport(page: Page, plan: Plan, options: NewRaid = {}): Promise<void> {
  await play(page, plan, options);
  await page.locator('.report__vp').waitFor();
}

export const playFinished = (page: Page): Promise<void> => playToReport(page, FINISHED);
export const playDrill = (page: Page): Promise<void> =>
  playToReport(page, DRILL, { practice: true });

/** With every help off; afterwards they are on again, which takes no mark away. */
export async function playUnaided(page: Page): Promise<void> {
  const toggle = page.getByLabel(staffEn['helps.none'], { exact: true });
  await page.goto('/#/new');
  await toggle.check();
  await page.goto('/#/');
  await playToReport(page, UNAIDED);
  await page.goto('/#/new');
  await toggle.uncheck();
  await page.goto('/#/settings');
  await page.getByLabel(staffEn['helps.chance'], { exact: true }).uncheck();
}

/** The raid of the day that the page's clock shows. */
export async function playOfDay(page: Page, day: string): Promise<void> {
  await page.getByRole('link', { name: en['nav.today'] }).click();
  await page.getByRole('button', { name: screensEn['new.start'] }).click();
  const plan = steadyPlan(seedOfDay(day, 'basic'));
  await playPlan(await atTable(page, plan.seed), plan);
  await page.locator('.report__vp').waitFor();
}

/** Begun with the craft to be loaded by hand, and left before anybody is in one. */
export async function leaveAtLoading(page: Page): Promise<void> {
  await startRaid(page, 'who sails in which craft', mouse, { loading: 'free' });
}

/** Left in the middle of an assault, with the next round to be decided upon. */
export const leaveInAssault = (page: Page): Promise<void> => play(page, { ...LEFT, turns: 0 });

/** Taken up with fresh dice in the finished raid, before its second phase is ended; that is ordered, and it is left. */
export async function takeUp(page: Page, parent: SavedRaid): Promise<void> {
  const ends = FINISHED.actions.flatMap((action, i) => (doing(action) === Do.end ? [i] : []));
  const orders = ends[1] ?? 0;
  const next = showOf(parent).frames.findIndex(({ action }) => action === orders);
  await openTheatre(page, parent.id, next - 1);
  await page.keyboard.press('c');
  await page.getByRole('button', { name: theatreEn['theatre.takeFresh'] }).click();
  await page.waitForURL(/#\/raid\//);
  await page.locator('#raid-map canvas').waitFor();
  await page.locator('.orders__prompt').waitFor();
  await page.keyboard.press('e');
  await page.waitForFunction((before) => {
    const kept = JSON.parse(localStorage.getItem('cauldron.last-raid') ?? '{"actions":[]}');
    return kept.actions.length > before;
  }, orders);
}

/** One replay as a file, one raid as a link. */
export async function receive(page: Page): Promise<void> {
  await takeIn(page, golden('steady-seasoned-events-1'));
  const links = JSON.parse(golden('links')) as Readonly<Record<string, string>>;
  await page.goto(`/#r=${links['steady-green-quiet-2.json']}`);
  await page.locator('.timeline__slider').waitFor();
}

const PLAYED_ELSEWHERE = [
  ['steady-green-events-2', '2026-03-02', { starred: true }],
  ['steady-hardened-quiet-1', '2026-04-11', { help: 'none' }],
  ['random-seasoned-quiet-1', '2026-05-30', {}],
] as const;

/** The archive that the player had in another browser, with raids of every level. */
export async function bringArchive(page: Page): Promise<void> {
  const lines = PLAYED_ELSEWHERE.map(([name, day, more], i) => {
    const started = new Date(`${day}T20:00Z`).getTime();
    const times = { started, updated: started + 2_400_000 };
    const kept = { id: `elsewhere-${i}`, origin: 'played', ...times, ...more };
    return JSON.stringify({ replay: JSON.parse(golden(name)), kept });
  });
  await takeIn(page, `${[headLine(lines.length), ...lines].join('\n')}\n`);
}

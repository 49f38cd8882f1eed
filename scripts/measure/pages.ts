// The two pages that are compared, each opened afresh: the raid in the middle of things, and Phaser alone.

import type { Browser, BrowserContext, Page } from 'playwright-core';
import { steadyPlan } from '../../tests/browser/harness/plans.ts';
import { keptAs } from '../../tests/browser/harness/positions.ts';

const plan = steadyPlan('measure');
/** Half of a raid: counters all over the map. */
const RAID = keptAs('measure', plan.seed, plan.actions.slice(0, plan.actions.length / 2));
const SETTINGS = { renderer: 'canvas', motion: 'off', germanSpeed: 'instant', lang: 'en' };

export async function newContext(browser: Browser, origin: string): Promise<BrowserContext> {
  const localStorage = [
    { name: 'cauldron.settings', value: JSON.stringify(SETTINGS) },
    { name: 'cauldron.last-raid', value: JSON.stringify(RAID) },
  ];
  return browser.newContext({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
}

/** The raid, once it can be played: its orders are listed and its map is drawn. */
export async function openRaid(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/#/raid');
  await page.waitForFunction(() => {
    interface Seen extends HTMLElement {
      readonly view?: { readonly frames: number };
    }
    const drawn = (document.querySelector<Seen>('#raid-map')?.view?.frames ?? 0) > 0;
    return drawn && document.querySelector('.order') !== null;
  });
  return page;
}

export async function openEmpty(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/');
  await page.waitForFunction(() => Number(Reflect.get(window, 'frames_drawn')) > 0);
  return page;
}

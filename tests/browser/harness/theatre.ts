// The replay theatre as a player has it before him, and the same raid run outside it.

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { SavedRaid } from '../../../src/app/storage/records.ts';
import { Session } from '../../../src/engine/session.ts';
import { raidBack } from '../../../src/systems/raid/panels/back-face.ts';
import { keyMoments } from '../../../src/systems/raid/panels/course/moments.ts';
import { parseAction } from '../../../src/systems/raid/rules/actions.ts';
import { raidOn } from '../../../src/systems/raid/rules/system.ts';
import { raidFace } from '../../../src/systems/raid/screen.ts';
import { courseOf } from '../../../src/ui/theatre/course.ts';
import { stopsOf } from '../../../src/ui/theatre/stops.ts';
import { theatreEn } from '../../../src/words/shell/theatre-en.ts';
import { madeRaid } from '../../app/made-raids.ts';
import { loadDieppe } from '../../systems/raid/dieppe.ts';

/** A raid run outside the page: what the theatre must show of it. */
export function showOf(raid: SavedRaid) {
  const session = new Session(raidOn(loadDieppe()), raid);
  for (const word of raid.actions) {
    const action = parseAction(session.scenario, word);
    if (typeof action !== 'number' || !Array.isArray(session.do(action))) {
      throw new Error(`'${word}' is not legal`);
    }
  }
  const { frames } = session;
  const start = frames[0]?.before ?? session.position;
  return {
    frames,
    end: frames.length,
    stops: stopsOf(raidFace.look, frames),
    moments: keyMoments(frames),
    course: courseOf(session.game, { ...raidFace, ...raidBack }, start, frames),
  };
}

export type Show = ReturnType<typeof showOf>;

/** A whole raid of the steady player that has what is wanted, whatever the dice of one seed do. */
export function wholeRaid(name: string, wanted: (raid: SavedRaid, show: Show) => boolean) {
  for (let i = 0; i < 40; i++) {
    const raid = madeRaid('whole', `${name} ${i}`, { player: 'steady' });
    const show = showOf(raid);
    if (wanted(raid, show)) return { raid, show };
  }
  throw new Error(`no raid called ${name} has all that is wanted`);
}

export const positionOf = async (page: Page): Promise<number> =>
  Number(await page.locator('.timeline__slider').inputValue());

/** Opens a raid of the archive in the theatre. */
export async function openTheatre(page: Page, id: string, moment?: number): Promise<void> {
  await page.goto(moment === undefined ? `/#/theatre/${id}` : `/#/theatre/${id}/${moment}`);
  await page.locator('#theatre-map canvas').waitFor();
  await page.locator('.timeline__slider').waitFor();
}

/** Presses keys one after another and expects the position they lead to. */
export async function pressTo(page: Page, keys: string, position: number): Promise<void> {
  await page.keyboard.press(keys);
  await expect.poll(() => positionOf(page), { message: keys, timeout: 10_000 }).toBe(position);
}

/** Moves the slider as a hand does that drags it. */
export async function scrubTo(page: Page, position: number): Promise<void> {
  await page.locator('.timeline__slider').evaluate((slider, to) => {
    (slider as HTMLInputElement).value = String(to);
    slider.dispatchEvent(new Event('input', { bubbles: true }));
  }, position);
  await expect.poll(() => positionOf(page)).toBe(position);
}

export interface Readings {
  readonly alarm: number;
  readonly points: number;
  readonly losses: number;
}

export async function readingsOf(page: Page): Promise<Readings> {
  const figure = async (name: string): Promise<number> => {
    const text = await page.locator(`.reading--${name} dd`).innerText();
    return Number(text.replace('−', '-'));
  };
  return {
    alarm: await figure('danger'),
    points: await figure('points'),
    losses: await figure('losses'),
  };
}

export const isVerified = (page: Page): Promise<boolean> =>
  page.locator('.theatre-top__marks', { hasText: theatreEn['theatre.verified'] }).isVisible();

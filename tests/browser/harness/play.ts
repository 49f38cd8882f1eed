// Plays a plan through the screen to its report.

import { expect } from 'vitest';
import type { Action } from '../../../src/engine/system.ts';
import { reportEn } from '../../../src/words/shell/report-en.ts';
import { linesOf } from './lines.ts';
import type { Plan } from './plans.ts';
import { saveReplay } from './replay.ts';
import type { Table } from './table.ts';

/** Gives every order of the plan; what the screen does by itself must be the plan's next order too. */
export async function playPlan(table: Table, plan: Plan): Promise<void> {
  const words = plan.actions.map((action) => table.mirror.word(action));
  for (let n = table.mirror.actions.length; n < words.length; n = table.mirror.actions.length) {
    expect(words.slice(0, n)).toEqual(table.mirror.actions);
    const { asked, state } = table.mirror;
    if (asked.kind === 'columns') await table.form(linesOf(state, plan.actions.slice(n)));
    else await table.give(plan.actions[n] as Action);
  }
  expect(table.mirror.actions).toEqual(words);
}

/** The report is shown, and its replay is the raid that was played and verifies. */
export async function expectReport(table: Table): Promise<void> {
  const { page, mirror } = table;
  await page.waitForURL(/#\/report\//);
  await page.locator('.report__vp').waitFor();
  const { replay, verdict } = await saveReplay(page, () =>
    table.hand.press(table, reportEn['report.download']),
  );
  expect(replay.actions).toEqual(mirror.actions);
  expect(verdict).toContain('verified');
  const points = String(replay.result?.vp).replace('-', '−');
  expect(await page.locator('.report__vp').innerText()).toBe(points);
}

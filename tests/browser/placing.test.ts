// Men placed by hand: the lines of an assault and the loading of the craft, with the mouse and with keys.

import { expect, test } from 'vitest';
import { Do, doing } from '../../src/systems/raid/rules/actions.ts';
import { decision } from '../../src/systems/raid/rules/decision.ts';
import { unitsIn } from '../../src/systems/raid/rules/stacks.ts';
import { isCommando } from '../../src/systems/raid/rules/state.ts';
import { assaultEn } from '../../src/systems/raid/screen-words/assault-en.ts';
import { useDesk } from './harness/desk.ts';
import { atTable, startRaid } from './harness/go.ts';
import { keptRaid } from './harness/mirror.ts';
import { steadyPlan } from './harness/plans.ts';
import { keptAs, momentOf } from './harness/positions.ts';
import type { Table } from './harness/table.ts';

const desk = useDesk();

const plan = steadyPlan('lines');
const forming = momentOf(plan, ({ state }) => {
  const asked = decision(state);
  return asked.kind === 'columns' && commandosOf(asked.zone).length > 2;

  function commandosOf(zone: number): number[] {
    return unitsIn(state, zone).filter((u) => isCommando(state, u));
  }
});

async function formUp(): Promise<Table> {
  const raid = keptAs('lines', plan.seed, forming.actions);
  const table = await atTable(await desk.open({ raid }), plan.seed);
  await table.page.getByRole('button', { name: assaultEn['assault.fill'] }).click();
  return table;
}

/** The men in contact and behind the first line, as the screen shows them. */
const firstLine = ({ page }: Table) => ({
  contact: page.locator('[data-slot="contact 0"] .placing__man').first(),
  behind: page.locator('[data-slot="support 0"] .placing__man').first(),
});

async function contactWord(table: Table): Promise<string> {
  const unit = await firstLine(table).contact.getAttribute('data-unit');
  return `contact ${table.mirror.scenario.units[Number(unit)]?.id}`;
}

async function fight(table: Table): Promise<readonly string[]> {
  await table.page.getByRole('button', { name: assaultEn['assault.fight'] }).click();
  await expect
    .poll(async () => (await keptRaid(table.page)).actions.length)
    .toBeGreaterThan(forming.actions.length);
  return (await keptRaid(table.page)).actions.slice(forming.actions.length);
}

test('a man dragged into contact fights the line', async () => {
  const table = await formUp();
  const { contact, behind } = firstLine(table);
  const before = await contactWord(table);
  await behind.dragTo(contact);
  const after = await contactWord(table);
  expect(after).not.toBe(before);
  expect(await fight(table)).toContain(after);
});

test('a man sent into contact with a key fights the line', async () => {
  const table = await formUp();
  const before = await contactWord(table);
  await firstLine(table).behind.focus();
  await table.page.keyboard.press('ArrowRight');
  const after = await contactWord(table);
  expect(after).not.toBe(before);
  expect(await fight(table)).toContain(after);
});

test('every line shows its chance and its sums with their rules', async () => {
  const { page } = await formUp();
  const line = page.locator('.assault__lines > li').first();
  await line.locator('.line-card__chance', { hasText: '%' }).waitFor();
  expect(await line.locator('.rule-ref').allInnerTexts()).toContain('11.2e');
});

test('the craft are loaded by hand and put to sea', async () => {
  const table = await startRaid(await desk.open(), 'loading', undefined, { loading: 'free' });
  const { page } = table;
  await page.getByRole('button', { name: assaultEn['assault.load.empty'] }).click();
  await page.getByRole('button', { name: assaultEn['assault.load.standard'] }).click();
  const man = page.locator('.placing__man').first();
  await man.focus();
  await page.keyboard.press('3'); // from the first craft of his group to the third
  await page.getByRole('button', { name: assaultEn['assault.load.go'] }).click();
  await table.settle();
  expect(decision(table.mirror.state).kind).toBe('choose');
  expect(table.mirror.actions.length).toBeGreaterThan(1);
  expect(table.mirror.actions.every((word) => word.startsWith('load '))).toBe(true);
  expect(doing(decision(table.mirror.state).actions[0] ?? 0)).toBe(Do.take);
});

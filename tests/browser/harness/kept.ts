// Raids on the shelf of a page: brought in by the page itself, from a file, and read from where the game keeps them.

import type { Page } from 'playwright-core';
import type { SavedRaid } from '../../../src/app/storage/records.ts';
import { archiveEn } from '../../../src/words/shell/archive-en.ts';
import { archiveFr } from '../../../src/words/shell/archive-fr.ts';
import { fileOf } from '../../app/made-raids.ts';

const CLOSE = { en: archiveEn['import.close'], fr: archiveFr['import.close'] };

/** Takes the raids of a file into the archive; what the game says of it. */
export async function takeIn(
  page: Page,
  raids: readonly SavedRaid[] | string,
  lang: 'en' | 'fr' = 'en',
): Promise<string> {
  const text = typeof raids === 'string' ? raids : fileOf(raids);
  await page.goto('/#/replays');
  const chooser = page.locator('.archive__tools input[type="file"]');
  const buffer = Buffer.from(text);
  await chooser.setInputFiles({ name: 'archive.jsonl', mimeType: 'application/json', buffer });
  const report = page.locator('dialog[open] .import');
  await report.waitFor();
  const said = await report.innerText();
  await page.getByRole('button', { name: CLOSE[lang] }).last().click();
  await report.waitFor({ state: 'detached' });
  return said;
}

/** Every record the page has stored, by id. */
export async function shelfOf(page: Page): Promise<ReadonlyMap<string, SavedRaid>> {
  const found = await page.evaluate(readShelf);
  return new Map((found as SavedRaid[]).map((raid) => [raid.id, raid]));
}

/** In the page. */
function readShelf(): Promise<unknown[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('cauldron');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const all = database.transaction('raids').objectStore('raids').getAll();
      all.onerror = () => reject(all.error);
      all.onsuccess = () => {
        database.close();
        resolve(all.result);
      };
    };
  });
}

/** Lets fall a file onto the page, wherever it is. */
export async function drop(page: Page, content: string | readonly number[]): Promise<void> {
  await page.evaluate((given) => {
    const part = typeof given === 'string' ? given : new Uint8Array(given);
    const data = new DataTransfer();
    data.items.add(new File([part], 'dropped.json'));
    window.dispatchEvent(new DragEvent('drop', { dataTransfer: data, cancelable: true }));
  }, content);
}

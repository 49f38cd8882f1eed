// Archives in and out of files, and facts of raids: with the data of all battles, in a chunk of its own.

import { openScenarios } from './battles.ts';
import type { Archive } from './storage/archive.ts';
import { exportRaids, type Progress } from './storage/export.ts';
import { fillFacts } from './storage/fill-facts.ts';
import { type ImportReport, type ImportWatch, importFile } from './storage/import.ts';

export const importInto = async (
  archive: Archive,
  file: File,
  watch: ImportWatch,
): Promise<ImportReport> => importFile(archive, await openScenarios(), file, watch);

export const exportFrom = async (archive: Archive, ids: readonly string[]): Promise<string[]> =>
  exportRaids(archive, await openScenarios(), ids, () => undefined);

/** Whether anything was added. */
export async function fillIn(archive: Archive, progress: Progress): Promise<boolean> {
  let added = false;
  for (const scenario of await openScenarios()) {
    if (await fillFacts(archive, scenario, progress)) added = true;
  }
  return added;
}

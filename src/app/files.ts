// Archives in and out of files, and facts of raids: with the data of every battle, in a chunk of its own.

import { openGames } from './games.ts';
import type { Archive } from './storage/archive.ts';
import { type CheckWatch, checkRaids } from './storage/check-raids.ts';
import { exportRaids, type Progress } from './storage/export.ts';
import { fillFacts } from './storage/fill-facts.ts';
import { type ImportReport, type ImportWatch, importFile } from './storage/import.ts';
import type { RaidSummary } from './storage/summary.ts';

export const importInto = async (
  archive: Archive,
  file: File,
  watch: ImportWatch,
): Promise<ImportReport> => importFile(archive, await openGames(), file, watch);

export const exportFrom = async (archive: Archive, ids: readonly string[]): Promise<string[]> =>
  exportRaids(archive, await openGames(), ids, () => undefined);

export const check = async (
  archive: Archive,
  raids: readonly RaidSummary[],
  watch: CheckWatch,
): Promise<void> => checkRaids(archive, await openGames(), raids, watch);

export const fillIn = async (archive: Archive, progress: Progress): Promise<boolean> =>
  fillFacts(archive, await openGames(), progress);

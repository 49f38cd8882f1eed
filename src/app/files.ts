// Archives in and out of files, and facts of raids: with the raid's data, in a chunk of its own.

import { loadDieppe } from '../systems/raid/data/dieppe.ts';
import type { Archive } from './storage/archive.ts';
import { exportRaids, type Progress } from './storage/export.ts';
import { fillFacts } from './storage/fill-facts.ts';
import { type ImportReport, type ImportWatch, importFile } from './storage/import.ts';

export const importInto = (
  archive: Archive,
  file: File,
  watch: ImportWatch,
): Promise<ImportReport> => importFile(archive, loadDieppe(), file, watch);

export const exportFrom = (archive: Archive, ids: readonly string[]): Promise<string[]> =>
  exportRaids(archive, loadDieppe(), ids, () => undefined);

export const fillIn = (archive: Archive, progress: Progress): Promise<boolean> =>
  fillFacts(archive, loadDieppe(), progress);

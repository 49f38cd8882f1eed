// An archive that was dropped, pasted or opened like a single replay: left here for the archive screen to take in.

import { signal } from '@preact/signals';
import { go } from '../ui/shell/routes.ts';
import { isHead } from './storage/archive-file.ts';

export const incoming = signal<File | null>(null);

const HEAD = 400; // characters of a file that are looked at

/** Hands an archive over to its screen. False for any other file. */
export async function isTakenAsArchive(file: File): Promise<boolean> {
  const start = await file
    .slice(0, HEAD)
    .text()
    .catch(() => '');
  if (!isArchive(start)) return false;
  incoming.value = file;
  go({ page: 'replays' });
  return true;
}

function isArchive(start: string): boolean {
  const [head = ''] = start.split('\n');
  try {
    return isHead(JSON.parse(head) as unknown) !== 'no';
  } catch {
    return false;
  }
}

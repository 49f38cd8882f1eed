// Systems that lie outside the house, which is how tests bring one of their own: CAULDRON_SYSTEMS names their folders,
// several parted as in PATH. A folder is called as its system; in it are the headless entry, index.ts, and the battles,
// data/battles.ts. No page carries this file: scripts/vite/shelf.ts writes an empty list in its place.

import { basename, delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Headless } from '../engine/headless.ts';

export interface Guest {
  readonly id: string;
  headless(): Promise<Headless>;
  loadBattle(id: string): Promise<unknown>;
}

export function guests(): Guest[] {
  const folders = (process.env.CAULDRON_SYSTEMS ?? '').split(delimiter);
  return folders.filter((path) => path !== '').map(guestIn);
}

const guestIn = (path: string): Guest => ({
  id: basename(path),
  headless: async () => (await open<{ headless: Headless }>(path, 'index.ts')).headless,
  loadBattle: async (id) =>
    (await open<{ loadBattle(id: string): unknown }>(path, 'data/battles.ts')).loadBattle(id),
});

const open = <M>(path: string, file: string): Promise<M> =>
  import(pathToFileURL(join(path, file)).href);

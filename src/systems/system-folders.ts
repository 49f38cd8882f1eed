// The folders of systems, for whoever opens their files by name: those of the house, and guests that lie outside it.
// CAULDRON_SYSTEMS names the folders of guests, several parted as in PATH, which is how tests bring a system of their
// own; a folder is called as its system. No page carries this file: scripts/vite/shelf.ts writes an empty list in its
// place.

import { basename, delimiter, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Headless } from '../engine/headless.ts';

export interface Guest {
  readonly id: string;
  headless(): Promise<Headless>;
}

export const guests = (): Guest[] =>
  guestFolders().map((path) => ({ id: basename(path), headless: () => headlessOf(path) }));

const guestFolders = (): string[] =>
  (process.env.CAULDRON_SYSTEMS ?? '').split(delimiter).filter((path) => path !== '');

async function headlessOf(path: string): Promise<Headless> {
  const { headless } = await open<{ readonly headless: Headless }>(path, 'index.ts');
  return headless;
}

/** A battle on disk, by the loader of its system. */
export async function loadBattle(system: string, id: string): Promise<unknown> {
  const house = join(dirname(fileURLToPath(import.meta.url)), system);
  const folder = guestFolders().find((path) => basename(path) === system) ?? house;
  const loader = await open<{ loadBattle(id: string): unknown }>(folder, 'data/battles.ts');
  return loader.loadBattle(id);
}

const open = <M>(folder: string, file: string): Promise<M> =>
  import(pathToFileURL(join(folder, file)).href);

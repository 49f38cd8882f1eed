// The folders of systems, for whoever opens their files by name: those of the house, and guests that lie outside it.
// CAULDRON_SYSTEMS names the folders of guests, several parted as in PATH, which is how tests bring a system of their
// own; a folder is called as its system and has the entries that a system of the house has. No page carries this file:
// scripts/vite/shelf.ts writes down the doors of its guests.

import { existsSync, readFileSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { SystemDoors } from './doors.ts';

/** By door: the file behind it, and what the file calls it; '' is the file itself. */
export const ENTRIES = {
  headless: ['index.ts', 'headless'],
  outside: ['outside.ts', 'outside'],
  screen: ['screen.ts', 'face'],
  map: ['map/view.ts', ''],
} as const;

export const guests = (): SystemDoors[] => guestFolders().map(doorsOf);

export const guestFolders = (): string[] =>
  (process.env.CAULDRON_SYSTEMS ?? '').split(delimiter).filter((path) => path !== '');

function doorsOf(path: string): SystemDoors {
  const doors = Object.entries(ENTRIES).map(([door, [file, name]]) => {
    const enter = async () => {
      const entry = await open<Record<string, unknown>>(path, file);
      return name === '' ? entry : entry[name];
    };
    return [door, enter];
  });
  const rules = async (lang: string) =>
    readFileSync(join(path, lang === 'fr' ? 'rules.fr.md' : 'rules.md'), 'utf8');
  return { id: basename(path), ...Object.fromEntries(doors), rules } as SystemDoors;
}

/** Where the files of a system lie. */
export const systemFolder = (system: string): string =>
  guestFolders().find((path) => basename(path) === system) ??
  join(dirname(fileURLToPath(import.meta.url)), system);

/** Whether a system has all that the register opens; guests bring what they like. */
export const hasEveryDoor = (system: string): boolean =>
  guestFolders().some((path) => basename(path) === system) ||
  Object.values(ENTRIES).every(([file]) => existsSync(join(systemFolder(system), file)));

/** A battle on disk, by the loader of its system. */
export async function loadBattle(system: string, id: string): Promise<unknown> {
  const file = 'data/battles.ts';
  const loader = await openFile<{ loadBattle(id: string): unknown }>(system, file);
  return loader.loadBattle(id);
}

/** A file of a system, as a module. */
export const openFile = <M>(system: string, file: string): Promise<M> =>
  open(systemFolder(system), file);

const open = <M>(folder: string, file: string): Promise<M> =>
  import(pathToFileURL(join(folder, file)).href);

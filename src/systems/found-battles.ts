// The battles on disk as the shelf lists them. In a page scripts/vite/shelf.ts writes another file in the place of
// this one, with the cards in it and a door to a file of its own for everything else.

import type { Battle } from '../engine/battle.ts';
import { battleFolders, readFile } from './battle-folders.ts';
import { guests } from './guests.ts';

interface Loader {
  readonly loadBattle: (id: string) => unknown;
}

export function foundBattles(): readonly Battle[] {
  return battleFolders().map((folder) => ({
    ...{ system: folder.system, id: folder.id, card: folder.card },
    scenario: async () => loadBattle(folder.system, folder.id),
    par: async () => readFile(folder, 'par'),
    outlook: async () => readFile(folder, 'outlook'),
  }));
}

async function loadBattle(system: string, id: string): Promise<unknown> {
  const guest = guests().find((one) => one.id === system);
  if (guest !== undefined) return guest.loadBattle(id);
  const loader: Loader = await import(`./${system}/data/battles.ts`);
  return loader.loadBattle(id);
}

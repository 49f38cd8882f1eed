// The battles on disk as the shelf lists them. In a page scripts/vite/shelf.ts writes another file in the place of
// this one, with the cards in it and a door to a file of its own for everything else.

import type { Battle } from '../engine/battle.ts';
import { battleFolders, frontOf, levelNames, picturePath, readFile } from './battle-folders.ts';
import { loadBattle } from './system-folders.ts';

export function foundBattles(): readonly Battle[] {
  return battleFolders().map((folder) => ({
    ...{ system: folder.system, id: folder.id, card: frontOf(folder) },
    ...{ levels: levelNames(folder), picture: picturePath(folder) },
    scenario: () => loadBattle(folder.system, folder.id),
    par: async () => readFile(folder, 'par'),
    outlook: async () => readFile(folder, 'outlook'),
  }));
}

// The battles on disk as the shelf lists them. In a page scripts/vite/shelf.ts writes another file in the place of
// this one, with the cards in it and a door to a file of its own for everything else.

import type { Battle } from '../engine/battle.ts';
import type { Edition } from '../engine/edition.ts';
import type { Headless } from '../engine/headless.ts';
import type { GameData } from '../engine/position.ts';
import {
  type BattleFolder,
  frontOf,
  lessonName,
  levelNames,
  picturePath,
  readFile,
  shelvedFolders,
} from './battle-folders.ts';
import { ENTRIES, loadBattle, openFile } from './system-folders.ts';

export function foundBattles(): readonly Battle[] {
  return shelvedFolders().map((folder, _, all) => ({
    ...{ system: folder.system, id: folder.id, card: frontOf(folder, all.length === 1) },
    ...{ levels: levelNames(folder), picture: picturePath(folder), ...lessonName(folder) },
    edition: () => editionOf(folder),
    scenario: () => loadBattle(folder.system, folder.id),
    par: async () => readFile(folder, 'par'),
    outlook: async () => readFile(folder, 'outlook'),
  }));
}

async function editionOf({ system, id }: BattleFolder): Promise<Edition> {
  const [file] = ENTRIES.headless;
  const [{ headless }, battle] = await Promise.all([
    openFile<{ headless: Headless }>(system, file),
    loadBattle(system, id),
  ]);
  return { rules: headless.system.version, hash: (battle as GameData).hash };
}

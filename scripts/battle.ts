// Which battle a script works on: `--battle <system>/<battle>` anywhere among its words, else the first on the shelf.

import { type BattleFolder, battleFolders } from '../src/systems/battle-folders.ts';
import { loadBattle } from '../src/systems/raid/data/battles.ts';
import type { Scenario } from '../src/systems/raid/rules/scenario.ts';

export interface ChosenBattle {
  readonly name: string; // '<system>/<battle>'
  readonly folder: BattleFolder;
  readonly scenario: Scenario;
  readonly rest: readonly string[]; // the other words
}

export function chosenBattle(words: readonly string[] = process.argv.slice(2)): ChosenBattle {
  const at = words.indexOf('--battle');
  const wanted = at < 0 ? undefined : words[at + 1];
  const folders = battleFolders();
  const named = folders.map((folder) => `${folder.system}/${folder.id}`);
  const name = wanted ?? (at < 0 ? named[0] : undefined);
  const folder = folders[named.indexOf(name ?? '')];
  if (name === undefined || folder === undefined) {
    throw new Error(`--battle takes one of ${named.join(', ')}`);
  }
  const rest = at < 0 ? words : words.filter((_, i) => i !== at && i !== at + 1);
  return { name, folder, scenario: loadBattle(folder.id), rest };
}

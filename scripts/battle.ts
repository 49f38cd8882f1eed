// Which raid a script works on: `--battle raid/<battle>` anywhere among its words, else the first on the shelf.

import { type BattleFolder, battleFolders } from '../src/systems/battle-folders.ts';
import { loadBattle } from '../src/systems/raid/data/battles.ts';
import type { Scenario } from '../src/systems/raid/rules/scenario.ts';
import { raid } from '../src/systems/raid/rules/system.ts';

export interface ChosenBattle {
  readonly name: string; // '<system>/<battle>'
  readonly folder: BattleFolder;
  readonly scenario: Scenario;
  readonly rest: readonly string[]; // the other words
}

export function chosenBattle(words: readonly string[] = process.argv.slice(2)): ChosenBattle {
  const at = words.indexOf('--battle');
  const folder = at < 0 ? folders()[0] : folders().find((one) => nameOf(one) === words[at + 1]);
  if (folder === undefined) throw new RangeError(`--battle takes one of ${raidNames().join(', ')}`);
  const rest = at < 0 ? words : words.filter((_, i) => i !== at && i !== at + 1);
  return { name: nameOf(folder), folder, scenario: loadBattle(folder.id), rest };
}

/** Every raid on the shelf, as `--battle` names it. */
export const raidNames = (): string[] => folders().map(nameOf);

const folders = (): BattleFolder[] => battleFolders().filter(({ system }) => system === raid.id);
const nameOf = ({ system, id }: BattleFolder): string => `${system}/${id}`;

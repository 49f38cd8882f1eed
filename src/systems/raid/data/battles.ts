// The raids on disk, for whoever plays without a page: checked and compiled the first time they are asked for, and
// their outlooks learnt by the players.

import { learnOutlook } from '../../../engine/outlooks.ts';
import { battleFolders, compileFolder, readFile } from '../../battle-folders.ts';
import type { Scenario } from '../rules/scenario.ts';
import { readBattle } from './read.ts';

const SYSTEM = 'raid';
const loaded = new Map<string, Scenario>();

/** Ids of the raids, in the order of the shelf. */
export const battleIds = (): string[] => raids().map(({ id }) => id);

const raids = () => battleFolders().filter(({ system }) => system === SYSTEM);

/** The raid with an id, the first of the shelf without one. */
export function loadBattle(id = battleIds()[0]): Scenario {
  const known = loaded.get(id ?? '');
  if (known !== undefined) return known;
  const folder = raids().find((raid) => raid.id === id);
  if (folder === undefined) throw new RangeError(`no raid '${id}' on the shelf`);
  const scenario = compileFolder(folder, readBattle);
  learnOutlook(readFile(folder, 'outlook'));
  loaded.set(folder.id, scenario);
  return scenario;
}

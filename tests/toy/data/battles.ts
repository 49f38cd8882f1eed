// The toy's battles on disk, for whoever plays without a page.

import { battleFolders, compileFolder } from '../../../src/systems/battle-folders.ts';
import type { Field } from '../rules/battle.ts';
import { readBattle } from './read.ts';

export function loadBattle(id: string): Field {
  const folder = battleFolders().find((one) => one.system === 'toy' && one.id === id);
  if (folder === undefined) throw new RangeError(`no battle '${id}' of the toy on the shelf`);
  return compileFolder(folder, readBattle);
}

// The battle as it is shipped, for tests of the whole.

import type { RawFiles } from '../../../src/engine/battle.ts';
import { battleFolders, readFiles } from '../../../src/systems/battle-folders.ts';
import { loadBattle } from '../../../src/systems/fast-play/data/battles.ts';
import type { Field } from '../../../src/systems/fast-play/rules/field.ts';

export const ID = 'spicheren-1870';

export function spicherenFiles(): RawFiles {
  const folder = battleFolders().find(({ id }) => id === ID);
  if (folder === undefined) throw new Error(`no ${ID}`);
  return readFiles(folder);
}

export const spicheren: Field = loadBattle(ID);

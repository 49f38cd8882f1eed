// The battle as it is shipped, for tests of the whole.

import type { RawFiles } from '../../../src/engine/battle.ts';
import { battleFolders, readFiles } from '../../../src/systems/battle-folders.ts';
import { loadBattle } from '../../../src/systems/red-poppies/data/battles.ts';
import type { Field } from '../../../src/systems/red-poppies/rules/field.ts';

export const ID = 'hawthorn-ridge-1916';

export function hawthornFiles(): RawFiles {
  const folder = battleFolders().find(({ id }) => id === ID);
  if (folder === undefined) throw new Error(`no ${ID}`);
  return readFiles(folder);
}

export const hawthorn: Field = loadBattle(ID);
export const hexNamed = (field: Field, id: string): number =>
  field.hexes.findIndex((hex) => hex.id === id);

// The shipped raid that most tests are played on.

import type { RawFiles } from '../../../src/engine/battle.ts';
import { battleFolders, readFiles } from '../../../src/systems/battle-folders.ts';
import { loadBattle } from '../../../src/systems/raid/data/battles.ts';
import { FILE_NAMES } from '../../../src/systems/raid/data/check-raid.ts';
import type { Scenario } from '../../../src/systems/raid/rules/scenario.ts';

const ID = 'dieppe-1942';

export const loadDieppe = (): Scenario => loadBattle(ID);

/** The files of play, as they lie in the folder. */
export function dieppeFiles(): RawFiles {
  const folder = battleFolders().find(({ id }) => id === ID);
  if (folder === undefined) throw new Error('Dieppe is not on the shelf');
  const files = readFiles(folder);
  return Object.fromEntries(FILE_NAMES.map((name) => [name, files[name]]));
}

// The battles on disk, for whoever plays without a page: checked and laid out the first time they are asked for, and their
// outlooks learnt by the players.

import { learnOutlook } from '../../../engine/outlooks.ts';
import { battleFolders, compileFolder, readFile } from '../../battle-folders.ts';
import type { Field } from '../rules/field.ts';
import { readBattle } from './read.ts';

const SYSTEM = 'red-poppies';
const loaded = new Map<string, Field>();

/** Ids of the battles, in the order of the shelf. */
export const battleIds = (): string[] => battles().map(({ id }) => id);

const battles = () => battleFolders().filter(({ system }) => system === SYSTEM);

/** The battle with an id, the first of the shelf without one. */
export function loadBattle(id = battleIds()[0]): Field {
  const known = loaded.get(id ?? '');
  if (known !== undefined) return known;
  const folder = battles().find((battle) => battle.id === id);
  if (folder === undefined) throw new RangeError(`no battle '${id}' on the shelf`);
  const field = compileFolder(folder, readBattle);
  learnOutlook(readFile(folder, 'outlook'));
  loaded.set(folder.id, field);
  return field;
}

// What the cards of several battles say beside their titles: more than lists need, so the title does without. In a page
// scripts/vite/shelf.ts writes another file in the place of this one.

import type { CardBack } from '../engine/battle.ts';
import { backOf, shelvedFolders } from './battle-folders.ts';

/** By battle. */
export const foundCards = (): Readonly<Record<string, CardBack>> =>
  Object.fromEntries(shelvedFolders().map((folder) => [folder.id, backOf(folder)]));

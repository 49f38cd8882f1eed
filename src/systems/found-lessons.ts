// The lessons on disk: a battle has one when there is a lesson.json in its folder. In a page scripts/vite/shelf.ts writes
// another file in the place of this one, with a door to each.

import { lessonName, readFile, shelvedFolders } from './battle-folders.ts';

/** By battle, the door to its lesson: the replay of a game that can be taught from. */
export function foundLessons(): Readonly<Record<string, () => Promise<unknown>>> {
  const found = shelvedFolders().filter((folder) => lessonName(folder).lesson !== undefined);
  return Object.fromEntries(
    found.map((folder) => [folder.id, async () => readFile(folder, 'lesson')]),
  );
}

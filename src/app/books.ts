// Rulebooks, each fetched and read when it is first opened.

import { parseBook } from '../rulebook/parse.ts';
import { systemNamed, systems } from '../systems/index.ts';
import type { OpenBook } from '../ui/screens/rules/book.ts';
import type { Lang } from '../words/index.ts';

const read = new Map<string, Promise<OpenBook>>();

/** A system's rulebook; for one that is not here, the first there is. */
export function openBook(wanted: string, language: Lang): Promise<OpenBook> {
  const doors = systemNamed(wanted) ?? systems()[0];
  if (doors === undefined) throw new RangeError('there is no system');
  const name = `${doors.id}/${language}`;
  const opening =
    read.get(name) ??
    doors.rules(language).then((text) => ({ ...parseBook(text), system: doors.id, language }));
  read.set(name, opening);
  opening.catch(() => read.delete(name)); // to be tried again
  return opening;
}

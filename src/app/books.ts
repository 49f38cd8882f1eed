// Rulebooks, each fetched and read when it is first opened, with the figures of a battle in it.

import type { Figures } from '../rulebook/figures.ts';
import { parseBook } from '../rulebook/parse.ts';
import { openGame, type SystemDoors, systemNamed, systems } from '../systems/index.ts';
import { battles } from '../systems/shelf.ts';
import type { OpenBook } from '../ui/screens/rules/book.ts';
import type { Lang } from '../words/index.ts';

const read = new Map<string, Promise<OpenBook>>();

/** A system's rulebook, for its first battle when none is named; for a system that is not here, the first there is. */
export function openBook(
  wanted: string,
  language: Lang,
  battle: string | null = null,
): Promise<OpenBook> {
  const doors = systemNamed(wanted) ?? systems()[0];
  if (doors === undefined) throw new RangeError('there is no system');
  const played = battle ?? battles().find(({ system }) => system === doors.id)?.id ?? '';
  const name = `${doors.id}/${played}/${language}`;
  const opening = read.get(name) ?? readBook(doors, played, language);
  read.set(name, opening);
  opening.catch(() => read.delete(name)); // to be tried again
  return opening;
}

async function readBook(doors: SystemDoors, battle: string, language: Lang): Promise<OpenBook> {
  const [text, figures] = await Promise.all([
    doors.rules(language),
    figuresOf(doors.id, battle, language).catch(() => ({})), // the book can be read without
  ]);
  return { ...parseBook(text, figures), system: doors.id, language };
}

async function figuresOf(system: string, battle: string, language: Lang): Promise<Figures> {
  const game = await openGame(system, battle);
  return (await game?.figures?.(game.scenario, language)) ?? {};
}

// The pictures of a rulebook, opened when the first is scrolled into view: the lesson of a battle is played through
// unseen, and what it comes to is painted.

import { momentsOf } from '../engine/moments.ts';
import { systemNamed } from '../systems/index.ts';
import { battles } from '../systems/shelf.ts';
import type { RulePicture } from '../ui/sheet/rule-pictures.ts';
import { readLesson } from './read-lesson.ts';

const opened = new Map<string, Promise<readonly RulePicture[]>>();

/** Of the battle that is looked at, if it has a lesson, else of the first of the system that has. */
export function openPictures(
  system: string,
  battle: string | null,
): Promise<readonly RulePicture[]> {
  const taught = battles().filter((one) => one.system === system && one.lesson !== undefined);
  const found = taught.find(({ id }) => id === battle) ?? taught[0];
  if (found === undefined) return Promise.resolve([]);
  const pictures = opened.get(found.id) ?? paintable(system, found.id);
  opened.set(found.id, pictures);
  pictures.catch(() => opened.delete(found.id)); // to be tried again
  return pictures;
}

async function paintable(system: string, battle: string): Promise<readonly RulePicture[]> {
  const [pictures, read] = await Promise.all([
    systemNamed(system)?.pictures?.(),
    readLesson(battle),
  ]);
  if (pictures === undefined || read === null) return [];
  const { game, replay, script } = read;
  const begin = game.system.setup(game.scenario, replay);
  return pictures.of(momentsOf(game.system, begin, script));
}

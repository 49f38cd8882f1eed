// A battle's lesson, opened: ready to be played along the game that it follows.

import { GuidedSession } from '../engine/guided.ts';
import { systemNamed } from '../systems/index.ts';
import { Lesson } from '../ui/play/lesson/lesson.ts';
import type { Face } from '../ui/sheet/face.ts';
import { looksAt } from './looked-at.ts';
import { type ReadLesson, readLesson } from './read-lesson.ts';

export interface OpenedLesson extends ReadLesson {
  readonly lesson: Lesson;
  readonly face: Face;
}

/** Null where there is none that can be taught. */
export async function openedLesson(battle: string): Promise<OpenedLesson | null> {
  const read = await readLesson(battle);
  const face = await systemNamed(read?.game.system.id ?? '')?.screen();
  const taught = await face?.lesson?.();
  if (read === null || face === undefined || taught === undefined) return null;
  looksAt(battle);
  const { seed, level, events } = read.replay;
  const options = { seed, level, events, practice: false };
  const session = new GuidedSession(read.game, options, read.script);
  return { ...read, lesson: new Lesson(session, taught), face };
}

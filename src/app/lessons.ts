// A battle's lesson, opened: ready to be played along the game that it follows.

import { lessonCardOf } from '../engine/battle.ts';
import { GuidedSession } from '../engine/guided.ts';
import { Lesson } from '../ui/play/lesson/lesson.ts';
import type { Face } from '../ui/sheet/face.ts';
import { openFace } from './faces.ts';
import { looksAt } from './looked-at.ts';
import { type ReadLesson, readLesson } from './read-lesson.ts';

export interface OpenedLesson extends ReadLesson {
  readonly lesson: Lesson;
  readonly face: Face;
}

/** Null where there is none that can be taught. */
export async function openedLesson(battle: string): Promise<OpenedLesson | null> {
  const read = await readLesson(battle);
  const face = await openFace(read?.game.system.id ?? '');
  const taught = await face?.lesson?.();
  const card = read === null ? null : lessonCardOf(read.game.scenario);
  if (read === null || face === null || taught === undefined || card === null) return null;
  looksAt(battle);
  const { seed, level, events } = read.replay;
  const options = { seed, level, events, practice: false };
  const session = new GuidedSession(read.game, options, read.script);
  return { ...read, lesson: new Lesson(session, taught, card), face };
}

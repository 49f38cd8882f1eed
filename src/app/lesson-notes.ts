// Where each lesson was left: the stop, by its name, which outlives a lesson that was made anew; and so, how it is offered.

import { lessonCardOf } from '../engine/battle.ts';
import type { GameData } from '../engine/position.ts';
import { battleNamed } from '../systems/shelf.ts';
import type { LessonOffer } from '../ui/sheet/lesson-offer.tsx';
import { address } from '../ui/shell/routes.ts';
import { notes } from './raid-list.ts';
import { readJson } from './storage/notes.ts';

const NOTE = 'lessons';
export const ENDED = 'ended';

function left(): Readonly<Record<string, unknown>> {
  const stored = readJson(notes, NOTE);
  return typeof stored === 'object' && stored !== null ? { ...stored } : {};
}

/** The stop a battle's lesson was left at, `ended` when it was heard out, or null when it was never begun. */
export function lessonLeftAt(battle: string): string | null {
  const stop = left()[battle];
  return typeof stop === 'string' ? stop : null;
}

export function leaveLessonAt(battle: string, stop: string): void {
  notes.write(NOTE, JSON.stringify({ ...left(), [battle]: stop }));
}

/** The lesson of a battle as it is offered; null without one. */
export function offerOf(scenario: GameData): LessonOffer | null {
  const battle = scenario.id;
  const id = battleNamed(battle)?.lesson;
  const card = lessonCardOf(scenario);
  if (id === undefined || card === null) return null;
  const stop = lessonLeftAt(battle) ?? '';
  const heard = stop === ENDED ? 'ended' : stop === '' ? 'never' : 'begun';
  return { href: address({ page: 'raid', battle, id }), card, heard };
}

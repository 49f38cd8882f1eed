// The measures of a game at every position of its replay, and where its turns begin: what the timeline draws.

import type { Frame } from '../../engine/frames.ts';
import type { Position } from '../../engine/position.ts';
import type { Game } from '../../engine/system.ts';
import type { LookingFace } from '../sheet/face.ts';
import type { Measure } from '../sheet/face-report.ts';
import { lookOf } from '../sheet/look.ts';

export interface Course {
  readonly measures: readonly Measure[];
  readonly values: Readonly<Record<string, readonly number[]>>; // of each measure, by position
  readonly turns: ReadonlyArray<{ readonly turn: number; readonly at: number }>;
}

export function courseOf(
  { scenario }: Game,
  face: Pick<LookingFace, 'course' | 'look'>,
  start: Position,
  frames: readonly Frame[],
): Course {
  const positions = [start, ...frames.map((frame) => frame.after)];
  const measures = face.course.measures(scenario);
  const turns = frames.flatMap(({ event }, i) => {
    const begun = lookOf(face.look, event).begins?.(event);
    return begun === undefined ? [] : [{ turn: begun.turn, at: i + 1 }];
  });
  const values = measures.map(
    (measure) => [measure.id, positions.map((position) => measure.of(position))] as const,
  );
  return { measures, values: Object.fromEntries(values), turns };
}

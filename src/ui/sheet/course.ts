// The course of a battle: its measures event by event, with a time for each, and as they stood when each turn ended.

import type { Frame } from '../../engine/frames.ts';
import type { GameData, Position } from '../../engine/position.ts';
import type { Game, System } from '../../engine/system.ts';
import type { CourseFace, Measure } from './face-report.ts';

/** Measures by their id. */
export type Values = Readonly<Record<string, number>>;

export interface CoursePoint {
  readonly time: number; // in turns: 0 is the beginning of turn 1
  readonly values: Values;
}
export interface TurnEnd {
  readonly turn: number;
  readonly values: Values;
}
export interface Course {
  readonly measures: readonly Measure[];
  readonly points: readonly CoursePoint[]; // where something changes, from the start to the end
  readonly turns: readonly TurnEnd[];
  readonly times: readonly number[]; // by frame
}

export function courseOf(
  { system, scenario }: Game,
  face: CourseFace,
  start: Position,
  frames: readonly Frame[],
): Course {
  const measures = face.measures(scenario);
  const times = frameTimes(system, frames);
  const points: CoursePoint[] = [{ time: 0, values: valuesOf(measures, start) }];
  const turns = new Map<number, TurnEnd>();
  for (const [index, frame] of frames.entries()) {
    const values = valuesOf(measures, frame.after);
    const last = points.at(-1)?.values;
    if (measures.some(({ id }) => values[id] !== last?.[id])) {
      points.push({ time: times[index] ?? 0, values });
    }
    const turn = turnOf(system, frame);
    turns.set(turn, { turn, values });
  }
  const end = frames.at(-1);
  if (end !== undefined) {
    points.push({ time: turnOf(system, end), values: valuesOf(measures, end.after) });
  }
  return { measures, points, turns: [...turns.values()], times };
}

export function valuesOf<S extends GameData>(
  measures: ReadonlyArray<Measure<S>>,
  position: Position<S>,
): Values {
  return Object.fromEntries(measures.map((measure) => [measure.id, measure.of(position)]));
}

/** The turn an event happened in. */
export const turnOf = (system: System, frame: Frame): number => system.turn(frame.before);

/** The frames of a turn share its time evenly. */
function frameTimes(system: System, frames: readonly Frame[]): number[] {
  const counts = new Map<number, number>();
  const turns = frames.map((frame) => turnOf(system, frame));
  for (const turn of turns) counts.set(turn, (counts.get(turn) ?? 0) + 1);
  const seen = new Map<number, number>();
  return turns.map((turn) => {
    const before = seen.get(turn) ?? 0;
    seen.set(turn, before + 1);
    return turn - 1 + (before + 1) / (counts.get(turn) ?? 1);
  });
}

/** What a measure came to at every point. */
export const valuesAlong = ({ points }: Course, { id }: Measure): number[] =>
  points.map(({ values }) => values[id] ?? 0);

/** A line that holds each value until the next, as the path of an SVG. */
export function steps(
  points: readonly CoursePoint[],
  x: (time: number) => number,
  y: (values: Values) => number,
): string {
  return points
    .map(({ time, values }, index) => {
      const at = x(time).toFixed(1);
      const height = y(values).toFixed(1);
      return index === 0 ? `M${at} ${height}` : `H${at}V${height}`;
    })
    .join('');
}

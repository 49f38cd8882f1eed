// The course of a raid for the comparison: points, alarm and men lost, event by event and turn by turn.

import { menLost } from '../../../systems/raid/panels/course/men-lost.ts';
import { turnOf } from '../../../systems/raid/panels/course/moments.ts';
import type { Frame } from '../../../systems/raid/rules/session.ts';
import { G, get, type RaidState } from '../../../systems/raid/rules/state.ts';
import { score } from '../../../systems/raid/rules/victory.ts';

export const MEASURES = ['points', 'alarm', 'losses'] as const;
export type Measure = (typeof MEASURES)[number];

export interface CoursePoint extends Readonly<Record<Measure, number>> {
  readonly time: number; // in turns: 0 is the beginning of turn 1
}
export interface TurnEnd extends Readonly<Record<Measure, number>> {
  readonly turn: number;
}
export interface RaidCourse {
  readonly points: readonly CoursePoint[];
  readonly turns: readonly TurnEnd[];
}

export function courseOf(start: RaidState, frames: readonly Frame[]): RaidCourse {
  const counts = new Map<number, number>();
  for (const frame of frames) counts.set(turnOf(frame), (counts.get(turnOf(frame)) ?? 0) + 1);
  const seen = new Map<number, number>();
  const points: CoursePoint[] = [{ time: 0, ...measure(start) }];
  const turns = new Map<number, TurnEnd>();
  for (const frame of frames) {
    const turn = turnOf(frame);
    const before = seen.get(turn) ?? 0;
    seen.set(turn, before + 1);
    const now = measure(frame.after);
    const last = points.at(-1);
    if (last === undefined || MEASURES.some((name) => last[name] !== now[name])) {
      points.push({ time: turn - 1 + (before + 1) / (counts.get(turn) ?? 1), ...now });
    }
    turns.set(turn, { turn, ...now });
  }
  const end = frames.at(-1);
  if (end !== undefined) points.push({ time: turnOf(end), ...measure(end.after) });
  return { points, turns: [...turns.values()] };
}

function measure(state: RaidState): Record<Measure, number> {
  return { points: score(state).vp, alarm: get(state, G.alarm), losses: menLost(state) };
}

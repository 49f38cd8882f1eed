// Alarm and points through the raid: a fine line for the chart, one row a turn for the table.

import { turnOf } from '../../../systems/raid/panels/course/moments.ts';
import type { Frame } from '../../../systems/raid/rules/session.ts';
import { G, get, type RaidState } from '../../../systems/raid/rules/state.ts';
import { score } from '../../../systems/raid/rules/victory.ts';

export interface Point {
  readonly time: number; // in turns: 0 is the beginning of turn 1
  readonly alarm: number;
  readonly vp: number;
}
export interface TurnRow {
  readonly turn: number;
  readonly clock: string;
  readonly alarm: number; // at its end
  readonly vp: number;
}
export interface Timeline {
  readonly points: readonly Point[];
  readonly rows: readonly TurnRow[];
  readonly times: readonly number[]; // by frame
}

export function timelineOf(start: RaidState, frames: readonly Frame[]): Timeline {
  const times = frameTimes(frames);
  const points: Point[] = [{ time: 0, alarm: get(start, G.alarm), vp: score(start).vp }];
  const rows = new Map<number, TurnRow>();
  for (const [index, frame] of frames.entries()) {
    const point = pointOf(times[index] ?? 0, frame.after);
    const last = points.at(-1);
    if (point.alarm !== last?.alarm || point.vp !== last.vp) points.push(point);
    const turn = turnOf(frame);
    const clock = start.scenario.clock[turn] ?? '';
    rows.set(turn, { turn, clock, alarm: point.alarm, vp: point.vp });
  }
  const end = frames.at(-1);
  if (end !== undefined) points.push(pointOf(turnOf(end), end.after));
  return { points, rows: [...rows.values()], times };
}

function pointOf(time: number, state: RaidState): Point {
  return { time, alarm: get(state, G.alarm), vp: score(state).vp };
}

/** The frames of a turn share its quarter of an hour evenly. */
function frameTimes(frames: readonly Frame[]): number[] {
  const counts = new Map<number, number>();
  for (const frame of frames) counts.set(turnOf(frame), (counts.get(turnOf(frame)) ?? 0) + 1);
  const seen = new Map<number, number>();
  return frames.map((frame) => {
    const turn = turnOf(frame);
    const before = seen.get(turn) ?? 0;
    seen.set(turn, before + 1);
    return turn - 1 + (before + 1) / (counts.get(turn) ?? 1);
  });
}

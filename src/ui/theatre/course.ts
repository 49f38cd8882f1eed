// Alarm, points and losses at every position of a replay, and where its turns begin: what the timeline draws.

import { menLost } from '../../systems/raid/panels/course/men-lost.ts';
import type { Frame } from '../../systems/raid/rules/session.ts';
import { G, get, type RaidState } from '../../systems/raid/rules/state.ts';
import { score } from '../../systems/raid/rules/victory.ts';

export interface Course {
  readonly alarm: readonly number[]; // by position
  readonly vp: readonly number[];
  readonly losses: readonly number[]; // British counters, craft apart
  readonly turns: ReadonlyArray<{ readonly turn: number; readonly at: number }>;
}

export function courseOf(start: RaidState, frames: readonly Frame[]): Course {
  const states = [start, ...frames.map((frame) => frame.after)];
  const turns = frames.flatMap(({ event }, i) =>
    event.kind === 'turn' ? [{ turn: event.turn, at: i + 1 }] : [],
  );
  return {
    alarm: states.map((state) => get(state, G.alarm)),
    vp: states.map((state) => score(state).vp),
    losses: states.map(menLost),
    turns,
  };
}

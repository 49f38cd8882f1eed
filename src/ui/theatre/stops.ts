// Where a replay stops when it is stepped through: after every event, every order, every action of the enemy, every turn.
// A position counts the events told: 0 is before the first, and as many as there are is the end.

import type { Frame } from '../../engine/frames.ts';
import { isEnemyAction, type LookTable, lookOf } from '../sheet/look.ts';

export const STEPS = ['event', 'action', 'enemy', 'turn'] as const;
export type Step = (typeof STEPS)[number];
export type Stops = Readonly<Record<Step, readonly number[]>>;

/** The positions each way of stepping stops at; the start and the end belong to all of them. */
export function stopsOf(look: LookTable, frames: readonly Frame[]): Stops {
  const end = frames.length;
  const after = (wanted: (frame: Frame, index: number) => boolean): number[] => {
    const stops = frames.flatMap((frame, i) => (wanted(frame, i) ? [i + 1] : []));
    return [...new Set([0, ...stops, end])];
  };
  return {
    event: after(() => true),
    action: after((frame, i) => frames[i + 1]?.action !== frame.action),
    enemy: after(({ event }) => isEnemyAction(look, event)),
    turn: after(({ event }) => lookOf(look, event).begins !== undefined),
  };
}

/** The next stop on (1) or back (-1); the last one when there is none beyond. */
export function nextStop(stops: readonly number[], at: number, by: 1 | -1): number {
  if (by > 0) return stops.find((stop) => stop > at) ?? stops.at(-1) ?? 0;
  return [...stops].reverse().find((stop) => stop < at) ?? 0;
}

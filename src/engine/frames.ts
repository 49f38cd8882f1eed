// One frame per event: what happened and how the map looked once it had. The frames come from the shipped rules
// themselves, by looking at the state whenever they tell the next event.

import type { Action } from '../systems/raid/rules/actions.ts';
import { perform } from '../systems/raid/rules/apply.ts';
import type { RaidEvent } from '../systems/raid/rules/events.ts';
import { copy, G, get, type RaidState } from '../systems/raid/rules/state.ts';
import { SeededRolls } from './rolls.ts';

export interface Frame {
  readonly event: RaidEvent;
  readonly before: RaidState;
  readonly after: RaidState;
  readonly action: number; // index of the action that led to it
}

/** A log that keeps the position at every event. */
class FrameLog extends Array<RaidEvent> {
  readonly positions: RaidState[] = [];
  watched: RaidState | null = null;

  override push(...events: RaidEvent[]): number {
    if (this.watched !== null) for (const _ of events) this.positions.push(copy(this.watched));
    return super.push(...events);
  }
}

export interface Played {
  readonly state: RaidState;
  readonly frames: readonly Frame[];
  readonly chance: boolean; // dice were rolled or something hidden was shown
}

/** Carries out a legal action on a copy and returns every step of it. */
export function playFrames(state: RaidState, action: Action, index: number): Played {
  const s = copy(state);
  const rolls = new SeededRolls(s);
  const log = new FrameLog();
  log.watched = s;
  perform({ s, rolls, log }, action);
  rolls.save(s);
  const frames: Frame[] = [];
  for (let i = 0; i < log.length; i++) {
    const before = i === 0 ? state : (log.positions[i] ?? state);
    const after = log.positions[i + 1] ?? s;
    frames.push({ event: log[i] as RaidEvent, before, after, action: index });
  }
  return { state: s, frames, chance: hasChance(state, s, log) };
}

function hasChance(before: RaidState, after: RaidState, events: readonly RaidEvent[]): boolean {
  for (let i = 0; i < 8; i++)
    if (get(before, G.random + i) !== get(after, G.random + i)) return true;
  return events.some((e) => e.kind === 'marker-turned');
}

// 11.2e A round as it was fought, read from the frames: the lines in order, each with what it led to.

import type { RaidEvent } from '../../rules/events.ts';
import type { Frame } from '../../rules/session.ts';
import type { RaidState } from '../../rules/state.ts';
import type { Told } from '../../text/told.ts';

export interface FoughtLine {
  readonly event: Told<'assault-line'>;
  readonly after: readonly RaidEvent[]; // losses and what came of them
}

export interface Story {
  readonly action: number; // the order by which the round was fought
  readonly columns: Told<'columns'>;
  readonly start: RaidState; // before the first line
  readonly lines: readonly FoughtLine[];
  readonly over: Told<'assault-over'> | null;
}

/** The round that the frames up to one of them tell, or null when that frame is no part of a round. */
export function storyAt(frames: readonly Frame[], last: number): Story | null {
  const action = frames[last]?.action;
  let first = last;
  while (first >= 0 && frames[first]?.action === action) {
    if (frames[first]?.event.kind === 'columns') return tell(frames.slice(first, last + 1));
    first--;
  }
  return null;
}

/** The last round that was fought, whatever followed it. */
export function lastStory(frames: readonly Frame[]): Story | null {
  let columns = frames.length - 1;
  while (columns >= 0 && frames[columns]?.event.kind !== 'columns') columns--;
  const action = frames[columns]?.action;
  if (action === undefined) return null;
  const end = frames.findIndex((frame, i) => i > columns && frame.action !== action);
  return tell(frames.slice(columns, end < 0 ? frames.length : end));
}

function tell(frames: readonly Frame[]): Story | null {
  const [begun, ...rest] = frames;
  if (begun?.event.kind !== 'columns') return null;
  const lines: Array<{ event: Told<'assault-line'>; after: RaidEvent[] }> = [];
  let over: Told<'assault-over'> | null = null;
  for (const { event } of rest) {
    if (over !== null) return null; // what follows the assault is shown on the map
    if (event.kind === 'assault-line') lines.push({ event, after: [] });
    else if (event.kind === 'assault-over') over = event;
    else lines.at(-1)?.after.push(event);
  }
  return { action: begun.action, columns: begun.event, start: begun.before, lines, over };
}

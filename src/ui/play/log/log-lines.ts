// The log as a list: which events make a line, and of which turn.

import type { Frame } from '../../../engine/frames.ts';
import { isEnemy, type LookTable, lookOf } from '../../sheet/look.ts';

export interface LogLine {
  readonly frame: Frame;
  readonly index: number; // of the frame
}
export interface LogTurn {
  readonly turn: number; // 0 before the first
  readonly clock: string;
  readonly lines: readonly LogLine[];
}

/** 'all', 'enemy', or what the looks of the system file events under. */
export type LogFilter = string;

function passes(look: LookTable, { event }: Frame, filter: LogFilter): boolean {
  if (filter === 'enemy') return isEnemy(look, event);
  const { untold, filter: under } = lookOf(look, event);
  return filter === 'all' ? untold !== true : under === filter;
}

/** The lines told so far, turn by turn, the latest turn first. */
export function logTurns(
  look: LookTable,
  frames: readonly Frame[],
  told: number,
  filter: LogFilter,
): LogTurn[] {
  const turns: Array<{ turn: number; clock: string; lines: LogLine[] }> = [
    { turn: 0, clock: '', lines: [] },
  ];
  for (const [index, frame] of frames.slice(0, told).entries()) {
    const begun = lookOf(look, frame.event).begins?.(frame.event);
    if (begun !== undefined) turns.push({ ...begun, lines: [] });
    else if (passes(look, frame, filter)) turns.at(-1)?.lines.push({ frame, index });
  }
  return turns.filter(({ turn, lines }) => turn > 0 || lines.length > 0).reverse();
}

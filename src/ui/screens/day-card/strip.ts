// A battle as a strip, turn by turn: how far its danger had risen when each turn ended, and what was won or lost in it.
// It tells when, never where, so that it can be shown to whoever has the same battle still before him.

import type { Frame } from '../../../engine/frames.ts';
import type { Position } from '../../../engine/position.ts';
import type { Game } from '../../../engine/system.ts';
import type { CourseFace, Measure, Tally } from '../../sheet/face-report.ts';

export interface StripMark {
  readonly tally: Tally;
  readonly n: number; // more than in the turn before, never 0
}
export interface StripCell {
  readonly turn: number;
  readonly clock: string;
  readonly level: number; // when it ended; 0 without a measure of danger
  readonly marks: readonly StripMark[];
}
export interface Strip {
  readonly danger: Measure | null; // it never rises above its top
  readonly tallies: readonly Tally[];
  readonly cells: readonly StripCell[]; // of the turns that were played
}

export function stripOf(
  { system, scenario }: Game,
  face: CourseFace,
  start: Position,
  frames: readonly Frame[],
): Strip {
  const danger =
    face.measures(scenario).find(({ tone, room }) => tone === 'danger' && room === 0) ?? null;
  const tallies = face.tallies?.(scenario) ?? [];
  const ends = new Map<number, Position>();
  for (const { before, after } of frames) ends.set(system.turn(before), after);
  let last = start;
  const cells = [...ends].map(([turn, end]) => {
    const marks = tallies
      .map((tally) => ({ tally, n: tally.of(end) - tally.of(last) }))
      .filter(({ n }) => n > 0);
    last = end;
    return { turn, clock: face.clock(scenario, turn), level: danger?.of(end) ?? 0, marks };
  });
  return { danger, tallies, cells };
}

const BLOCKS = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
const MOST_SIGNS = 3;

/** '▁▂▂●▅††▇': a block a turn, then the signs of what happened in it. '' for a system that has neither. */
export function stripText({ danger, tallies, cells }: Strip): string {
  if (danger === null && tallies.length === 0) return '';
  return cells.map(({ level, marks }) => block(danger, level) + marks.map(signs).join('')).join('');
}

function block(danger: Measure | null, level: number): string {
  if (danger === null) return '·';
  const share = Math.max(0, Math.min(1, level / danger.top));
  return BLOCKS[Math.round(share * (BLOCKS.length - 1))] ?? '';
}

const signs = ({ tally: { sign }, n }: StripMark): string =>
  n > MOST_SIGNS ? `${sign}${n}` : sign.repeat(n);

// The log as a list: which events make a line, and of which turn.

import '../../../words/shell/diary.ts';
import type { Frame } from '../../../engine/frames.ts';
import type { GameData } from '../../../engine/position.ts';
import { type Sentence, t } from '../../../words/index.ts';
import type { Face } from '../../sheet/face.ts';
import { isEnemy, type LookTable, lookOf } from '../../sheet/look.ts';

export interface LogLine {
  readonly frame: Frame; // the one that stands for all it tells
  readonly frames: readonly Frame[]; // several where they are told together
  readonly from: number; // the index of the first of those that follow one another
  readonly index: number; // of the last
}
export interface LogTurn {
  readonly turn: number; // 0 before the first
  readonly clock: string;
  readonly lines: readonly LogLine[];
}

/** A turn as the log heads its lines. */
export const turnHeading = (
  { labels }: Pick<Face, 'labels'>,
  scenario: GameData,
  { turn, clock }: Pick<LogTurn, 'turn' | 'clock'>,
): string =>
  labels.turn?.(scenario, turn) ??
  (turn === 0 ? t('diary.before') : t('diary.turn', { n: turn, clock }));

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
    else if (passes(look, frame, filter)) add(look, turns.at(-1)?.lines ?? [], frame, index);
  }
  return turns.filter(({ turn, lines }) => turn > 0 || lines.length > 0).reverse();
}

/** What belongs to an earlier line of the same order takes it along to its own place; what joins the last one stays. */
function add(look: LookTable, lines: LogLine[], frame: Frame, index: number): void {
  const last = lines.at(-1);
  const before = last?.frames.at(-1);
  const joins = before && lookOf(look, frame.event).joins?.(frame.event, before.event);
  if (last !== undefined && joins) {
    const stands = joins === 'this' ? frame : last.frame;
    lines[lines.length - 1] = { ...last, frame: stands, frames: [...last.frames, frame], index };
    return;
  }
  const key = lookOf(look, frame.event).group?.(frame.event) ?? null;
  const earlier = key === null ? -1 : lines.findIndex((line) => isOf(look, line, frame, key));
  const [joined] = earlier < 0 ? [] : lines.splice(earlier, 1);
  lines.push({ frame, frames: [...(joined?.frames ?? []), frame], from: index, index });
}

const isOf = (look: LookTable, line: LogLine, frame: Frame, key: string): boolean =>
  line.frame.action === frame.action &&
  lookOf(look, line.frame.event).group?.(line.frame.event) === key;

/** The sentence of a line. */
export function lineSentence({ words }: Pick<Face, 'words'>, { frame, frames }: LogLine): Sentence {
  const { scenario } = frame.before;
  if (frames.length > 1 && words.together !== undefined) {
    return words.together(
      scenario,
      frames.map(({ event }) => event),
    );
  }
  return words.event(scenario, frame.event, frame.before);
}

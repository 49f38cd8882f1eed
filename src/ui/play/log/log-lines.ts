// The log as a list: which events make a line, of which turn and of which kind, and the zone each leads to.

import type { Frame } from '../../../systems/raid/rules/session.ts';
import { placeOf } from '../../../systems/raid/rules/state.ts';
import { ABOARD, NONE, type Place, type Zone } from '../../../systems/raid/rules/types.ts';
import { isGerman } from '../playback.ts';

export type LogFilter = 'all' | 'fights' | 'germans' | 'alarm';
export const LOG_FILTERS: readonly LogFilter[] = ['all', 'fights', 'germans', 'alarm'];

export interface LogLine {
  readonly frame: Frame;
  readonly index: number; // of the frame
}
export interface LogTurn {
  readonly turn: number; // 0 before the first
  readonly clock: string;
  readonly lines: readonly LogLine[];
}

/** Events of the machinery: the map shows them, the log leaves them out. */
const UNTOLD: ReadonlySet<string> = new Set([
  'loaded',
  'turn',
  'phase',
  'taken',
  'left',
  'front',
  'job-done',
]);
const FIGHTS: ReadonlySet<string> = new Set([
  'fire',
  'loss',
  'lost-aboard',
  'assault',
  'columns',
  'assault-line',
  'assault-over',
  'prisoner',
  'prisoner-lost',
  'objective',
  'mines',
]);
const ALARMS: ReadonlySet<string> = new Set(['alarm', 'wake-test', 'marker-turned', 'bangalore']);

function passes(frame: Frame, filter: LogFilter): boolean {
  switch (filter) {
    case 'fights':
      return FIGHTS.has(frame.event.kind);
    case 'germans':
      return isGerman(frame);
    case 'alarm':
      return ALARMS.has(frame.event.kind);
    default:
      return !UNTOLD.has(frame.event.kind);
  }
}

/** The lines told so far, turn by turn, the latest turn first. */
export function logTurns(frames: readonly Frame[], told: number, filter: LogFilter): LogTurn[] {
  const turns: Array<{ turn: number; clock: string; lines: LogLine[] }> = [
    { turn: 0, clock: '', lines: [] },
  ];
  for (const [index, frame] of frames.slice(0, told).entries()) {
    const { event } = frame;
    if (event.kind === 'turn') turns.push({ turn: event.turn, clock: event.clock, lines: [] });
    else if (passes(frame, filter)) turns.at(-1)?.lines.push({ frame, index });
  }
  return turns.filter(({ turn, lines }) => turn > 0 || lines.length > 0).reverse();
}

/** The zone an event happened in, or null. */
export function zoneOfEvent(frame: Frame): Zone | null {
  return zoneOfPlace(frame, placeOfEvent(frame));
}

/** Where an event is to be seen: a shot and a march also where they come from. */
export function zonesOfEvent(frame: Frame): readonly Zone[] {
  const { event } = frame;
  const from = event.kind === 'fire' || event.kind === 'german-move' ? event.from : null;
  return [zoneOfEvent(frame), from].filter((zone) => zone !== null);
}

function zoneOfPlace(frame: Frame, place: Place | null): Zone | null {
  if (place === null || place < 0) return null;
  if (place < ABOARD) return place;
  const sea = placeOf(frame.before, place - ABOARD);
  return sea < 0 ? null : sea;
}

function placeOfEvent({ event, before, after }: Frame): Place | null {
  switch (event.kind) {
    case 'german-move':
      return event.units[0]?.path.at(-1) ?? event.from;
    case 'german-order':
      return event.stacks[0]?.zone ?? null;
    case 'objective':
    case 'prisoner-lost':
      return placeOf(before, event.unit);
    case 'prisoner':
      return placeOf(after, event.guard);
    case 'lost-aboard':
      return placeOf(before, event.craft);
    case 'alarm':
      return null;
  }
  if ('zone' in event) return event.zone === NONE ? null : event.zone;
  if ('to' in event) return event.to;
  return 'place' in event ? event.place : null;
}

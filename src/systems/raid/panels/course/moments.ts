// The moments of a raid that its report lists, found in its frames: who did what first, what was lost, what was won.

import { isAnyoneAshore } from '../../rules/ashore.ts';
import type { Frame } from '../../rules/session.ts';
import { at, G, get, kindOf, placeOf, type RaidState } from '../../rules/state.ts';
import { Kind, type Unit, type Zone } from '../../rules/types.ts';

export type MomentKind =
  | 'landing'
  | 'assault'
  | 'alarm-attack' // 7.3 the Germans come out
  | 'alarm-full'
  | 'gun'
  | 'line'
  | 'officer'
  | 'craft'
  | 'prisoner'
  | 'last-off';

export interface Moment {
  readonly kind: MomentKind;
  readonly frame: number; // index into the frames
  readonly turn: number;
  readonly unit?: Unit;
  readonly zone?: Zone;
  readonly count?: number;
}

type Found = Omit<Moment, 'frame' | 'turn'>;

export function keyMoments(frames: readonly Frame[]): Moment[] {
  const moments: Moment[] = [];
  const once = new Set<MomentKind>();
  for (const [index, frame] of frames.entries()) {
    for (const found of [...inEvent(frame), ...inAlarm(frame)]) {
      if (FIRST_ONLY.has(found.kind) && once.has(found.kind)) continue;
      once.add(found.kind);
      moments.push({ ...found, frame: index, turn: turnOf(frame) });
    }
  }
  const last = lastOff(frames);
  if (last !== null) moments.push(last);
  return moments.sort((a, b) => a.frame - b.frame);
}

const FIRST_ONLY: ReadonlySet<MomentKind> = new Set([
  'landing',
  'assault',
  'alarm-attack',
  'alarm-full',
  'line',
]);

function inEvent({ event, before }: Frame): Found[] {
  switch (event.kind) {
    case 'landed':
      return [{ kind: 'landing', zone: event.to }];
    case 'assault':
      return [{ kind: 'assault', zone: event.zone }];
    case 'line-cut':
      return [{ kind: 'line', zone: event.zone }];
    case 'objective':
      return isA(before, event.unit, Kind.gun)
        ? [{ kind: 'gun', unit: event.unit, count: event.count }]
        : [];
    case 'loss':
      return event.steps === 0 ? lossOf(before, event.unit) : [];
    case 'lost-aboard':
      return event.units.flatMap((unit) => lossOf(before, unit));
    case 'prisoner':
      return event.rule.id === '11.2g'
        ? [{ kind: 'prisoner', unit: event.unit, zone: placeOf(before, event.guard) }]
        : [];
    default:
      return [];
  }
}

/** A British officer or craft that is gone. */
function lossOf(state: RaidState, unit: Unit): Found[] {
  if (unit >= state.scenario.britishCount) return [];
  if (isA(state, unit, Kind.officer)) return [{ kind: 'officer', unit }];
  return isA(state, unit, Kind.craft) ? [{ kind: 'craft', unit }] : [];
}

const isA = (state: RaidState, unit: Unit, kind: number): boolean => kindOf(state, unit) === kind;

/** 7.1, 7.3 The alarm may pass both marks at once. */
function inAlarm({ event, before }: Frame): Found[] {
  if (event.kind !== 'alarm') return [];
  const { alarmAttack, alarmMax } = before.scenario;
  const passes = (mark: number) => event.from < mark && event.to >= mark;
  const found: Found[] = [];
  if (passes(alarmAttack)) found.push({ kind: 'alarm-attack', count: event.to });
  if (passes(alarmMax)) found.push({ kind: 'alarm-full', count: event.to });
  return found;
}

/** The last embarkation, when the raid ended with nobody ashore. */
function lastOff(frames: readonly Frame[]): Moment | null {
  const end = frames.at(-1);
  if (end?.event.kind !== 'raid-over' || isAnyoneAshore(end.after)) return null;
  let index = frames.length - 1;
  while (index >= 0 && frames[index]?.event.kind !== 'embarked') index--;
  const frame = frames[index];
  if (frame?.event.kind !== 'embarked') return null;
  return { kind: 'last-off', frame: index, turn: turnOf(frame), zone: frame.event.from };
}

export const turnOf = (frame: Frame): number => get(frame.before, G.turn);

/** The clock of a turn, '05:15'. */
export const clockOf = (state: RaidState, turn: number): string =>
  state.scenario.clock[turn] ?? state.scenario.clock.at(-1) ?? '';

/** 12b The turns in which the last gun still brings a bonus. */
export const bonusOf = (state: RaidState, turn: number): number =>
  at(state.scenario.victory.secondGunByTurn, turn);

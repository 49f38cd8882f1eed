// Where the lesson stops: each stop is found by what is asked, ordered and told there, so that any raid which has such
// moments can be taught from.

import { playFrames } from '../../../../engine/frames.ts';
import { hashPosition } from '../../../../engine/hash.ts';
import type { Moment as AnyMoment } from '../../../../engine/moments.ts';
import type { LessonStop } from '../../../../ui/sheet/lesson.ts';
import { act, Do, doing, first } from '../../rules/actions.ts';
import type { EventKind, RaidEvent } from '../../rules/events.ts';
import { gainsFromOfficer, survey } from '../../rules/group.ts';
import type { Scenario } from '../../rules/scenario.ts';
import {
  below,
  G,
  get,
  isCommando,
  levelsOf,
  movesOf,
  placeOf,
  type RaidState,
  Stage,
  topOf,
} from '../../rules/state.ts';
import { raid } from '../../rules/system.ts';
import { NONE, type Place, type Unit } from '../../rules/types.ts';

export type Moment = AnyMoment<Scenario, RaidEvent>;

/** The player's part of a stop: how many actions make up each of its tasks. */
type Tasks = readonly number[];

interface Sought {
  /** The tasks of a stop that begins with this action; none where it does not. */
  at(moments: readonly Moment[], index: number): Tasks | null;
  readonly look?: 'threats';
  readonly last?: true; // the last such moment, not the first
}

export const STOPS = [
  'landing',
  'front',
  'marker',
  'lines',
  'alarm',
  'round',
  'wire',
  'pace',
  'odds',
  'threats',
  'guns',
  'seats',
  'home',
] as const;
export type StopId = (typeof STOPS)[number];

const SOUGHT: Readonly<Record<StopId, Sought>> = {
  /** 9.2a Men taken in hand and put ashore. */
  landing: { at: (moments, i) => (isRun(moments, i, [Do.take, Do.land]) ? [1, 1] : null) },
  /** 2.2c A commando comes before whoever should not be hit. */
  front: { at: (moments, i) => (isShield(moments[i]) ? [1] : null) },
  /** 10.3 A move beside markers that may wake, and none is entered. */
  marker: { at: (moments, i) => (isBesideMarker(moments[i]) ? [1] : null) },
  /** 11.2b An assault whose lines are formed as the game offers them. */
  lines: { at: assaultAsOffered },
  /** 7.1 The first phase that is ended with the alarm raised. */
  alarm: { at: (moments, i) => (endsAlarmed(moments[i]) ? [1] : null) },
  /** 11.2f Another round is fought. */
  round: { at: (moments, i) => (isRun(moments, i, [Do.goOn]) ? [1] : null) },
  /** 10.6 Wire bars the way. */
  wire: { at: (moments, i) => (isAtWire(moments[i]) ? [1] : null) },
  /** 9.1 A march that could not be made without the officer. */
  pace: { at: ledMarch },
  /** 11.1 The first shot. */
  odds: { at: (moments, i) => (isShot(moments[i]) ? [1] : null) },
  /** 11.1g The phase is ended under the eyes of Germans who will fire. */
  threats: { at: (moments, i) => (endsUnderFire(moments[i]) ? [1] : null), look: 'threats' },
  /** 12a An assault in which a heavy gun falls. */
  guns: { at: (moments, i) => (isStrike(moments, i) ? [1, 1] : null) },
  /** 9.2a The first who go aboard again. */
  seats: { at: (moments, i) => (boards(moments[i]) ? [1] : null) },
  /** 4a, 12i The last phase. */
  home: { at: (moments, i) => (isRun(moments, i, [Do.end]) ? [1] : null), last: true },
};

/** The stops in the order in which the raid comes to them; no two have an action in common. */
export function stopsIn(moments: readonly Moment[]): LessonStop[] {
  const found: LessonStop[] = [];
  for (const id of ['home', ...STOPS.filter((one) => one !== 'home')] as const) {
    const stop = sought(moments, id, found);
    if (stop !== null) found.push(stop);
  }
  return found.sort((a, b) => a.from - b.from);
}

function sought(
  moments: readonly Moment[],
  id: StopId,
  taken: readonly LessonStop[],
): LessonStop | null {
  const { at, look, last } = SOUGHT[id];
  const from = taken.find((stop) => stop.id === 'landing')?.to ?? 0; // nothing comes before the first landing
  const indexes = [...moments.keys()].slice(from);
  for (const index of last === true ? indexes.reverse() : indexes) {
    const tasks = at(moments, index);
    if (tasks === null) continue;
    const ends = tasks.map((_, i) => index + tasks.slice(0, i + 1).reduce((a, b) => a + b));
    const to = ends.at(-1) ?? index;
    if (taken.some((stop) => index < stop.to && stop.from < to)) continue;
    return { id, from: index, to, tasks: ends, ...(look === undefined ? {} : { look }) };
  }
  return null;
}

/** Whether these are ordered one after another. */
const isRun = (moments: readonly Moment[], index: number, kinds: readonly number[]): boolean =>
  kinds.every((kind, i) => does(moments[index + i]) === kind);

const does = (moment: Moment | undefined): number =>
  moment === undefined ? NONE : doing(moment.action);

const tells = (moment: Moment | undefined, kind: EventKind): boolean =>
  moment?.events.some((event) => event.kind === kind) === true;

/** Somebody other than a commando stood in front of a stack that has just landed. */
function isShield(moment: Moment | undefined): boolean {
  if (moment === undefined || does(moment) !== Do.front) return false;
  const { position } = moment;
  const place = placeOf(position, first(moment.action));
  return place >= 0 && !isCommando(position, topOf(position, place));
}

function isBesideMarker(moment: Moment | undefined): boolean {
  const moves = does(moment) === Do.land || does(moment) === Do.step;
  return moves && tells(moment, 'wake-test') && !tells(moment, 'assault');
}

const endsAlarmed = (moment: Moment | undefined): boolean =>
  moment !== undefined && does(moment) === Do.end && get(moment.position, G.alarm) > 0;

const isAtWire = (moment: Moment | undefined): boolean =>
  moment !== undefined && get(moment.position, G.stage) === Stage.wire;

const isShot = (moment: Moment | undefined): boolean =>
  does(moment) === Do.fire || does(moment) === Do.snipe;

const endsUnderFire = (moment: Moment | undefined): boolean =>
  moment !== undefined &&
  does(moment) === Do.end &&
  moment.events.some((event) => event.kind === 'fire' && event.side === 'german');

const boards = (moment: Moment | undefined): boolean =>
  does(moment) === Do.embark || does(moment) === Do.embarkOne;

/** 11.2b The assault, and its lines up to the fight; the game would have formed the same. */
function assaultAsOffered(moments: readonly Moment[], index: number): Tasks | null {
  if (does(moments[index]) !== Do.assault) return null;
  const formed = moments.findIndex((moment, i) => i > index && tells(moment, 'columns'));
  const begun = moments[index + 1];
  const after = moments[formed + 1];
  if (formed < 0 || begun === undefined || after === undefined) return null;
  if (get(begun.position, G.stage) !== Stage.columns) return null;
  const offered = playFrames(raid, begun.position, act(Do.fill), 0).position;
  return hashPosition(offered) === hashPosition(after.position) ? [1, formed - index] : null;
}

/** 9.1 The stack and its steps, when they cost more than its men have without an officer. */
function ledMarch(moments: readonly Moment[], index: number): Tasks | null {
  const taken = moments[index + 1];
  if (does(moments[index]) !== Do.take || taken === undefined) return null;
  let steps = 0;
  let cost = 0;
  for (let i = index + 1; does(moments[i]) === Do.step; i++, steps++) cost += costOf(moments[i]);
  if (steps === 0 || !survey(taken.position).led) return null;
  const led = cost > paceAlone(taken.position, get(taken.position, G.place));
  return led ? Array.from({ length: 1 + steps }, () => 1) : null;
}

const costOf = (moment: Moment | undefined): number =>
  moment?.events.reduce((sum, event) => sum + (event.kind === 'moved' ? event.cost : 0), 0) ?? 0;

/** What the slowest infantry in a place has by itself. */
export function paceAlone(state: RaidState, place: Place): number {
  let least = Number.POSITIVE_INFINITY;
  for (let u = topOf(state, place); u !== NONE; u = below(state, u)) {
    if (isCarried(state, u)) least = Math.min(least, movesOf(state, u));
  }
  return least;
}

const isCarried = (state: RaidState, unit: Unit): boolean =>
  gainsFromOfficer(state, unit) && levelsOf(state, unit) > 0;

/** 12a A stack is taken, and in the assault that it is ordered to make a heavy gun falls. */
function isStrike(moments: readonly Moment[], index: number): boolean {
  if (!isRun(moments, index, [Do.take, Do.assault])) return false;
  const over = moments.findIndex((moment, i) => i > index && tells(moment, 'assault-over'));
  return moments.slice(index, over + 1).some(({ events }) => events.some(isGunLost));
}

function isGunLost(event: RaidEvent): boolean {
  return event.kind === 'objective' && event.rule.id === '12a';
}

// Where the lesson stops: each stop is found by what is asked, ordered and told there, so that any battle which has such
// moments can be taught from.

import type { Moment as AnyMoment } from '../../../../engine/moments.ts';
import type { LessonStop } from '../../../../ui/sheet/lesson.ts';
import * as A from '../../rules/actions.ts';
import type { BattleEvent } from '../../rules/events.ts';
import type { Field } from '../../rules/field.ts';
import { G, get, Stage } from '../../rules/state.ts';
import { Load, Side } from '../../rules/types.ts';

export type Moment = AnyMoment<Field, BattleEvent>;

/** In the order in which they are sought: what is rare has its moment before what is common. */
export const STOPS = [
  'place',
  'gap',
  'mass',
  'held',
  'wire',
  'trench',
  'melee',
  'battery',
  'fire',
  'march',
] as const;
export type StopId = (typeof STOPS)[number];

type Seeks = (moments: readonly Moment[], index: number) => boolean;

const SOUGHT: Readonly<Record<StopId, Seeks>> = {
  /** 5.11 The first unit is posted. */
  place: (moments, i) => does(moments[i], 'place', 'place-dispersed'),
  /** 7.62 A gap in the wire. */
  gap: (moments, i) => does(moments[i], 'gap'),
  /** 5.01a Many go by one order: named all at once. */
  mass: (moments, i) => does(moments[i], 'mass') && does(moments[i + 1], 'all'),
  /** 10.21 A step takes an objective, once somebody has been fired at on the way. */
  held: (moments, i) =>
    steps(moments[i]) && tells(moments[i], isTaken) && hasMarched(moments.slice(0, i)),
  /** 8.81 A step into the wire. */
  wire: (moments, i) => steps(moments[i]) && tells(moments[i], ({ kind }) => kind === 'hindered'),
  /** 8.72 Down into a trench. */
  trench: (moments, i) => does(moments[i], 'climb', 'climb-both'),
  /** 5.451 */
  melee: (moments, i) => does(moments[i], 'melee', 'melee-both'),
  /** 7.11 */
  battery: (moments, i) =>
    does(moments[i], 'target') && A.howOf(moments[i]?.action ?? 0) === Load.shell,
  /** 6.11 A shot on an order. */
  fire: (moments, i) => does(moments[i], 'fire'),
  /** 6.33 The first step of a move that Germans fire at. */
  march: (moments, i) => isFiredAt(moments[i]),
};

/** Without these there is nothing to be taught; the others are welcome. */
export const WANTED: readonly StopId[] = [
  'place',
  'gap',
  'mass',
  'march',
  'battery',
  'fire',
  'held',
];

/** The stops in the order in which the battle comes to them; no two share an action. */
export function stopsIn(moments: readonly Moment[]): LessonStop[] {
  const found: LessonStop[] = [];
  const isFree = (from: number, to: number): boolean =>
    found.every((stop) => to <= stop.from || from >= stop.to);
  for (const id of STOPS) {
    const length = id === 'mass' ? 2 : 1;
    const from = moments.findIndex((_, i) => SOUGHT[id](moments, i) && isFree(i, i + length));
    if (from >= 0) found.push({ id, from, to: from + length, tasks: [from + length] });
  }
  return found.sort((a, b) => a.from - b.from);
}

const does = (moment: Moment | undefined, ...verbs: readonly A.Verb[]): boolean =>
  moment !== undefined && verbs.includes(A.verbOf(moment.action) as A.Verb);
const steps = (moment: Moment | undefined): boolean => does(moment, 'move', 'move-both');

const tells = (moment: Moment | undefined, is: (event: BattleEvent) => boolean): boolean =>
  moment?.events.some(is) === true && moment.events.some(({ kind }) => kind === 'stepped');

const isFiredAt = (moment: Moment | undefined): boolean =>
  moment !== undefined &&
  steps(moment) &&
  get(moment.position, G.stage) === Stage.act &&
  tells(moment, isGermanShot);
const hasMarched = (moments: readonly Moment[]): boolean => moments.some(isFiredAt);

const isTaken = (event: BattleEvent): boolean =>
  event.kind === 'holds' && event.side === Side.british;
const isGermanShot = (event: BattleEvent): boolean =>
  event.kind === 'shot' && event.how === 'react' && event.side === Side.german;

/** Pairs of stops of which the first must have been seen before the second makes sense. */
const BEFORE: ReadonlyArray<readonly [StopId, StopId]> = [
  ['place', 'gap'],
  ['gap', 'mass'],
  ['mass', 'march'],
  ['march', 'held'],
];

/** Whether every wanted stop is there, and comes when it can be understood. */
export function isInOrder(stops: readonly LessonStop[]): boolean {
  const at = (id: StopId): number => stops.findIndex((stop) => stop.id === id);
  return WANTED.every((id) => at(id) >= 0) && BEFORE.every(([a, b]) => at(a) < at(b));
}

// Where the lesson stops: each stop is found by what is asked, ordered and told there, so that any battle which has such
// moments can be taught from.

import type { Moment as AnyMoment } from '../../../../engine/moments.ts';
import type { LessonStop } from '../../../../ui/sheet/lesson.ts';
import * as A from '../../rules/actions.ts';
import { standOf, totalDice } from '../../rules/dice.ts';
import type { BattleEvent } from '../../rules/events.ts';
import { apartOf, type Field } from '../../rules/field.ts';
import { endOf } from '../../rules/orders.ts';
import { facingOf, G, get, hexOf, isMoving, type State } from '../../rules/state.ts';
import { Kind, NONE, Side } from '../../rules/types.ts';

export type Moment = AnyMoment<Field, BattleEvent>;

/** In the order in which they are sought: what is rare has its moment before what is common. */
export const STOPS = [
  'points',
  'initiative',
  'character',
  'objective',
  'follow',
  'retreat',
  'odds',
  'moving',
  'still',
  'threats',
  'facing',
] as const;
export type StopId = (typeof STOPS)[number];

const SOUGHT: Readonly<Record<StopId, (moments: readonly Moment[], index: number) => boolean>> = {
  /** 6.3, 6.4 The first die or score. */
  points: (moments, i) => does(moments[i], A.Do.name, A.Do.deal),
  /** 7.1 The player may say who moves first. */
  initiative: (moments, i) => does(moments[i], A.Do.first, A.Do.second),
  /** 4.3 The general's character may be tried. */
  character: (moments, i) => does(moments[i], A.Do.test, A.Do.keep),
  /** 15.4 An order takes an objective. */
  objective: (moments, i) => does(moments[i], A.Do.order) && tells(moments[i], isTaken),
  /** 13.9 The place of a foe who is gone. */
  follow: (moments, i) => does(moments[i], A.Do.follow),
  /** 13.1 An attack that drives its target back. */
  retreat: (moments, i) => does(moments[i], A.Do.attack) && drivesBack(moments, i),
  /** 12.4 A volley of several dice from afar. */
  odds: (moments, i) => does(moments[i], A.Do.attack) && isFarShot(moments[i]),
  /** 12.1 An order to move, and to fire after those who stand. */
  moving: (moments, i) => isOrder(moments[i], movesToFight) && fires(moments, i),
  /** 2.6, 2.8 An order to stand and fire. */
  still: (moments, i) => isOrder(moments[i], stands) && fires(moments, i),
  /** 11.3 The last order of the moves, when Germans will fire. */
  threats: (moments, i) => endsMoves(moments[i]) && comesUnderFire(moments, i),
  /** 8.4, 8.5 A march of infantry that ends with another face. */
  facing: (moments, i) => isOrder(moments[i], goesAndTurns),
};

/** The stops in the order in which the battle comes to them; no two are of one action. */
export function stopsIn(moments: readonly Moment[]): LessonStop[] {
  const found: LessonStop[] = [];
  for (const id of STOPS) {
    const from = moments.findIndex(
      (_, i) => SOUGHT[id](moments, i) && !found.some((stop) => stop.from === i),
    );
    if (from < 0) continue;
    const look = id === 'threats' ? ({ look: 'threats' } as const) : {};
    found.push({ id, from, to: from + 1, tasks: [from + 1], ...look });
  }
  return found.sort((a, b) => a.from - b.from);
}

const does = (moment: Moment | undefined, ...kinds: readonly number[]): boolean =>
  moment !== undefined && kinds.includes(A.kindOf(moment.action));

const tells = (moment: Moment | undefined, is: (event: BattleEvent) => boolean): boolean =>
  moment?.events.some(is) === true;

const isTaken = (event: BattleEvent): boolean =>
  event.kind === 'holds' && event.side === Side.french;

type OfOrder = (s: State, unit: number, hex: number, facing: number) => boolean;

function isOrder(moment: Moment | undefined, is: OfOrder): boolean {
  if (moment === undefined || !does(moment, A.Do.order)) return false;
  const { position, action } = moment;
  return is(position, A.unitOf(action), A.hexOfOrder(action), A.facingOfOrder(action));
}

const stands: OfOrder = (s, unit, hex, facing) =>
  hex === hexOf(s, unit) && facing === facingOf(s, unit);

const goesAndTurns: OfOrder = (s, unit, hex, facing) =>
  s.scenario.units[unit]?.kind === Kind.infantry &&
  hex !== hexOf(s, unit) &&
  facing !== facingOf(s, unit);

const movesToFight: OfOrder = (s, unit, hex, facing) =>
  !stands(s, unit, hex, facing) && endOf(s, unit, hex, facing, false)?.mayFight === true;

/** Whether the unit of an order attacks later in the turn. */
function fires(moments: readonly Moment[], index: number): boolean {
  const unit = A.unitOf(moments[index]?.action ?? 0);
  return restOfTurn(moments, index).some(
    (moment) => does(moment, A.Do.attack) && A.unitOf(moment.action) === unit,
  );
}

/** What is ordered later in the same turn. */
function restOfTurn(moments: readonly Moment[], index: number): readonly Moment[] {
  const turn = turnOf(moments[index]);
  return moments.slice(index + 1).filter((moment) => turnOf(moment) === turn);
}

const turnOf = (moment: Moment | undefined): number =>
  moment === undefined ? NONE : get(moment.position, G.turn);

/** 13.1 Whether the dice of this attack move its target. */
function drivesBack(moments: readonly Moment[], index: number): boolean {
  const action = moments[index]?.action ?? 0;
  const unit = A.targetOfAttack(action);
  const by = A.unitOf(action);
  return [moments[index], ...restOfTurn(moments, index)].some((moment) =>
    tells(moment, (event) => event.kind === 'fell-back' && event.unit === unit && event.by === by),
  );
}

function isFarShot(moment: Moment | undefined): boolean {
  if (moment === undefined) return false;
  const { position, action } = moment;
  const [unit, target] = [A.unitOf(action), A.targetOfAttack(action)];
  if (isMoving(position, unit)) return false;
  const dice = totalDice(position, standOf(position, unit), standOf(position, target));
  return dice > 1 && apartOf(position.scenario, hexOf(position, unit), hexOf(position, target)) > 1;
}

const endsMoves = (moment: Moment | undefined): boolean =>
  does(moment, A.Do.order, A.Do.done) &&
  tells(moment, (event) => event.kind === 'moves-over' && event.side === Side.french);

function comesUnderFire(moments: readonly Moment[], index: number): boolean {
  const { units } = moments[index]?.position.scenario ?? { units: [] };
  return [moments[index], ...restOfTurn(moments, index)].some((moment) =>
    tells(moment, (event) => event.kind === 'volley' && units[event.unit]?.side === Side.german),
  );
}

/** Pairs of stops of which the first must have been seen before the second makes sense. */
const BEFORE: ReadonlyArray<readonly [StopId, StopId]> = [
  ['points', 'initiative'],
  ['initiative', 'facing'],
  ['facing', 'odds'],
  ['facing', 'moving'],
  ['still', 'odds'],
  ['odds', 'retreat'],
  ['retreat', 'follow'],
  ['facing', 'threats'],
  ['character', 'follow'],
];

/** Whether every stop is there, and comes when it can be understood. */
export function isInOrder(stops: readonly LessonStop[]): boolean {
  const at = (id: StopId): number => stops.findIndex((stop) => stop.id === id);
  return STOPS.every((id) => at(id) >= 0) && BEFORE.every(([a, b]) => at(a) < at(b));
}

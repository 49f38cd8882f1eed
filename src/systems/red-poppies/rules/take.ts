// 12.8 What an answer does, for whichever side gave it.

import type { Action } from '../../../engine/system.ts';
import * as A from './actions.ts';
import { cancel } from './batteries.ts';
import { layGap } from './bombard.ts';
import { reviewControl } from './control.ts';
import { answerMessenger, closePause, endHalf } from './flow.ts';
import { legal } from './legal.ts';
import { climbIn, endMove, type Group, leaveBehind, leaveMap, stepTo } from './march.ts';
import { beginMelee } from './melee.ts';
import { fellowOf } from './moves.ts';
import { activateHex, activateMass, nameAll } from './orders.ts';
import type { BattlePlay } from './play.ts';
import { cite } from './rule.ts';
import { react } from './shots.ts';
import {
  askedOf,
  G,
  get,
  has,
  hexOf,
  is,
  isOnMap,
  Mark,
  mark,
  marksOf,
  Order,
  put,
  Stage,
  type State,
  Step,
  set,
  setMarks,
  setRegistered,
  setShot,
  setTarget,
  sideOf,
  unmark,
} from './state.ts';
import { activeSide } from './turn.ts';
import { type HexId, Is, NONE, type UnitId } from './types.ts';

/** Carries out one answer; what follows from it, `goOn` does. */
export function take(play: BattlePlay, action: Action): void {
  const { s } = play;
  switch (get(s, G.stage)) {
    case Stage.register:
    case Stage.mine:
    case Stage.place:
    case Stage.gap:
    case Stage.reinforce:
      return beforeOrders(play, action);
    case Stage.half:
    case Stage.mass:
      return declare(play, action);
    case Stage.messenger:
      return answerMessenger(play, A.kindOf(action) === A.Do.messenger);
    case Stage.act:
    case Stage.point:
      return actWith(play, action);
    case Stage.strike:
      return setTarget(s, A.whoOf(action), A.whereOf(action));
    case Stage.return:
      return answerShot(s, action);
    default:
      return shoot(play, action);
  }
}

function beforeOrders(play: BattlePlay, action: Action): void {
  const { s, tell } = play;
  const who = A.whoOf(action);
  const where = A.whereOf(action);
  const side = askedOf(s);
  switch (A.kindOf(action)) {
    case A.Do.register:
      setRegistered(s, who, where);
      set(s, G.at, who + 1);
      return tell?.({ kind: 'registered', rule: cite('7.31'), side, battery: who });
    case A.Do.mine:
      set(s, G.mine, where);
      return tell?.({ kind: 'mined', rule: cite('7.8'), side });
    case A.Do.place:
    case A.Do['place-dispersed']:
      tell?.({
        ...{ kind: 'set-up', rule: cite('5.11'), unit: who, hex: where },
        dispersed: A.kindOf(action) !== A.Do.place,
      });
      return enterMap(s, who, where, A.kindOf(action) !== A.Do.place);
    case A.Do.put:
      tell?.({ kind: 'reinforced', rule: cite('10.12'), unit: who, hex: where });
      enterMap(s, who, where, false);
      reviewControl(play, where); // 10.21a
      return set(s, G.at, get(s, G.at) + 1);
    case A.Do.later:
      return set(s, G.at, get(s, G.at) + 1);
    case A.Do.gap:
      layGap(play, side, where, get(s, G.step) === Step.mineGap ? '7.8' : '7.62');
      return set(s, G.gaps, get(s, G.gaps) + 1);
    default:
      return set(s, G.gaps, get(s, G.gaps) + 1);
  }
}

/** 8.74 Infantry and guns that begin in a trench hex are in the trench. */
function enterMap(s: State, unit: UnitId, hex: HexId, dispersed: boolean): void {
  put(s, unit, hex);
  if (dispersed) mark(s, unit, Mark.dispersed);
  if (s.scenario.dugBy[hex] !== NONE && is(s, unit, Is.digger)) mark(s, unit, Mark.inTrench);
}

/** 12.3 The declaration; the signal rolls come before it is carried out (5.02). */
function declare(play: BattlePlay, action: Action): void {
  const { s, tell } = play;
  const side = askedOf(s);
  const who = A.whoOf(action);
  switch (A.kindOf(action)) {
    case A.Do.pass:
      tell?.({ kind: 'passed', rule: cite('5.03b'), side, nothing: false });
      return declared(s, Order.pass);
    case A.Do.target:
      set(s, G.battery, who);
      set(s, G.hex, A.whereOf(action));
      set(s, G.load, A.howOf(action));
      return declared(s, Order.target);
    case A.Do.cancel:
      cancel(play, who);
      endHalf(s); // 7.13a no signal rolls
      return;
    case A.Do.hex:
      return ordered(play, 'hex', activateHex(s, A.whereOf(action), side));
    case A.Do.enter:
      mark(s, who, Mark.active);
      return ordered(play, 'entry', [who]);
    case A.Do.mass:
    case A.Do.with:
      return name(play, who);
    case A.Do.all:
      nameAll(s);
      return ordered(play, 'mass', activateMass(s));
    default:
      return ordered(play, 'mass', activateMass(s));
  }
}

/** 5.01a One more for the mass; what has only one answer is not asked (12.8). */
function name(play: BattlePlay, unit: UnitId): void {
  const { s } = play;
  mark(s, unit, Mark.named);
  set(s, G.stage, Stage.mass);
  if (legal(s, LIST).length === 1) ordered(play, 'mass', activateMass(s));
}

const LIST: Action[] = [];

function ordered(
  { s, tell }: BattlePlay,
  order: 'hex' | 'mass' | 'entry',
  units: readonly UnitId[],
): void {
  tell?.({ kind: 'ordered', rule: cite('5.01'), side: askedOf(s), order, units });
  set(s, G.entries, 0);
  declared(s, Order.units);
}

function declared(s: State, order: number): void {
  set(s, G.order, order);
  set(s, G.step, Step.signals);
  set(s, G.at, 0);
}

/** 5.03, 5.11a, 5.31 One of the four actions, or the next point of a move. */
function actWith(play: BattlePlay, action: Action): void {
  const { s, tell } = play;
  const unit = A.whoOf(action);
  switch (A.kindOf(action)) {
    case A.Do.end:
      endHalf(s);
      return;
    case A.Do.stop:
      endMove(s, get(s, G.lead));
      endMove(s, get(s, G.second));
      return set(s, G.step, Step.acts);
    case A.Do.deploy: {
      const dispersed = !has(s, unit, Mark.dispersed);
      stopOthers(s, NONE, NONE);
      tell?.({ kind: 'deployed', rule: cite('5.11'), unit, dispersed });
      return setMarks(s, unit, (marksOf(s, unit) ^ Mark.dispersed) | Mark.spent);
    }
    case A.Do.dig:
      stopOthers(s, NONE, NONE);
      tell?.({ kind: 'dug', rule: cite('5.21'), unit, hex: hexOf(s, unit) });
      return mark(s, unit, Mark.shovel | Mark.spent);
    case A.Do.fire:
      return openFire(s, unit, A.whereOf(action), NONE);
    case A.Do['fire-at']:
      return openFire(s, unit, hexOf(s, A.whereOf(action)), A.whereOf(action));
    default:
      return spendPoint(play, action);
  }
}

/** 6.36 The shot is declared; then the other side says who answers. */
function openFire(s: State, unit: UnitId, hex: HexId, target: UnitId): void {
  stopOthers(s, NONE, NONE);
  set(s, G.lead, unit);
  set(s, G.second, NONE);
  set(s, G.hex, hex);
  set(s, G.target, target);
  set(s, G.step, Step.returns);
  set(s, G.at, 0);
}

/** 5.43 Nobody else of the side is moving any more. */
function stopOthers(s: State, lead: UnitId, second: UnitId): void {
  const side = activeSide(s);
  for (let unit = 0; unit < s.scenario.units.length; unit++) {
    if (unit !== lead && unit !== second && sideOf(s, unit) === side) unmark(s, unit, Mark.moving);
  }
}

const TOGETHER: ReadonlySet<number> = new Set([
  A.Do['move-both'],
  A.Do['climb-both'],
  A.Do['melee-both'],
  A.Do['exit-both'],
]);

/** 12.4 One point of a unit or a stack; whoever does not go along has ended its action. */
function spendPoint(play: BattlePlay, action: Action): void {
  const { s } = play;
  const unit = A.whoOf(action);
  const isFirst = get(s, G.stage) === Stage.act;
  const [lead, second] = [get(s, G.lead), get(s, G.second)];
  const fellow = isFirst ? fellowOf(s, unit) : unit === lead ? second : lead;
  const along = TOGETHER.has(A.kindOf(action)) ? fellow : NONE;
  if (isFirst) stopOthers(s, unit, along);
  else if (fellow !== along) leaveBehind(s, fellow);
  const group: Group = [unit, along];
  setGroup(s, group);
  mark(s, unit, Mark.moving);
  if (along !== NONE) mark(s, along, Mark.moving);
  switch (A.kindOf(action)) {
    case A.Do.move:
    case A.Do['move-both']:
      stepTo(play, group, A.whereOf(action));
      return openPause(s);
    case A.Do.climb:
    case A.Do['climb-both']:
      climbIn(play, group);
      return openPause(s);
    case A.Do.melee:
    case A.Do['melee-both']:
      setGroup(s, beginMelee(play, group));
      return set(s, G.step, Step.strikes);
    default:
      leaveMap(play, group);
      return set(s, G.step, Step.points);
  }
}

function setGroup(s: State, [lead, second]: Group): void {
  set(s, G.lead, lead);
  set(s, G.second, second);
}

const openPause = (s: State): void => set(s, G.step, Step.pause);

/** 6.36a Named before the dice. */
function answerShot(s: State, action: Action): void {
  if (A.kindOf(action) === A.Do.close) return set(s, G.at, 1);
  const unit = A.whoOf(action);
  mark(s, unit, Mark.fired);
  setShot(s, unit, A.kindOf(action) === A.Do['return-at'] ? A.whereOf(action) : NONE);
}

/** 6.35a */
function shoot(play: BattlePlay, action: Action): void {
  const { s } = play;
  if (A.kindOf(action) === A.Do.close) {
    closePause(s);
    return;
  }
  const lead = get(s, G.lead);
  const hex = hexOf(s, isOnMap(s, lead) ? lead : get(s, G.second));
  const target = A.kindOf(action) === A.Do['shoot-at'] ? A.whereOf(action) : NONE;
  react(play, A.whoOf(action), hex, target);
}

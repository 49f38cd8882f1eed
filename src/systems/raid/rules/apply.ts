// The third verb: an action carried out. `perform` changes a state in place (playouts); `apply` is the pure form
// that checks the action, works on a copy and tells what happened.

import { copy } from '../../../engine/position.ts';
import { type Rolls, SeededRolls } from '../../../engine/rolls.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Action } from '../../../engine/system.ts';
import { Do, doing, first, formatAction, second } from './actions.ts';
import { assault, breakOff, fightRound, nextRound, takePrisoner } from './assault.ts';
import { columnsFormed, fillColumns, putInContact, putInSupport } from './columns.ts';
import type { Play, RaidEvent } from './events.ts';
import { fireAt } from './fire.ts';
import { hasMembers, leave, members } from './group.ts';
import { embark, embarkOne, land } from './landing.ts';
import { forbids } from './legal.ts';
import { loadOne, loadStandard } from './loading.ts';
import { shift } from './loss.ts';
import { blowWire, checkExcess, sail, step, stopAtWire } from './movement.ts';
import { cite } from './rule.ts';
import { bringToFront } from './stacks.ts';
import {
  below,
  Flag,
  G,
  get,
  has,
  lower,
  lowerAll,
  placeOf,
  type RaidState,
  raise,
  Stage,
  set,
  topOf,
} from './state.ts';
import { endBritishPhase } from './turn.ts';
import { ABOARD, NONE, type Place, type Unit } from './types.ts';

export interface Applied {
  readonly ok: true;
  readonly state: RaidState;
  readonly events: readonly RaidEvent[];
}
export interface Refused {
  readonly ok: false;
  readonly rule: Rule;
  readonly reason: string;
}

/** Refuses what is not legal, naming the rule, and leaves the state as it was. */
export function apply(state: RaidState, action: Action, rolls?: Rolls): Applied | Refused {
  const rule = forbids(state, action);
  if (rule !== null) {
    const what = formatAction(state.scenario, action);
    return { ok: false, rule: cite(rule), reason: `'${what}' is not allowed here (rule ${rule})` };
  }
  const s = copy(state);
  const seeded = rolls === undefined ? new SeededRolls(s, G.random) : null;
  const events: RaidEvent[] = [];
  perform({ s, rolls: rolls ?? (seeded as Rolls), tell: (event) => events.push(event) }, action);
  seeded?.save(s);
  return { ok: true, state: s, events };
}

/** Carries out a legal action in place. */
export function perform(play: Play, action: Action): void {
  const { s } = play;
  if (doing(action) !== Do.front) clearFronted(s);
  switch (get(s, G.stage)) {
    case Stage.load:
      performLoad(play, action);
      break;
    case Stage.choose:
      performChoice(play, action);
      break;
    case Stage.columns:
      performColumns(play, action);
      break;
    default:
      performAct(play, action);
      endIfEmpty(play);
  }
}

function performLoad(play: Play, action: Action): void {
  if (doing(action) === Do.loadStandard) loadStandard(play);
  else loadOne(play, first(action), second(action));
}

function performChoice(play: Play, action: Action): void {
  switch (doing(action)) {
    case Do.take:
      return take(play, first(action));
    case Do.front:
      return front(play, first(action));
    default:
      return endBritishPhase(play);
  }
}

function performColumns(play: Play, action: Action): void {
  const { s } = play;
  switch (doing(action)) {
    case Do.contact:
      putInContact(s, first(action));
      break;
    case Do.support:
      putInSupport(s, first(action), second(action));
      break;
    default:
      fillColumns(s);
  }
  if (!columnsFormed(s)) return;
  fightRound(play);
  endIfEmpty(play);
}

function performAct(play: Play, action: Action): void {
  const { s } = play;
  const a = first(action);
  switch (doing(action)) {
    case Do.leave:
      return leaveBehind(play, a);
    case Do.step:
      return step(play, a);
    case Do.land:
      return land(play, a);
    case Do.embark:
      embark(play, a);
      return finish(play);
    case Do.embarkOne:
      return embarkOne(play, a, second(action));
    case Do.sail:
      return sail(play, a);
    case Do.fire:
      return fireAt(play, a, NONE);
    case Do.snipe:
      return fireAt(play, placeOf(s, a), a);
    case Do.assault:
      return assault(play, a);
    case Do.front:
      return front(play, a);
    case Do.blow:
      return blowWire(play);
    case Do.stop:
      return stopAtWire(play);
    case Do.sendBack:
      return sendBack(play, a);
    case Do.goOn:
      return nextRound(play);
    case Do.breakOff:
      return breakOff(play);
    case Do.prisoner:
      return takePrisoner(play);
    default:
      return finish(play);
  }
}

/** What a stack that sets out has not done yet. */
const OF_ONE_STACK = [G.done, G.current, G.spent, G.led, G.stopped, G.boarding];

/** 6.2, 6.2b Chooses a stack: everyone there who is not done (and, aboard, has not been ashore). */
function take(play: Play, place: Place): void {
  const { s, tell } = play;
  const bar = place >= ABOARD ? Flag.done | Flag.back : Flag.done;
  for (let u = topOf(s, place); u !== NONE; u = below(s, u)) {
    if (!has(s, u, bar)) raise(s, u, Flag.member);
  }
  set(s, G.place, place);
  set(s, G.origin, place);
  set(s, G.stage, Stage.act);
  for (const cell of OF_ONE_STACK) set(s, cell, 0);
  tell?.({ kind: 'taken', rule: cite('6.2'), place, units: members(s) });
}

function leaveBehind(play: Play, unit: Unit): void {
  const { s, tell } = play;
  leave(s, unit);
  const place = placeOf(s, unit);
  tell?.({ kind: 'left', rule: cite('6.2a'), unit, place, done: has(s, unit, Flag.done) });
}

/** 2.2d */
function front(play: Play, unit: Unit): void {
  const { s, tell } = play;
  bringToFront(s, unit);
  raise(s, unit, Flag.fronted);
  set(s, G.fronted, 1);
  tell?.({ kind: 'front', rule: cite('2.2d'), unit, place: placeOf(s, unit) });
}

function clearFronted(s: RaidState): void {
  if (get(s, G.fronted) === 0) return;
  set(s, G.fronted, 0);
  lowerAll(s, Flag.fronted, 0, s.scenario.britishCount);
}

/** 2.2h */
function sendBack(play: Play, unit: Unit): void {
  const { s, tell } = play;
  const from = get(s, G.place);
  const to = get(s, G.origin);
  shift(s, unit, to);
  lower(s, unit, Flag.member);
  raise(s, unit, Flag.done);
  tell?.({ kind: 'sent-back', rule: cite('2.2h'), units: [unit], from, to, cost: 0, left: 0 });
  checkExcess(play);
}

/** 6.2, 6.2c The stack has finished: Job Done. */
function finish(play: Play): void {
  const { s, tell } = play;
  const units = members(s);
  for (const u of units) {
    lower(s, u, Flag.member);
    raise(s, u, Flag.done);
  }
  if (units.length > 0) tell?.({ kind: 'job-done', rule: cite('6.2'), units });
  set(s, G.place, NONE);
  set(s, G.origin, NONE);
  set(s, G.stage, Stage.choose);
}

/** A stack of which nobody is left has nothing more to decide. */
function endIfEmpty(play: Play): void {
  const { s } = play;
  if (get(s, G.stage) === Stage.choose || get(s, G.stage) === Stage.over) return;
  if (!hasMembers(s)) finish(play);
}

// A raid being played, and the orders that are several actions in one: a walk, embarking man by man, putting a stack
// back that has not acted.

import type { Frame as AnyFrame } from '../../../engine/frames.ts';
import type { Session } from '../../../engine/session.ts';
import type { Action } from '../../../engine/system.ts';
import { Do, doing } from './actions.ts';
import type { Decision } from './decision.ts';
import type { RaidEvent } from './events.ts';
import { reach, type Way } from './reach.ts';
import type { Scenario } from './scenario.ts';
import type { RaidState } from './state.ts';
import type { Zone } from './types.ts';

export type Frame = AnyFrame<Scenario, RaidEvent>;
export type RaidSession = Session<Scenario, RaidEvent, Decision>;

/** Whether an event ends such an order: the player will want to look. */
type Stops = (event: RaidEvent) => boolean;

const known = new WeakMap<RaidState, readonly Way[]>();

/** Where the acting stack could go, worked out once per position. */
export function reachOf(position: RaidState): readonly Way[] {
  const ways = known.get(position) ?? reach(position);
  known.set(position, ways);
  return ways;
}

/** Walks to a far zone step by step, and stops when something happens or the way is barred. */
export function walk(session: RaidSession, zone: Zone, stops: Stops): readonly Frame[] {
  const way = reachOf(session.position).find((w) => w.zone === zone);
  const steps = [...(way?.actions ?? [])];
  return session.doAll(() => steps.shift(), stops);
}

/** 9.2a Embarks the acting stack man by man, wherever there is room. */
export function embarkAll(session: RaidSession, stops: Stops): readonly Frame[] {
  const boards = (action: Action): boolean =>
    doing(action) === Do.embark || doing(action) === Do.embarkOne;
  return session.doAll(() => session.asked.actions.find(boards), stops);
}

/** Takes back the choice of a stack that has not acted, as if it had never been chosen. */
export function release(session: RaidSession): boolean {
  while (session.canUndo && session.last !== undefined) {
    const kind = doing(session.last);
    if (kind !== Do.leave && kind !== Do.front && kind !== Do.take) return false;
    session.undo();
    if (kind === Do.take) return true;
  }
  return false;
}

// A raid being played, and the orders that are several actions in one: a walk, embarking man by man, putting a stack
// back that has not acted.

import type { Frame as AnyFrame } from '../../../engine/frames.ts';
import type { Session } from '../../../engine/session.ts';
import { act, Do, doing } from './actions.ts';
import type { Decision } from './decision.ts';
import type { RaidEvent } from './events.ts';
import type { Berth } from './home/berths.ts';
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

/** 9.2a Embarks the acting stack man by man, each where his seat is; the last goes as the whole of what is left. */
export function embarkAll(
  session: RaidSession,
  berths: readonly Berth[],
  stops: Stops,
): readonly Frame[] {
  const waiting = [...berths];
  return session.doAll(() => {
    const berth = waiting.shift();
    if (berth === undefined) return undefined;
    const { actions } = session.asked;
    const alone = act(Do.embarkOne, berth.unit, berth.craft);
    return actions.includes(alone) ? alone : act(Do.embark, berth.craft);
  }, stops);
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

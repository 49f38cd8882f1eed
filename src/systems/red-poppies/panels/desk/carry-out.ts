// Orders that are several answers in one: a mass named unit by unit, a march to a far square, and whatever another unit
// is to do while one is still on its way.

import type { Frame } from '../../../../engine/frames.ts';
import type { Action } from '../../../../engine/system.ts';
import { lookOf } from '../../../../ui/sheet/look.ts';
import { waysOf } from '../../odds/reach.ts';
import * as A from '../../rules/actions.ts';
import type { BattleEvent } from '../../rules/events.ts';
import type { Field } from '../../rules/field.ts';
import { alongWith, isOnTop, pointsLeft } from '../../rules/moves.ts';
import { isUnspent, type State } from '../../rules/state.ts';
import { NONE, type UnitId } from '../../rules/types.ts';
import { BATTLE_LOOK } from '../look.ts';
import type { BattleDesk, BattleSession } from './battle-desk.ts';
import { begun } from './in-hand.ts';
import { massInHand, massOf, namingOf } from './mass.ts';

/** 5.41 A march stops when the enemy fires, or something else happens that the player will want to look at. */
const stops = (event: BattleEvent): boolean => lookOf(BATTLE_LOOK, event).stops === true;

export function carryOut({ orders, looks }: BattleDesk, action: Action): Promise<void> {
  switch (A.verbOf(action)) {
    case 'mass': {
      const inHand = massInHand(orders.position, looks.inspected.value);
      const units = inHand.includes(A.whoOf(action))
        ? inHand
        : massOf(orders.position, A.whoOf(action));
      begun.value = looks.inspected.value;
      return orders.doSeveral((session) => nameMass(session, units));
    }
    case 'move':
    case 'move-both':
      return orders.doSeveral((session) => march(session, action));
    default:
      return orders.do(action);
  }
}

/** 5.01a Taken back as one, unless dice fall when it is ordered (5.02). */
function nameMass(
  session: BattleSession,
  units: readonly UnitId[],
): ReadonlyArray<Frame<Field, BattleEvent>> {
  const done: Frame<Field, BattleEvent>[] = [];
  for (const [n, action] of namingOf(session.position, units).entries()) {
    if (n > 0 && session.asked.kind !== 'mass') break; // what has a single answer is not asked
    const frames = session.do(action, n > 0);
    if ('rule' in frames) break;
    done.push(...frames);
  }
  return done;
}

/** Step by step to a far square, and down into its trench if a point is left. */
function march(session: BattleSession, action: Action) {
  const verb = A.verbOf(action) === 'move-both' ? A.Do['move-both'] : A.Do.move;
  const lead = A.whoOf(action);
  const units = groupOf(session.position, action);
  const way = waysOf(session.position, units).get(A.whereOf(action));
  const steps = [...(way?.steps ?? [A.whereOf(action)])].map((hex) => A.act(verb, lead, hex));
  const begun = session.count;
  return session.doAll(() => {
    if (session.count > begun && session.asked.kind !== 'point') return undefined;
    return steps.shift() ?? (session.count > begun ? climb(session.position, units) : undefined);
  }, stops);
}

/** Whom a move is of. */
function groupOf(s: State, action: Action): UnitId[] {
  const lead = A.whoOf(action);
  if (A.verbOf(action) !== 'move-both') return [lead];
  const along = alongWith(s, lead);
  return along === NONE ? [lead] : [lead, along];
}

/** 8.72 Whoever has come to a trench over the top, and can pay for it, climbs in. */
function climb(s: State, units: readonly UnitId[]): Action | undefined {
  const above = units.filter((unit) => isUnspent(s, unit) && isOnTop(s, unit));
  if (above.length === 0 || !above.every((unit) => pointsLeft(s, unit) > 0)) return undefined;
  const [first] = units;
  return first === undefined
    ? undefined
    : A.act(units.length > 1 ? A.Do['climb-both'] : A.Do.climb, first);
}

// 2.2c, 12e Officers stand behind by default: where an order has brought one to the front of a stack, a commando of it goes
// in front by himself. Who was in front of commandos already stays there: the player has seen it and left it so.

import type { Action } from '../../../../engine/system.ts';
import { settings } from '../../../../ui/kit/prefs/settings.ts';
import { Do, doing, first } from '../../rules/actions.ts';
import type { Frame, RaidSession } from '../../rules/session.ts';
import { unitsIn } from '../../rules/stacks.ts';
import { kindOf, placeOf, type RaidState, stepsOf, topOf } from '../../rules/state.ts';
import { ABOARD, Kind, NONE, type Unit, type Zone } from '../../rules/types.ts';

/** What puts a stack in order after an order, or null. */
export function setsInOrder(session: RaidSession, frames: readonly Frame[]): Action | null {
  const before = frames[0]?.before;
  if (settings.officers.value === 'off' || before === undefined) return null;
  if (frames.every(({ event }) => event.kind === 'front')) return null; // the player's own doing
  const { position, asked } = session;
  const fronts = asked.actions.filter(
    (a) => doing(a) === Do.front && isCommando(position, first(a)),
  );
  const [best] = fronts
    .filter((a) => hasComeForward(before, position, placeOf(position, first(a))))
    .sort((a, b) => stepsOf(position, first(b)) - stepsOf(position, first(a)));
  return best ?? null;
}

const isCommando = (s: RaidState, unit: Unit): boolean => kindOf(s, unit) === Kind.commando;

/** An officer is in front here who was not in front of commandos ashore before. */
function hasComeForward(before: RaidState, now: RaidState, zone: Zone): boolean {
  const top = topOf(now, zone);
  if (top === NONE || kindOf(now, top) !== Kind.officer) return false;
  const was = placeOf(before, top);
  if (was < 0 || was >= ABOARD || topOf(before, was) !== top) return true;
  return !unitsIn(before, was).some((u) => isCommando(before, u));
}

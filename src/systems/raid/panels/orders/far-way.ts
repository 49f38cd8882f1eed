// A zone that is more than one order off is walked to.

import type { Action } from '../../../../engine/system.ts';
import { Do, doing, first } from '../../rules/actions.ts';
import type { Way } from '../../rules/reach.ts';
import { reachOf } from '../../rules/session.ts';
import type { RaidState } from '../../rules/state.ts';

/** The way to a zone that is more than one order off. */
export function farWay(position: RaidState, action: Action, stepwise: boolean): Way | null {
  const kind = doing(action);
  if (stepwise || (kind !== Do.step && kind !== Do.land && kind !== Do.sail)) return null;
  const way = reachOf(position).find((w) => w.zone === first(action));
  return way !== undefined && way.actions.length > 1 ? way : null;
}

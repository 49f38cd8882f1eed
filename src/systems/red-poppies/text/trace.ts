// The traces of a German choice line by line, for whoever wants all of it: what was asked, what each filter that
// decided anything compared, and how many it left.

import type { Trace } from '../../../engine/told.ts';
import type { BattleEvent } from '../rules/events.ts';

/** The traces an event carries: one for each list of the Germans that it tells of. */
export const tracesOf = (event: BattleEvent): readonly Trace[] => event.why?.traces ?? [];

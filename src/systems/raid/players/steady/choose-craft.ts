// 1.2 The craft of a sea zone, taken to sail: those with the same berth go together.

import type { Action } from '../../../../engine/system.ts';
import { act, Do } from '../../rules/actions.ts';
import type { Group } from '../../rules/group.ts';
import { britishLevels } from '../../rules/stacks.ts';
import { NONE, type Unit, type Zone } from '../../rules/types.ts';
import { assignBerths, berthOf, errandOf, maySailNow } from './berths.ts';
import type { Mind } from './mind.ts';
import { below, Flag, has, type RaidState, topOf } from './sight.ts';

export function chooseForFleet(
  mind: Mind,
  s: RaidState,
  g: Group,
  legal: readonly Action[],
): Action {
  assignBerths(mind, s);
  const lead = mostUrgent(s, g.place);
  if (lead === NONE) return act(Do.done);
  const goal = berthOf(lead);
  const other = g.spent === 0 ? notWith(s, g.place, goal) : NONE;
  if (other !== NONE) return act(Do.leave, other);
  const sail = act(Do.sail, mind.seaWays.next(g.place, goal));
  return legal.includes(sail) ? sail : act(Do.done);
}

function mostUrgent(s: RaidState, sea: Zone): Unit {
  let lead = NONE;
  for (let craft = topOf(s, sea); craft !== NONE; craft = below(s, craft)) {
    if (!has(s, craft, Flag.member) || !maySailNow(s, craft)) continue;
    if (lead === NONE || errandOf(craft) > errandOf(lead)) lead = craft;
  }
  return lead;
}

/** A member that belongs elsewhere, or finds no room where the others go. */
function notWith(s: RaidState, sea: Zone, goal: Zone): Unit {
  let room = s.scenario.craftLimit - britishLevels(s, goal);
  for (let craft = topOf(s, sea); craft !== NONE; craft = below(s, craft)) {
    if (!has(s, craft, Flag.member)) continue;
    if (berthOf(craft) !== goal || room === 0) return craft;
    room--;
  }
  return NONE;
}

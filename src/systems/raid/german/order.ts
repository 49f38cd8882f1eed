// 9.3, 11.1g, 9.3e In what order the German stacks act: most levels first, then those who appeared before the others
// (11a), then the lowest zone index.

import { stackAppearance } from '../rules/appearance.ts';
import type { Play } from '../rules/events.ts';
import { cite } from '../rules/rule.ts';
import { germanLevels } from '../rules/stacks.ts';
import { at, germanTop, item, type RaidState } from '../rules/state.ts';
import { MAX_ZONES, NONE, type Zone } from '../rules/types.ts';

// By zone, of the order made last.
const levels = new Int16Array(MAX_ZONES);
const appearance = new Int16Array(MAX_ZONES);

/** Zones with Germans that may act, in the order in which they will. */
export function stackOrder(s: RaidState, may: (s: RaidState, zone: Zone) => boolean): Zone[] {
  const order: Zone[] = [];
  for (let zone = 0; zone < s.scenario.zones.length; zone++) {
    if (germanTop(s, zone) === NONE || !may(s, zone)) continue;
    levels[zone] = germanLevels(s, zone);
    appearance[zone] = stackAppearance(s, zone);
    let i = order.length;
    while (i > 0 && goesBefore(zone, item(order, i - 1))) {
      order[i] = item(order, i - 1);
      i--;
    }
    order[i] = zone;
  }
  return order;
}

/** A zone is asked about those before it on the map: where all is equal they keep their place. */
function goesBefore(zone: Zone, other: Zone): boolean {
  const larger = at(levels, zone) - at(levels, other);
  if (larger !== 0) return larger > 0;
  return at(appearance, zone) < at(appearance, other);
}

/** Tells the order just made, with what it went by. */
export function tellOrder(play: Play, what: 'fire' | 'movement', order: readonly Zone[]): void {
  if (play.tell === null || order.length === 0) return;
  const stacks = order.map((zone) => ({
    zone,
    levels: at(levels, zone),
    appearance: at(appearance, zone),
  }));
  const rule = cite(what === 'fire' ? '11.1g' : '9.3');
  play.tell({ kind: 'german-order', rule, what, stacks });
}

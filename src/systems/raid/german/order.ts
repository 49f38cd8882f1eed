// 9.3, 11.1g, 9.3e In what order the German stacks act: most levels first, then the lowest zone index.

import { germanLevels } from '../rules/stacks.ts';
import { at, germanTop, item, type RaidState } from '../rules/state.ts';
import { NONE, type Zone } from '../rules/types.ts';

const levels = new Int16Array(64);

/** Zones with Germans that may act, in the order in which they will. */
export function stackOrder(s: RaidState, may: (s: RaidState, zone: Zone) => boolean): Zone[] {
  const order: Zone[] = [];
  for (let zone = 0; zone < s.scenario.zones.length; zone++) {
    if (germanTop(s, zone) === NONE || !may(s, zone)) continue;
    levels[zone] = germanLevels(s, zone);
    let i = order.length;
    while (i > 0 && at(levels, item(order, i - 1)) < at(levels, zone)) {
      order[i] = item(order, i - 1);
      i--;
    }
    order[i] = zone;
  }
  return order;
}

// How many men a raid has cost so far.

import { G, get, kindOf, Off, placeOf, type RaidState, Stage } from '../../rules/state.ts';
import { ABOARD, Kind } from '../../rules/types.ts';

/** 12g, 12h British counters that are gone; once the raid is over, also those left ashore. */
export function menLost(state: RaidState): number {
  const over = get(state, G.stage) === Stage.over;
  let lost = 0;
  for (let unit = 0; unit < state.scenario.britishCount; unit++) {
    if (kindOf(state, unit) === Kind.craft) continue;
    const place = placeOf(state, unit);
    if (place === Off.lost || (over && place >= 0 && place < ABOARD)) lost++;
  }
  return lost;
}

// 11a Order of appearance: when each German counter came onto the map, and so when its stack did.

import {
  appearanceOf,
  below,
  G,
  germanTop,
  get,
  type RaidState,
  set,
  setAppearance,
} from './state.ts';
import { NONE, type Unit, type Zone } from './types.ts';

/** 11a The counters that one marker or one group brings appear together, after all who came before. */
export function appear(s: RaidState, units: readonly Unit[]): void {
  if (units.length === 0) return;
  const number = get(s, G.appeared) + 1;
  set(s, G.appeared, number);
  for (const unit of units) setAppearance(s, unit, number);
}

/** 11a A stack appeared when its earliest counter did. Asked only of zones with Germans. */
export function stackAppearance(s: RaidState, zone: Zone): number {
  const top = germanTop(s, zone);
  let earliest = appearanceOf(s, top);
  for (let u = below(s, top); u !== NONE; u = below(s, u)) {
    earliest = Math.min(earliest, appearanceOf(s, u));
  }
  return earliest;
}

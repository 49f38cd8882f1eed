// 3d Loading the craft: man by man as the player likes, or the standard loading for all that are still ashore.

import type { Play } from './events.ts';
import { cite } from './rule.ts';
import { britishLevels, putOnTop } from './stacks.ts';
import { at, G, get, kindOf, levelsOf, placeOf, type RaidState, set } from './state.ts';
import { beginRaid } from './turn.ts';
import { ABOARD, Kind, NONE, type RuleId, type Unit } from './types.ts';

/** The next man to be loaded, or NONE. */
export function nextToLoad(s: RaidState): Unit {
  return s.scenario.loadingOrder[get(s, G.loading)] ?? NONE;
}

/** 3d Craft of his own group, within its capacity. */
export function forbidLoad(s: RaidState, unit: Unit, craft: Unit): RuleId | null {
  if (unit !== nextToLoad(s)) return '3d';
  if (kindOf(s, craft) !== Kind.craft || placeOf(s, craft) < 0) return '3d';
  if (at(s.scenario.group, craft) !== at(s.scenario.group, unit)) return '3d';
  const full = britishLevels(s, ABOARD + craft) + levelsOf(s, unit) > s.scenario.craftCapacity;
  return full ? '3d' : null;
}

/** 3d The standard loading is for craft that are still empty. */
export const forbidStandard = (s: RaidState): RuleId | null =>
  get(s, G.loading) === 0 ? null : '3d';

export function loadOne(play: Play, unit: Unit, craft: Unit): void {
  const { s, tell } = play;
  putOnTop(s, ABOARD + craft, unit);
  tell?.({ kind: 'loaded', rule: cite('3d'), unit, craft });
  set(s, G.loading, get(s, G.loading) + 1);
  if (nextToLoad(s) === NONE) beginRaid(play);
}

export function loadStandard(play: Play): void {
  const { s } = play;
  const { loadingOrder, standardLoading } = s.scenario;
  for (const unit of loadingOrder) loadOne(play, unit, at(standardLoading, unit));
}

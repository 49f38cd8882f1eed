// E Entry of reinforcements: at once, through the entry hex nearest the goal.

import { apartOf } from '../rules/field.ts';
import { isRoadEntry } from '../rules/moves.ts';
import { countIn, isIn, type State, turnOf } from '../rules/state.ts';
import { type HexId, MOST_IN_HEX, NONE, type UnitId } from '../rules/types.ts';
import { dangerOf, own } from './figures.ts';

/** E1, E2 Nearest the goal, not with the enemy in it, by road if equal, then by name; E3 NONE while all are too dangerous. */
export function entryFor(s: State, unit: UnitId, goal: HexId): HexId {
  const group = s.scenario.reinforcements[s.scenario.units[unit]?.group ?? NONE];
  if (group === undefined) return NONE;
  let best: HexId = NONE;
  let bestRank = 0;
  let quiet = false;
  for (const hex of group.hexes) {
    if (isIn(s, hex, s.scenario.human) || countIn(s, hex, own(s)) >= MOST_IN_HEX) continue;
    if (dangerOf(s, unit, hex) <= s.scenario.thresholds.dangerStep) quiet = true;
    const road = isRoadEntry(s, hex) ? 0 : 1;
    const rank = (apartOf(s.scenario, hex, goal) * 2 + road) * 256 + hex;
    if (best !== NONE && rank >= bestRank) continue;
    best = hex;
    bestRank = rank;
  }
  const waits = !quiet && turnOf(s) === group.turn; // E3
  return waits ? NONE : best;
}

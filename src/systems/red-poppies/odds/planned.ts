// 5.41 The whole move that an order to a far hex stands for, as it will be carried out: the way there, and down into its
// trench if a point is left.

import type { Action } from '../../../engine/system.ts';
import * as A from '../rules/actions.ts';
import { alongWith } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { type HexId, NONE, type UnitId } from '../rules/types.ts';
import type { PathPoint, PlannedMove } from './path-odds.ts';
import { waysOf } from './reach.ts';

/** The units that an order to move is for. */
export function moversOf(s: State, action: Action): UnitId[] {
  const lead = A.whoOf(action);
  if (A.verbOf(action) !== 'move-both') return [lead];
  const along = alongWith(s, lead);
  return along === NONE ? [lead] : [lead, along].sort((a, b) => a - b);
}

/** The move that leads units to a hex; null when there is no way. */
export function plannedMove(s: State, units: readonly UnitId[], hex: HexId): PlannedMove | null {
  const way = waysOf(s, units).get(hex);
  if (way === undefined) return null;
  const points: PathPoint[] = way.steps.map((step) => ({ kind: 'move', hex: step }));
  if (way.climbs) points.push({ kind: 'climb' }); // 8.72
  return { units, points };
}

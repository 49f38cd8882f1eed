// 10.21 Who controls a hex: the side that last was alone in it.

import type { BattlePlay } from './play.ts';
import { cite } from './rule.ts';
import { heldBy, isIn, type State, setHeld } from './state.ts';
import { type HexId, NONE, Side, type SideId } from './types.ts';

/** 10.21a Looked at after every change of occupants. */
export function reviewControl({ s, tell }: BattlePlay, hex: HexId): void {
  const british = isIn(s, hex, Side.british);
  const german = isIn(s, hex, Side.german);
  if (british === german) return;
  const side = british ? Side.british : Side.german;
  if (heldBy(s, hex) === side) return;
  setHeld(s, hex, side);
  tell?.({ kind: 'holds', rule: cite('10.21'), hex, side });
}

/** 7.16 Whether a side controls a summit hex. */
export function holdsSummit(s: State, side: SideId): boolean {
  for (const hex of s.scenario.summits) if (heldBy(s, hex) === side) return true;
  return false;
}

/** 5.457, 5.42a Whether a unit of a side would have enemies in a hex. */
export const isContested = (s: State, hex: HexId, side: SideId): boolean =>
  hex !== NONE && isIn(s, hex, (1 - side) as SideId);

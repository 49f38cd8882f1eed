// 3d, 9.2a A stack that embarks may spread over several craft, each with so many levels free. Those of most levels first:
// as counters have two levels, one or none, no other order finds more room.

import { kindOf, levelsOf, type RaidState } from '../state.ts';
import { Kind, type Levels, type Unit } from '../types.ts';

/** Where one of a stack goes aboard. */
export interface Berth {
  readonly unit: Unit;
  readonly craft: Unit;
}

interface Room {
  readonly unit: Unit;
  readonly free: Levels;
}

export function shareBerths(
  s: RaidState,
  men: readonly Unit[],
  craft: readonly Room[],
): { readonly berths: readonly Berth[]; readonly seats: Levels } {
  const rooms = inOneCraft(s, men, craft).map(({ unit, free }) => ({ unit, free }));
  const berths: Berth[] = [];
  let seats = 0;
  for (const unit of inOrder(s, men)) {
    const levels = levelsOf(s, unit);
    const room = rooms.find(({ free }) => free >= levels);
    if (room === undefined) continue;
    room.free -= levels;
    seats += levels;
    berths.push({ unit, craft: room.unit });
  }
  return { berths, seats };
}

/** A craft that takes all of them is enough: the one with the fewest seats to spare. */
function inOneCraft(s: RaidState, men: readonly Unit[], craft: readonly Room[]): readonly Room[] {
  const levels = men.reduce((sum, u) => sum + levelsOf(s, u), 0);
  const large = craft.filter(({ free }) => free >= levels).sort((a, b) => a.free - b.free);
  return large.length > 0 ? large.slice(0, 1) : craft;
}

/** 9.1a Officers go aboard last, so that the others keep their pace to the end. */
function inOrder(s: RaidState, men: readonly Unit[]): Unit[] {
  const rank = (u: Unit): number => (kindOf(s, u) === Kind.officer ? -1 : levelsOf(s, u));
  return [...men].sort((a, b) => rank(b) - rank(a));
}

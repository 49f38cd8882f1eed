// Who could still be aboard when the raid ends, at the very best: everybody by the shortest way, whatever stands in it,
// and onto any craft that can come near. More than this no orders and no dice bring home in this turn.

import { type Group, gainsFromOfficer, hasDoneTwo, mayDo, survey } from '../../rules/group.ts';
import { britishLevels } from '../../rules/stacks.ts';
import {
  Act,
  at,
  Flag,
  G,
  get,
  has,
  kindOf,
  levelsOf,
  movesOf,
  placeOf,
  type RaidState,
} from '../../rules/state.ts';
import { ABOARD, Kind, NONE, type Unit } from '../../rules/types.ts';
import { distancesOf } from './distances.ts';

export interface Boarding {
  readonly can: readonly boolean[]; // by British unit: aboard, or able to get there
  readonly commandos: number; // of those ashore who can, so many at most find a seat
}

/** One craft: where it can be, as bits by sea zone, and its free seats. */
interface Room {
  readonly seas: bigint;
  free: number;
}

export function boardingOf(s: RaidState): Boarding {
  const { britishCount } = s.scenario;
  const acting = get(s, G.place) === NONE ? null : survey(s);
  const rooms = roomsOf(s, acting);
  const can: boolean[] = [];
  const ways: Array<{ seas: bigint; levels: number }> = [];
  for (let u = 0; u < britishCount; u++) {
    const place = placeOf(s, u);
    can.push(place >= ABOARD);
    if (place < 0 || place >= ABOARD || kindOf(s, u) === Kind.craft) continue;
    const seas = seasFor(s, u, acting);
    can[u] = rooms.some((room) => (room.seas & seas) !== 0n);
    if (can[u] && kindOf(s, u) === Kind.commando) ways.push({ seas, levels: levelsOf(s, u) });
  }
  return { can, commandos: seated(s, ways, rooms) };
}

function roomsOf(s: RaidState, acting: Group | null): Room[] {
  const rooms: Room[] = [];
  for (let c = 0; c < s.scenario.britishCount; c++) {
    if (kindOf(s, c) !== Kind.craft || placeOf(s, c) < 0) continue;
    const free = s.scenario.craftCapacity - britishLevels(s, ABOARD + c);
    rooms.push({ seas: seasOfCraft(s, c, acting), free });
  }
  return rooms;
}

function seasOfCraft(s: RaidState, craft: Unit, acting: Group | null): bigint {
  const away = distancesOf(s.scenario).sea[placeOf(s, craft)] as Int16Array;
  return within(away, sailingOf(s, craft, acting));
}

function sailingOf(s: RaidState, craft: Unit, acting: Group | null): number {
  if (acting !== null && has(s, craft, Flag.member)) {
    return mayDo(acting, Act.sail) ? movesOf(s, craft) - acting.spent : 0;
  }
  return has(s, craft, Flag.done) ? 0 : movesOf(s, craft);
}

/** The sea zones in which a man ashore can go aboard in this turn. */
function seasFor(s: RaidState, unit: Unit, acting: Group | null): bigint {
  const away = distancesOf(s.scenario).boarding[placeOf(s, unit)] as Int16Array;
  if (acting !== null && has(s, unit, Flag.member)) {
    if (acting.stopped || hasDoneTwo(acting.done) || (acting.done & Act.embark) !== 0) return 0n;
    return within(away, paceOf(s, unit) - acting.spent);
  }
  return has(s, unit, Flag.done) ? 0n : within(away, paceOf(s, unit));
}

/** 9.1 With an officer beside him, wherever that officer may be now. */
export const paceOf = (s: RaidState, unit: Unit): number =>
  movesOf(s, unit) + (gainsFromOfficer(s, unit) ? 1 : 0);

function within(away: Int16Array, moves: number): bigint {
  let bits = 0n;
  for (let zone = 0; zone < away.length; zone++) {
    if (at(away, zone) <= moves) bits |= 1n << BigInt(zone);
  }
  return bits;
}

/** How many commandos find a seat, if two halves of one could sit in two craft. */
function seated(
  s: RaidState,
  ways: ReadonlyArray<{ readonly seas: bigint; readonly levels: number }>,
  rooms: readonly Room[],
): number {
  const wanted = ways.reduce((sum, { levels }) => sum + levels, 0);
  const whole = ways.every(({ levels }) => levels === 2);
  const free = rooms.map((room) => (whole ? room.free - (room.free % 2) : room.free));
  const flow = canShuffle(s)
    ? Math.min(wanted, sumOf(rooms.map((room) => room.free)))
    : flowOf(ways, rooms, free);
  // Those left behind have two levels at most.
  return ways.length - Math.ceil((wanted - flow) / 2);
}

/** Men aboard who have not been ashore may land and change craft: then seats are looked at together. */
function canShuffle(s: RaidState): boolean {
  for (let u = 0; u < s.scenario.britishCount; u++) {
    if (placeOf(s, u) >= ABOARD && !has(s, u, Flag.back | Flag.done)) return true;
  }
  return false;
}

const sumOf = (list: readonly number[]): number => list.reduce((sum, value) => sum + value, 0);

/** The most levels that fit, as a flow from men to craft. */
function flowOf(
  ways: ReadonlyArray<{ readonly seas: bigint; readonly levels: number }>,
  rooms: readonly Room[],
  free: number[],
): number {
  const seats = ways.map(() => rooms.map(() => 0)); // by man and craft
  let flow = 0;
  const place = (man: number, seen: Set<number>): boolean => {
    for (let c = 0; c < rooms.length; c++) {
      if (seen.has(c) || ((rooms[c] as Room).seas & (ways[man]?.seas ?? 0n)) === 0n) continue;
      seen.add(c);
      if ((free[c] as number) > 0) {
        free[c] = (free[c] as number) - 1;
      } else {
        const other = seats.findIndex(
          (of) => (of[c] as number) > 0 && place(seats.indexOf(of), seen),
        );
        if (other < 0) continue;
        const of = seats[other] as number[];
        of[c] = (of[c] as number) - 1;
      }
      const own = seats[man] as number[];
      own[c] = (own[c] as number) + 1;
      return true;
    }
    return false;
  };
  for (const [man, { levels }] of ways.entries()) {
    for (let i = 0; i < levels && place(man, new Set()); i++) flow++;
  }
  return flow;
}

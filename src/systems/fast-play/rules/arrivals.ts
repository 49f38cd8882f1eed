// 15.2 Who comes onto the board at the start of a turn, and where.

import { apartOf } from './field.ts';
import { hold } from './objectives.ts';
import type { BattlePlay } from './play.ts';
import { cite } from './rule.ts';
import { isInContact } from './sight.ts';
import {
  addMark,
  G,
  get,
  hasMark,
  isEmpty,
  Mark,
  put,
  type State,
  setFacing,
  setStrength,
} from './state.ts';
import { type HexId, NONE, Side, type UnitId } from './types.ts';

/** 16.2 Whether a unit takes part at the level that is played. */
export const takesPart = (s: State, unit: UnitId): boolean =>
  ((s.scenario.part[unit] as number) & (1 << get(s, G.level))) !== 0;

/** 15.2, 16.2 The turn in which a unit comes. */
export function arrivalTurn(s: State, unit: UnitId): number {
  const info = s.scenario.units[unit];
  if (info === undefined || info.start !== NONE) return 1;
  const shift = s.scenario.levels[get(s, G.level)]?.germanArrivalShift ?? 0;
  return Math.max(1, info.arrives + (info.side === Side.german ? shift : 0));
}

/** Whether a unit is still to come. */
export const isToCome = (s: State, unit: UnitId): boolean =>
  !hasMark(s, unit, Mark.arrived) && takesPart(s, unit);

export function arrive(play: BattlePlay): void {
  const { s, tell } = play;
  const turn = get(s, G.turn);
  for (let unit = 0; unit < s.scenario.units.length; unit++) {
    if (!isToCome(s, unit) || arrivalTurn(s, unit) > turn) continue;
    const hex = entryOf(s, unit);
    if (hex === NONE) tell?.({ kind: 'kept-out', rule: cite('15.2'), unit });
    else {
      comeOn(play, unit, hex);
      tell?.({ kind: 'arrived', rule: cite('15.2'), unit, hex });
    }
  }
}

/** 15.1, 15.2 A unit takes its place with its whole strength. */
export function comeOn(play: BattlePlay, unit: UnitId, hex: HexId): void {
  const { s } = play;
  const info = s.scenario.units[unit];
  put(s, unit, hex);
  setFacing(s, unit, info?.facing ?? 0);
  setStrength(s, unit, info?.strength ?? 0);
  addMark(s, unit, Mark.arrived);
  hold(play, unit);
}

/** 15.2 The first of its entry hexes that is free, else the nearest such hex of the same edge of the map. */
export function entryOf(s: State, unit: UnitId): HexId {
  const entry = s.scenario.units[unit]?.entry ?? [];
  const free = (hex: HexId): boolean => isEmpty(s, hex) && !isInContact(s, unit, hex);
  const listed = entry.find(free);
  if (listed !== undefined) return listed;
  const [first = NONE] = entry;
  let best: HexId = NONE;
  for (const hex of edgeOf(s, entry)) {
    if (!free(hex)) continue;
    const nearer =
      best === NONE || apartOf(s.scenario, first, hex) < apartOf(s.scenario, first, best);
    if (nearer) best = hex;
  }
  return best;
}

/** The hexes of the map edge that a list of entry hexes lies on, in the file's order. */
function edgeOf({ scenario }: State, entry: readonly HexId[]): HexId[] {
  const { hexes, columns, rows } = scenario;
  const edges = [
    ({ row }: { row: number }) => row === 0,
    ({ row }: { row: number }) => row === rows - 1,
    ({ column }: { column: number }) => column === 0,
    ({ column }: { column: number }) => column === columns - 1,
  ] as const;
  const on = edges.find((edge) =>
    entry.every((hex) => edge(hexes[hex] as { row: number; column: number })),
  );
  if (on === undefined) return [];
  return hexes.flatMap((info, hex) => (on(info) && scenario.impassable[hex] === 0 ? [hex] : []));
}

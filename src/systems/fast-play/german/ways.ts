// 20.7 The ways of a battle to its goals, each worked out once.

import type { Field } from '../rules/field.ts';
import { type HexId, NONE, Terrain, Water } from '../rules/types.ts';

const FAR = 9999;

interface Ways {
  readonly to: Array<Int16Array | undefined>; // by goal
  readonly nearer: Array<Uint8Array | undefined>; // by goal: bits of the sides of each hex that lead nearer to it
}
const known = new WeakMap<Field, Ways>();
let lastField: Field | null = null;
let last: Ways = { to: [], nearer: [] };

function waysOn(field: Field): Ways {
  if (field === lastField) return last;
  last = known.get(field) ?? { to: [], nearer: [] };
  known.set(field, last);
  lastField = field;
  return last;
}

/** 20.7 The cheapest sum of steps from every hex to a goal, units ignored. */
export function waysTo(field: Field, goal: HexId): Int16Array {
  const { to } = waysOn(field);
  const found = to[goal];
  if (found !== undefined) return found;
  const ways = workOutWays(field, goal);
  to[goal] = ways;
  return ways;
}

/** 20.9 Of the three hexes in front, those that lie nearer a goal by way. */
export function nearerAhead(field: Field, goal: HexId, hex: HexId, facing: number): number {
  const { nearer } = waysOn(field);
  let sides = nearer[goal];
  if (sides === undefined) {
    sides = sidesNearer(field, waysTo(field, goal));
    nearer[goal] = sides;
  }
  const bits = sides[hex] as number;
  const left = (bits >> ((facing + 1) % 6)) & 1;
  const right = (bits >> ((facing + 5) % 6)) & 1;
  return ((bits >> facing) & 1) + left + right;
}

function sidesNearer({ next, hexes }: Field, ways: Int16Array): Uint8Array {
  return Uint8Array.from(hexes, (_, hex) => {
    let bits = 0;
    for (let facing = 0; facing < 6; facing++) {
      const there = next[hex * 6 + facing] as number;
      if (there !== NONE && (ways[there] as number) < (ways[hex] as number)) bits |= 1 << facing;
    }
    return bits;
  });
}

function workOutWays(field: Field, goal: HexId): Int16Array {
  const ways = new Int16Array(field.hexes.length).fill(FAR);
  ways[goal] = 0;
  for (let changed = true; changed; ) {
    changed = false;
    for (let hex = 0; hex < field.hexes.length; hex++) {
      for (let facing = 0; facing < 6; facing++) {
        const to = field.next[hex * 6 + facing] as number;
        if (to === NONE || field.impassable[to] === 1) continue;
        const way = (ways[to] as number) + stepCost(field, hex, facing, to);
        if (way < (ways[hex] as number)) {
          ways[hex] = way;
          changed = true;
        }
      }
    }
  }
  return ways;
}

/** 20.7 */
function stepCost({ terrain, level, water }: Field, hex: HexId, facing: number, to: HexId): number {
  const rise = (level[to] as number) - (level[hex] as number);
  const bits = water[hex * 6 + facing] as number;
  const deep = (bits & Water.deep) !== 0 && (bits & Water.bridge) === 0;
  const ground = terrain[to] as number;
  const thick = ground === Terrain.thickWood || ground === Terrain.denseTown;
  if (deep || rise >= 2 || thick) return 3;
  return rise > 0 || bits !== 0 || ground !== Terrain.open ? 2 : 1;
}

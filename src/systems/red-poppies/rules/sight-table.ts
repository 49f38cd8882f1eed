// 6.021 to 6.027 Lines of sight over the ground alone, worked out once a battle: for every two hexes whether ground blocks
// the line, and which hexes and hexsides it meets, for what comes and goes (friends, smoke, gas, darkness).

import { crosses, goesThrough, runsAlong } from '../../../hex/columns.ts';
import type { Hex } from '../../../hex/hex.ts';
import { Ground, type HexId, NONE, OBSTACLES } from './types.ts';

/** What the ground does to a line. */
export const Line = { blocked: 0, open: 1 } as const;

export interface SightTable {
  readonly open: Uint8Array; // by two hexes
  readonly grain: Uint8Array; // by two hexes: how often grain conceals (6.025, 6.026)
  readonly startOf: Int32Array; // by two hexes: where its hexes begin in `met`
  readonly met: Int16Array; // how many hexes, the hexes; how many hexsides, the two hexes of each
}

interface SightGround {
  readonly terrain: Uint8Array;
  readonly next: Int16Array;
  readonly bridges: ReadonlyArray<readonly [HexId, HexId]>;
}

export function tableOfSight(at: readonly Hex[], ground: SightGround): SightTable {
  const count = at.length;
  const open = new Uint8Array(count * count).fill(Line.open);
  const grain = new Uint8Array(count * count);
  const startOf = new Int32Array(count * count);
  const met: number[] = [0, 0];
  for (let a = 0; a < count; a++) {
    for (let b = a + 1; b < count; b++) {
      const hexes = crossed(at, a, b);
      const sides = followed(at, ground.next, a, b);
      const start = met.length;
      met.push(hexes.length, ...hexes, sides.length, ...sides.flat());
      startOf[a * count + b] = start;
      startOf[b * count + a] = start;
      const hidden = grainOn(ground, a, b, hexes, sides);
      grain[a * count + b] = hidden;
      grain[b * count + a] = hidden;
      if (!isBlocked(at, ground, a, b, hexes, sides)) continue;
      open[a * count + b] = Line.blocked;
      open[b * count + a] = Line.blocked;
    }
  }
  return { open, grain, startOf, met: Int16Array.from(met) };
}

/** 6.023a, 6.023b Hexes between that the line crosses, by name. */
function crossed(at: readonly Hex[], a: HexId, b: HexId): HexId[] {
  const hexes: HexId[] = [];
  for (let hex = 0; hex < at.length; hex++) {
    if (hex === a || hex === b || !isNear(at, a, b, hex)) continue;
    if (crosses(at[a] as Hex, at[b] as Hex, at[hex] as Hex)) hexes.push(hex);
  }
  return hexes;
}

/** 6.023a Hexsides that the line runs along; off the map nothing stands, so those of the edge are none. */
function followed(at: readonly Hex[], next: Int16Array, a: HexId, b: HexId): [HexId, HexId][] {
  const sides: [HexId, HexId][] = [];
  for (let hex = 0; hex < at.length; hex++) {
    if (!isNear(at, a, b, hex)) continue;
    for (let direction = 0; direction < 6; direction++) {
      const other = next[hex * 6 + direction] as number;
      if (other === NONE || other < hex) continue;
      if (runsAlong(at[a] as Hex, at[b] as Hex, at[hex] as Hex, at[other] as Hex))
        sides.push([hex, other]);
    }
  }
  return sides;
}

/** Whether a hex lies in the rectangle of a line and its margin: all others need not be tried. */
function isNear(at: readonly Hex[], a: HexId, b: HexId, hex: HexId): boolean {
  const [one, other, third] = [at[a] as Hex, at[b] as Hex, at[hex] as Hex];
  if (third.q < Math.min(one.q, other.q) - 1 || third.q > Math.max(one.q, other.q) + 1)
    return false;
  const [from, to, y] = [south(one), south(other), south(third)];
  return y >= Math.min(from, to) - 2 && y <= Math.max(from, to) + 2;
}

/** How far south the middle of a hex lies, in halves of a hex. */
const south = ({ q, r }: Hex): number => 2 * r + q;

/** 6.023, 6.024, 8.42 An obstacle crossed, or obstacles on both sides of a hexside; for a summit only summits are. */
function isBlocked(
  at: readonly Hex[],
  { terrain, bridges }: SightGround,
  a: HexId,
  b: HexId,
  hexes: readonly HexId[],
  sides: ReadonlyArray<readonly [HexId, HexId]>,
): boolean {
  const fromSummit = (((terrain[a] as number) | (terrain[b] as number)) & Ground.summit) !== 0;
  const obstacles = fromSummit ? Ground.summit : OBSTACLES;
  const stands = (hex: HexId): boolean => ((terrain[hex] as number) & obstacles) !== 0;
  if (hexes.some(stands) || sides.some(([one, other]) => stands(one) && stands(other))) return true;
  return !fromSummit && bridges.some((bridge) => crossesBridge(at, a, b, hexes, bridge));
}

/** 8.11a At an inner point of its hexside, neither hex being an end of the line. */
function crossesBridge(
  at: readonly Hex[],
  a: HexId,
  b: HexId,
  hexes: readonly HexId[],
  [one, other]: readonly [HexId, HexId],
): boolean {
  if (!hexes.includes(one) || !hexes.includes(other)) return false;
  return goesThrough(at[a] as Hex, at[b] as Hex, at[one] as Hex, at[other] as Hex);
}

/** 6.025a, 6.026 Hexes of grain crossed, and hexsides with grain on both sides; none to and from summits. */
function grainOn(
  { terrain }: SightGround,
  a: HexId,
  b: HexId,
  hexes: readonly HexId[],
  sides: ReadonlyArray<readonly [HexId, HexId]>,
): number {
  if ((((terrain[a] as number) | (terrain[b] as number)) & Ground.summit) !== 0) return 0;
  const grows = (hex: HexId): boolean => ((terrain[hex] as number) & Ground.grain) !== 0;
  return (
    hexes.filter(grows).length + sides.filter(([one, other]) => grows(one) && grows(other)).length
  );
}

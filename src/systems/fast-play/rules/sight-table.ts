// 11B Lines of sight worked out once for every two hexes within reach: what the ground cuts for good, and which hexes
// must not all be occupied. Whole numbers only.

import { distance, type Hex } from '../../../hex/hex.ts';
import { MAX_RANGE, Terrain } from './types.ts';

export interface SightTable {
  readonly first: Int32Array; // by two hexes: where its conditions begin, CUT or CLEAR
  /** Conditions one after another: how many, then for each the number of its hexes and these. */
  readonly conditions: Int16Array;
}

export const CUT = -1;
export const CLEAR = 0;

interface Ground {
  readonly terrain: Uint8Array;
  readonly level: Uint8Array;
}
interface Placed {
  readonly at: Hex;
}

/** What one hex on the way does to the line. */
type Cuts = 'always' | 'occupied' | 'never';

export function tableOfSight(
  hexes: readonly Placed[],
  ground: Ground,
  coverSight: 'depth' | 'adjacent',
): SightTable {
  const count = hexes.length;
  const index = new Map(hexes.map(({ at: { q, r } }, hex) => [`${q} ${r}`, hex]));
  const first = new Int32Array(count * count).fill(CUT);
  const conditions: number[] = [0]; // CLEAR is no place in it
  for (let a = 0; a < count; a++) {
    for (let b = 0; b < count; b++) {
      const found = conditionsBetween(hexes, ground, index, coverSight, a, b);
      if (found === null) continue;
      first[a * count + b] = found.length === 0 ? CLEAR : conditions.length;
      if (found.length === 0) continue;
      conditions.push(found.length);
      for (const among of found) conditions.push(among.length, ...among);
    }
  }
  return { first, conditions: Int16Array.from(conditions) };
}

/** The sets of hexes that must not all be occupied; null when nothing is seen at all. */
function conditionsBetween(
  hexes: readonly Placed[],
  ground: Ground,
  index: ReadonlyMap<string, number>,
  coverSight: 'depth' | 'adjacent',
  a: number,
  b: number,
): number[][] | null {
  const from = hexes[a]?.at as Hex;
  const to = hexes[b]?.at as Hex;
  const n = distance(from, to);
  if (n === 0 || n > MAX_RANGE) return null;
  if (n > 1 && coverSight === 'adjacent' && (hides(ground, a) || hides(ground, b))) return null;
  const found: number[][] = [];
  for (let i = 1; i < n; i++) {
    const named = hexesAt(from, to, n, i).map(({ q, r }) => index.get(`${q} ${r}`));
    const cuts = named.map((hex) =>
      hex === undefined ? 'always' : cutBy(ground, a, b, hex, n, i),
    );
    if (cuts.every((one) => one === 'always')) return null;
    if (cuts.includes('never')) continue;
    found.push(named.filter((_, k) => cuts[k] === 'occupied') as number[]);
  }
  return found;
}

/** 11.6 Wood and built-up places are cover that is seen through no further than its own hex. */
const hides = ({ terrain }: Ground, hex: number): boolean => terrain[hex] !== Terrain.open;

/** 11.4 The hexes that the i-th of n − 1 points between two centres lies in: one, or all that share its side. */
export function hexesAt(from: Hex, to: Hex, n: number, i: number): Hex[] {
  const q = from.q * n + (to.q - from.q) * i;
  const r = from.r * n + (to.r - from.r) * i;
  const found: Hex[] = [];
  for (let dq = -1; dq <= 1; dq++) {
    for (let dr = -1; dr <= 1; dr++) {
      const hex = { q: Math.floor(q / n) + dq, r: Math.floor(r / n) + dr };
      if (holds(q - hex.q * n, r - hex.r * n, n)) found.push(hex);
    }
  }
  return found;
}

/** Whether a point, so far from the middle of a hex in n-ths of a step, lies in it or on its rim. */
function holds(q: number, r: number, n: number): boolean {
  const s = -q - r;
  return Math.abs(q - r) <= n && Math.abs(r - s) <= n && Math.abs(s - q) <= n;
}

/** 11.5, 11.8, 11.9 What a hex at the i-th point of n does to the line from a to b. */
function cutBy(
  { terrain, level }: Ground,
  a: number,
  b: number,
  hex: number,
  n: number,
  i: number,
): Cuts {
  const line = (level[a] as number) * (n - i) + (level[b] as number) * i; // n times its height there
  const ground = (level[hex] as number) * n;
  if (ground > line) return 'always';
  const over = 2 * line >= 2 * ground + n && n - i >= i;
  if (over) return 'never';
  return terrain[hex] === Terrain.open ? 'occupied' : 'always';
}

// Which objective every French brigade is kept for: where the Germans press or will, in proportion to its points, the
// nearest brigade first. Found anew at every decision, from the position alone.

import { waysTo } from '../german/ways.ts';
import { arrivalTurn, isToCome } from '../rules/arrivals.ts';
import { G, get, hexOf, holderOf, type State, strengthOf } from '../rules/state.ts';
import {
  type HexId,
  Kind,
  MAX_OBJECTIVES,
  MAX_UNITS,
  NONE,
  Side,
  type UnitId,
} from '../rules/types.ts';
import type { Doctrine } from './doctrine.ts';

const pressure = new Int32Array(MAX_OBJECTIVES);
const garrison = new Int32Array(MAX_OBJECTIVES);
const posts = new Int16Array(MAX_UNITS);

/** So many steps of way off an enemy is not felt any more. */
const FELT = 12;
/** A column on the march comes so many steps nearer in a turn. */
const PACE = 2;

/** By unit: the hex of its post; NONE for whoever is not French or not there. */
export function postsFor(s: State, doctrine: Doctrine): Int16Array {
  const { objectives, side, kind } = s.scenario;
  for (let o = 0; o < objectives.length; o++) {
    pressure[o] = pressureOn(s, o, doctrine);
    garrison[o] = 0;
  }
  posts.fill(NONE);
  for (let left = side.length; left > 0; left--) {
    const post = mostWanting(s, doctrine);
    const unit = nearestTo(s, objectives[post]?.hex as HexId);
    if (unit === NONE) break;
    posts[unit] = objectives[post]?.hex as HexId;
    garrison[post] = (garrison[post] as number) + strengthOf(s, unit);
  }
  for (let unit = 0; unit < side.length; unit++) {
    if (side[unit] !== Side.french || kind[unit] === Kind.infantry) continue;
    if (hexOf(s, unit) !== NONE) posts[unit] = nearestObjective(s, hexOf(s, unit));
  }
  return posts;
}

/** What Germans press on an objective with, or will: strength times nearness. */
function pressureOn(s: State, objective: number, { posts: named, guard }: Doctrine): number {
  const { objectives, side, units } = s.scenario;
  const { hex = NONE, vp = 0 } = objectives[objective] ?? {};
  const ways = waysTo(s.scenario, hex);
  const turn = get(s, G.turn);
  let sum = 0;
  for (let unit = 0; unit < side.length; unit++) {
    if (side[unit] !== Side.german) continue;
    const at = hexOf(s, unit);
    if (at !== NONE) sum += strengthOf(s, unit) * Math.max(0, FELT - (ways[at] as number));
    else if (isToCome(s, unit)) {
      const wait = PACE * Math.max(0, arrivalTurn(s, unit) - turn);
      const from = units[unit]?.entry[0] ?? NONE;
      const far = (ways[from] as number) + wait;
      sum += (units[unit]?.strength ?? 0) * Math.max(0, FELT - far);
    }
  }
  const wanted = named.includes(objective) ? guard : 1;
  return (sum + 8) * (vp + 1) * wanted;
}

function mostWanting(s: State, doctrine: Doctrine): number {
  let best = 0;
  let most = -1;
  for (let o = 0; o < s.scenario.objectives.length; o++) {
    const lost = holderOf(s, o) === Side.german ? 1 : 0;
    const had = doctrine.garrison + (garrison[o] as number) + 2 * lost;
    const want = Math.trunc(((pressure[o] as number) * 64) / had);
    if (want > most) {
      best = o;
      most = want;
    }
  }
  return best;
}

/** The brigade of infantry without a post that has the shortest way. */
function nearestTo(s: State, hex: HexId): UnitId {
  const { side, kind } = s.scenario;
  const ways = waysTo(s.scenario, hex);
  let best: UnitId = NONE;
  let least = Number.MAX_SAFE_INTEGER;
  for (let unit = 0; unit < side.length; unit++) {
    if (side[unit] !== Side.french || kind[unit] !== Kind.infantry || posts[unit] !== NONE)
      continue;
    const at = hexOf(s, unit);
    if (at === NONE) continue;
    const way = ways[at] as number;
    if (way < least) {
      best = unit;
      least = way;
    }
  }
  return best;
}

/** Cavalry stays behind the objective it is nearest to; one that is not French draws it. */
function nearestObjective(s: State, hex: HexId): HexId {
  let best: HexId = NONE;
  let least = Number.MAX_SAFE_INTEGER;
  for (const [o, objective] of s.scenario.objectives.entries()) {
    const way = waysTo(s.scenario, objective.hex)[hex] as number;
    const far = 2 * way - (holderOf(s, o) === Side.french ? 0 : 3);
    if (far < least) {
      best = objective.hex;
      least = far;
    }
  }
  return best;
}

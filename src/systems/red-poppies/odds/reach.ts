// 5.41 Where a unit or a stack can get to with the points it has left, and the way there: the fewest points, and of ways
// as short the one that the fewest of the enemy could fire at. The rules themselves walk every step, with dice that fall
// as well as they can: who could go on from there, they say.

import { copy } from '../../../engine/position.ts';
import type { Rolls } from '../../../engine/rolls.ts';
import * as A from '../rules/actions.ts';
import { directionTo } from '../rules/field.ts';
import { isStream, wireOn } from '../rules/hexside.ts';
import { listPoints } from '../rules/legal.ts';
import { stepTo } from '../rules/march.ts';
import { isOnTop, mayClimb } from '../rules/moves.ts';
import { aim, BLOCKED } from '../rules/sight.ts';
import {
  has,
  hexOf,
  isIn,
  isOnMap,
  isUnspent,
  Mark,
  paidOf,
  type State,
  sideOf,
} from '../rules/state.ts';
import { foeOf, type HexId, NONE, type UnitId } from '../rules/types.ts';

/** One hex that can be reached. */
export interface Way {
  readonly hex: HexId;
  readonly steps: readonly HexId[]; // hex by hex, the last being where it ends
  readonly ends: 'free' | 'wire' | 'stream' | 'shells' | 'enemy'; // what stops whoever goes there
  readonly inTrench: boolean; // 8.72 through a connection, for all who go
  readonly climbs: boolean; // 8.72 a point is left to climb in with
}

interface Node extends Way {
  readonly s: State; // as it would be there
  readonly byRoad: boolean; // the whole way so far has followed a road
  readonly watched: number; // enemies that could fire, added up over its steps
}

/** No check fails that any throw passes. */
const KIND: Rolls = { d6: () => 1, d10: () => 0, draw: () => 0 };

/** Every hex that the units, one or a stack of two, can get to; not the one they stand in. */
export function waysOf(s: State, units: readonly UnitId[]): ReadonlyMap<HexId, Way> {
  const [lead, along = NONE] = [...units].sort((a, b) => a - b);
  if (lead === undefined) return new Map();
  const start = nodeAt(s, s, lead, along, hexOf(s, lead), [], 0);
  const best = new Map<HexId, Node>();
  let ring: Node[] = [start];
  while (ring.length > 0) {
    const reached = new Map<HexId, Node>();
    for (const node of ring) {
      for (const next of stepsFrom(s, lead, along, node)) {
        if (best.has(next.hex) || next.hex === start.hex) continue;
        const rival = reached.get(next.hex);
        if (rival === undefined || isBetter(next, rival)) reached.set(next.hex, next);
      }
    }
    for (const [hex, node] of reached) best.set(hex, node);
    ring = [...reached.values()].filter(({ ends }) => ends === 'free');
  }
  return best;
}

const isBetter = (a: Node, b: Node): boolean =>
  rankOf(a) !== rankOf(b) ? rankOf(a) < rankOf(b) : a.watched < b.watched;
/** Whole ways first, then those that come out in the trench, then by road. */
const rankOf = ({ ends, inTrench, byRoad }: Node): number =>
  (ends === 'free' || ends === 'enemy' ? 0 : 4) + (inTrench ? 0 : 2) + (byRoad ? 0 : 1);

const LIST: number[] = [];

/** Every step that is legal from there, walked by the rules. */
function stepsFrom(s: State, lead: UnitId, along: UnitId, node: Node): Node[] {
  LIST.length = 0;
  listPoints(node.s, lead, along, LIST);
  const wanted = along === NONE ? A.Do.move : A.Do['move-both'];
  return LIST.filter((action) => A.kindOf(action) === wanted).map((action) => {
    const hex = A.whereOf(action);
    const after = copy(node.s);
    stepTo({ s: after, rolls: KIND, tell: null }, [lead, along], hex);
    return nodeAt(s, after, lead, along, hex, [...node.steps, hex], node.watched);
  });
}

function nodeAt(
  before: State,
  s: State,
  lead: UnitId,
  along: UnitId,
  hex: HexId,
  steps: readonly HexId[],
  watched: number,
): Node {
  const units = along === NONE ? [lead] : [lead, along];
  const all = (is: (unit: UnitId) => boolean): boolean => units.every(is);
  return {
    ...{ s, hex, steps },
    ends: steps.length === 0 ? 'free' : endOf(before, s, units, steps),
    inTrench: all((unit) => has(s, unit, Mark.inTrench)),
    climbs:
      units.some((unit) => mayClimb(s, unit)) &&
      all((unit) => mayClimb(s, unit) || !isOnTop(s, unit)),
    byRoad: all((unit) => paidOf(s, unit) === 0 || has(s, unit, Mark.onRoad)),
    watched: watched + (steps.length === 0 ? 0 : watchersOf(before, lead, hex)),
  };
}

/** What stops them in a hex that they have come to. */
function endOf(
  before: State,
  s: State,
  units: readonly UnitId[],
  steps: readonly HexId[],
): Way['ends'] {
  const [lead] = units as readonly [UnitId];
  const hex = steps.at(-1) as HexId;
  if (!units.every((unit) => isUnspent(s, unit))) {
    const from = steps.at(-2) ?? hexOf(before, lead);
    const direction = from === NONE ? NONE : directionTo(s.scenario, from, hex);
    if (direction === NONE) return 'shells';
    if (wireOn(s, from, direction) !== NONE) return 'wire';
    return isStream(s, from, direction) ? 'stream' : 'shells';
  }
  return isIn(s, hex, foeOf(sideOf(s, lead))) ? 'enemy' : 'free';
}

/** 6.33 Unspent enemies who could fire at that hex as all stand now. */
export function watchersOf(s: State, lead: UnitId, hex: HexId): number {
  const foe = foeOf(sideOf(s, lead));
  let count = 0;
  for (let unit = 0; unit < s.scenario.units.length; unit++) {
    if (sideOf(s, unit) !== foe || !isOnMap(s, unit) || !isUnspent(s, unit)) continue;
    if (aim(s, unit, hex) !== BLOCKED) count++;
  }
  return count;
}

// 5.41 Where a unit or a stack can get to with the points it has left, and the way there: the fewest points, and of ways
// as short the one that the fewest of the enemy could fire at. Wire and streams end a way, and so does the enemy.

import { directionTo } from '../rules/field.ts';
import { isConnected, isRoad, isStream, wireOn } from '../rules/hexside.ts';
import { isEntering, isRoadEntry, pointsLeft, whyNotStep } from '../rules/moves.ts';
import { aim, BLOCKED } from '../rules/sight.ts';
import {
  countIn,
  has,
  hexOf,
  is,
  isIn,
  isOnMap,
  isUnspent,
  Mark,
  paidOf,
  type State,
  sideOf,
} from '../rules/state.ts';
import { foeOf, type HexId, Is, MOST_IN_HEX, NONE, type UnitId } from '../rules/types.ts';

/** One hex that can be reached. */
export interface Way {
  readonly hex: HexId;
  readonly steps: readonly HexId[]; // hex by hex, the last being where it ends
  readonly ends: 'free' | 'wire' | 'stream' | 'enemy'; // what stops whoever goes there
  readonly inTrench: boolean; // 8.72 through a connection, for all who go
  readonly left: number; // points left there, the road's extra one not counted
}

interface Node extends Way {
  readonly byRoad: boolean; // the whole way so far has followed a road
  readonly watched: number; // enemies that could fire, added up over its steps
}

/** Every hex that the units, one or a stack of two, can get to; not the one they stand in. */
export function waysOf(s: State, units: readonly UnitId[]): ReadonlyMap<HexId, Way> {
  const [lead] = units;
  if (lead === undefined) return new Map();
  const start = startOf(s, units, lead);
  const best = new Map<HexId, Node>();
  let ring: Node[] = [start];
  while (ring.length > 0) {
    const reached = new Map<HexId, Node>();
    for (const node of ring) {
      for (const next of stepsFrom(s, units, lead, node)) {
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

function startOf(s: State, units: readonly UnitId[], lead: UnitId): Node {
  return {
    hex: hexOf(s, lead),
    steps: [],
    ends: 'free',
    inTrench: units.every((unit) => has(s, unit, Mark.inTrench)),
    left: Math.min(...units.map((unit) => pointsLeft(s, unit))),
    byRoad: units.every((unit) => paidOf(s, unit) === 0 || has(s, unit, Mark.onRoad)),
    watched: 0,
  };
}

function stepsFrom(s: State, units: readonly UnitId[], lead: UnitId, node: Node): Node[] {
  if (node.hex === NONE) return entriesOf(s, units, lead, node);
  if (isIn(s, node.hex, foeOf(sideOf(s, lead)))) return []; // 5.42a
  return Array.from({ length: 6 }, (_, direction) => direction).flatMap((direction): Node[] => {
    const hex = s.scenario.next[node.hex * 6 + direction] as number;
    if (hex === NONE) return [];
    const byRoad = node.byRoad && isRoad(s, node.hex, direction);
    return nodeAt(s, units, lead, node, hex, byRoad, endOf(s, lead, node.hex, direction, hex));
  });
}

/** 10.11, 10.11a The hexes that the rules let them come in by now. */
function entriesOf(s: State, units: readonly UnitId[], lead: UnitId, node: Node): Node[] {
  if (!isEntering(s, lead)) return [];
  const { reinforcements, units: all } = s.scenario;
  const hexes = reinforcements[all[lead]?.group ?? NONE]?.hexes ?? [];
  const along = units[1] ?? NONE;
  return hexes.flatMap((hex): Node[] => {
    if (whyNotStep(s, lead, along, hex) !== null) return [];
    const ends = isIn(s, hex, foeOf(sideOf(s, lead))) ? 'enemy' : 'free';
    return nodeAt(s, units, lead, node, hex, isRoadEntry(s, hex), ends);
  });
}

function endOf(s: State, lead: UnitId, from: HexId, direction: number, hex: HexId): Way['ends'] {
  if (!is(s, lead, Is.armour) && wireOn(s, from, direction) !== NONE) return 'wire';
  if (isStream(s, from, direction)) return 'stream';
  return isIn(s, hex, foeOf(sideOf(s, lead))) ? 'enemy' : 'free';
}

function nodeAt(
  s: State,
  units: readonly UnitId[],
  lead: UnitId,
  node: Node,
  hex: HexId,
  byRoad: boolean,
  ends: Way['ends'],
): Node[] {
  const paid = node.left > 0 || (node.left === 0 && byRoad && canEverMove(s, units));
  if (!paid || countIn(s, hex, sideOf(s, lead)) + units.length > MOST_IN_HEX) return [];
  const inTrench = comesInside(s, units, node, hex);
  return [
    {
      ...{ hex, ends, inTrench, byRoad, left: node.left - 1 },
      steps: [...node.steps, hex],
      watched: node.watched + watchersOf(s, lead, hex),
    },
  ];
}

/** 5.41 The road's extra point is for whoever has any. */
const canEverMove = (s: State, units: readonly UnitId[]): boolean =>
  units.every((unit) => pointsLeft(s, unit) + paidOf(s, unit) > 0);

/** 8.72 */
function comesInside(s: State, units: readonly UnitId[], node: Node, hex: HexId): boolean {
  if (s.scenario.dugBy[hex] === NONE || !units.every((unit) => is(s, unit, Is.digger)))
    return false;
  if (node.hex === NONE) return true;
  return node.inTrench && isConnected(s, node.hex, directionTo(s.scenario, node.hex, hex));
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

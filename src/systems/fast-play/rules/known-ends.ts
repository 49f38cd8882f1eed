// 8.10 The ends of orders that have been worked out before: they hang on where a unit stands, which way it faces and who
// stands around it, so playouts find most of them here.

import type { Field } from './field.ts';
import { facingOf, hexOf, type State } from './state.ts';
import { type HexId, Kind, MAX_UNITS, NONE, type UnitId } from './types.ts';

/** 8.10 Where an order leads, and the best way to it: one that leaves the unit able to fight, then the cheapest. */
export interface End {
  readonly hex: HexId;
  readonly facing: number;
  readonly cost: number;
  readonly mayFight: boolean;
  readonly charge: boolean; // 14.2 reached as a charge
}

/** 8.1 */
const CAPACITY = { [Kind.infantry]: 2, [Kind.battleCavalry]: 3, [Kind.lightCavalry]: 4 } as const;
export const capacityOf = (kind: number): number => CAPACITY[kind as 0 | 1 | 2];
export const MOST = CAPACITY[Kind.lightCavalry];

const SLOTS = 1 << 14;
const WIDTH = MAX_UNITS + 2; // a length, the unit, whoever stands around it

/** One list a slot; a newer one takes the place of an older. */
class KnownEnds {
  readonly keys = new Int32Array(SLOTS * WIDTH);
  readonly lists: Array<readonly End[]> = [];
}
const known = new WeakMap<Field, KnownEnds>();
let lastField: Field | null = null;
let last: KnownEnds | null = null;

function knownOn(field: Field): KnownEnds {
  if (last !== null && field === lastField) return last;
  last = known.get(field) ?? new KnownEnds();
  known.set(field, last);
  lastField = field;
  return last;
}

const key = new Int32Array(WIDTH);

/** The ends of a unit: known, or found now and kept. The list is shared and never changed. */
export function endsKnown(
  s: State,
  unit: UnitId,
  find: (s: State, unit: UnitId) => readonly End[],
): readonly End[] {
  const { keys, lists } = knownOn(s.scenario);
  const slot = situation(s, unit);
  const length = key[0] as number;
  const from = slot * WIDTH;
  let same = true;
  for (let i = 0; i < length; i++) {
    if (keys[from + i] !== key[i]) {
      same = false;
      break;
    }
  }
  if (same) return lists[slot] as readonly End[];
  for (let i = 0; i < length; i++) keys[from + i] = key[i] as number;
  const ends = find(s, unit);
  lists[slot] = ends;
  return ends;
}

/** Writes down what the ends of a unit hang on, and says in which slot they would be. */
function situation(s: State, unit: UnitId): number {
  const { apart, side, kind } = s.scenario;
  const count = s.scenario.hexes.length;
  const hex = hexOf(s, unit);
  const ours = side[unit];
  const within = capacityOf(kind[unit] as number) + 1;
  let length = 2;
  key[1] = ((kind[unit] as number) * 8 + facingOf(s, unit)) * 256 + hex;
  let hash = key[1] as number;
  for (let other = 0; other < side.length; other++) {
    const at = hexOf(s, other);
    if (at === NONE || other === unit) continue;
    const steps = apart[hex * count + at] as number;
    if (steps > within) continue;
    let code = at * 16;
    if (side[other] === ours) code += steps === 1 ? 1 + facingOf(s, other) : 8; // 10.6
    key[length++] = code;
    hash = Math.imul(hash ^ code, 0x9e3779b1);
  }
  key[0] = length;
  hash ^= hash >>> 15;
  return hash & (SLOTS - 1);
}

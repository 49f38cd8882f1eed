// 8.10 The ends of every unit as they were found last. They hang on where it stands, which way it faces and who stands
// around it; as long as that is the same they are not looked for again.

import { capacityOf, EndList } from './end-list.ts';
import type { Field } from './field.ts';
import { facingOf, hexOf, type State } from './state.ts';
import { MAX_UNITS, NONE, type UnitId } from './types.ts';

/** What the ends of a unit hang on: how much it is, the unit itself, whoever stands around it. */
type Situation = Int32Array;
const situation = (): Situation => new Int32Array(MAX_UNITS + 2);

/** The ends of one unit; `found` counts how often they were looked for. */
export class KeptEnds extends EndList {
  readonly situation = situation();
  found = 0;
}

type All = readonly KeptEnds[];
const kept = new WeakMap<Field, All>();
let lastField: Field | null = null;
let last: All = [];

function keptOn(field: Field): All {
  if (field === lastField) return last;
  last = kept.get(field) ?? field.units.map(() => new KeptEnds());
  kept.set(field, last);
  lastField = field;
  return last;
}

const now = situation();

/** The ends of a unit: kept, or found now. Nobody else writes into the list. */
export function endsKept(
  s: State,
  unit: UnitId,
  find: (s: State, unit: UnitId, into: EndList) => void,
): KeptEnds {
  const ends = keptOn(s.scenario)[unit] as KeptEnds;
  const length = read(s, unit);
  const { situation } = ends;
  let same = true;
  for (let i = 0; i < length; i++) {
    if (situation[i] === now[i]) continue;
    same = false;
    situation[i] = now[i] as number;
  }
  if (same) return ends;
  find(s, unit, ends);
  ends.found++;
  return ends;
}

/** Writes down what the ends of a unit hang on now, and says how much that is. */
function read(s: State, unit: UnitId): number {
  const { apart, side, kind } = s.scenario;
  const hex = hexOf(s, unit);
  const row = hex * s.scenario.hexes.length;
  const ours = side[unit];
  const capacity = capacityOf(kind[unit] as number);
  let length = 2;
  now[1] = facingOf(s, unit) * 256 + hex;
  for (let other = 0; other < side.length; other++) {
    const at = hexOf(s, other);
    if (at === NONE || other === unit) continue;
    const steps = apart[row + at] as number;
    const friend = side[other] === ours;
    if (steps > (friend ? capacity : capacity + 1)) continue; // an enemy bears on the hexes around him
    // 10.6 how a friend faces matters where he may be passed through
    const turned = !friend ? 0 : steps === 1 ? 1 + facingOf(s, other) : 8;
    now[length++] = at * 16 + turned;
  }
  now[0] = length;
  return length;
}

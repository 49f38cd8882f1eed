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

/** The ends of a unit: kept, or found now. Nobody else writes into the list. */
export function endsKept(
  s: State,
  unit: UnitId,
  find: (s: State, unit: UnitId, into: EndList) => void,
): KeptEnds {
  const ends = keptOn(s.scenario)[unit] as KeptEnds;
  if (isAsBefore(s, unit, ends.situation)) return ends;
  find(s, unit, ends);
  ends.found++;
  return ends;
}

/** Writes down what the ends of a unit hang on now; whether it is the same that was written there before. */
function isAsBefore(s: State, unit: UnitId, situation: Situation): boolean {
  const { apart, side, kind } = s.scenario;
  const hex = hexOf(s, unit);
  const row = hex * s.scenario.hexes.length;
  const ours = side[unit];
  const capacity = capacityOf(kind[unit] as number);
  const here = facingOf(s, unit) * 256 + hex;
  let same = situation[1] === here;
  situation[1] = here;
  let length = 2;
  for (let other = 0; other < side.length; other++) {
    const at = hexOf(s, other);
    if (at === NONE || other === unit) continue;
    const steps = apart[row + at] as number;
    const friend = side[other] === ours;
    if (steps > (friend ? capacity : capacity + 1)) continue; // an enemy bears on the hexes around him
    // 10.6 how a friend faces matters where he may be passed through
    const turned = !friend ? 0 : steps === 1 ? 1 + facingOf(s, other) : 8;
    const stands = at * 16 + turned;
    if (situation[length] !== stands) {
      situation[length] = stands;
      same = false;
    }
    length++;
  }
  if (situation[0] !== length) same = false;
  situation[0] = length;
  return same;
}

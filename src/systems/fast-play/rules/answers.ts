// 18.1 All answers of a position, stretch by stretch: single ones, and every end of the orders of one unit. Whoever wants the
// list has it written out; whoever wants one of them at random does not.

import type { Action } from '../../../engine/system.ts';
import { orderOf } from './actions.ts';
import type { EndList } from './end-list.ts';
import { MAX_SEGMENTS, MAX_UNITS, type UnitId } from './types.ts';

/** Orders and charges of every unit, a segment to close each, and the end; attacks are fewer. */
const MOST_STRETCHES = 2 * MAX_UNITS + MAX_SEGMENTS + 1;
const NO_ENDS: EndList | null = null;

/** Facings by their bits: how many they are. */
const COUNTS = Uint8Array.from({ length: 64 }, (_, bits) => {
  let count = 0;
  for (let left = bits; left !== 0; left >>= 1) count += left & 1;
  return count;
});

export class Answers {
  count = 0; // of all of them
  #stretches = 0;
  readonly #counts = new Int32Array(MOST_STRETCHES);
  readonly #first = new Int32Array(MOST_STRETCHES); // the answer, or an order of the unit's with nothing named
  readonly #ends: Array<EndList | null> = new Array<EndList | null>(MOST_STRETCHES).fill(NO_ENDS);

  clear(): void {
    this.count = 0;
    this.#stretches = 0;
  }

  add(answer: Action): void {
    this.#add(1, answer, NO_ENDS);
  }

  /** Every end of one unit. */
  addEnds(kind: number, unit: UnitId, ends: EndList): void {
    let count = 0;
    for (let place = 0; place < ends.places; place++)
      count += COUNTS[ends.facings[place] as number] as number;
    if (count > 0) this.#add(count, orderOf(kind, unit, 0, 0), ends);
  }

  #add(count: number, first: Action, ends: EndList | null): void {
    const at = this.#stretches++;
    this.#counts[at] = count;
    this.#first[at] = first;
    this.#ends[at] = ends;
    this.count += count;
  }

  /** The answer at one place of the list. */
  at(place: number): Action {
    let left = place;
    for (let i = 0; i < this.#stretches; i++) {
      const count = this.#counts[i] as number;
      if (left >= count) left -= count;
      else return this.#in(i, left);
    }
    throw new RangeError(`no answer at ${place}`);
  }

  #in(stretch: number, skipped: number): Action {
    const first = this.#first[stretch] as number;
    const ends = this.#ends[stretch];
    if (ends === null || ends === undefined) return first;
    let left = skipped;
    let place = 0;
    for (let count = 0; ; place++) {
      count = COUNTS[ends.facings[place] as number] as number;
      if (left < count) break;
      left -= count;
    }
    let facing = 0;
    for (let bits = ends.facings[place] as number; ; facing++, bits >>= 1) {
      if ((bits & 1) === 1 && left-- === 0) break;
    }
    return first + orderOf(0, 0, ends.hex[place] as number, facing);
  }

  /** All of them, from the front of a list on, so that it keeps its room. */
  writeTo(into: Action[]): Action[] {
    let count = 0;
    for (let i = 0; i < this.#stretches; i++) {
      const first = this.#first[i] as number;
      const ends = this.#ends[i];
      if (ends === null || ends === undefined) into[count++] = first;
      else count = writeEnds(first, ends, into, count);
    }
    if (into.length !== count) into.length = count;
    return into;
  }
}

/** Writes down all ends of one unit from a place in the list on; where the next goes. */
function writeEnds(order: Action, ends: EndList, into: Action[], from: number): number {
  let count = from;
  for (let place = 0; place < ends.places; place++) {
    const first = order + orderOf(0, 0, ends.hex[place] as number, 0);
    let facings = ends.facings[place] as number;
    for (let facing = 0; facings !== 0; facing++, facings >>= 1) {
      if ((facings & 1) === 1) into[count++] = first + facing;
    }
  }
  return count;
}

// 20.2 Whoever bears on the orders of one unit, and the lines of sight that were asked for: as long as both are as they
// were, what was worked out of its orders holds.

import { capacityOf } from '../rules/end-list.ts';
import type { Field } from '../rules/field.ts';
import { type State, unitIn } from '../rules/state.ts';
import { foeOf, MAX_HEXES, MAX_RANGE, MAX_UNITS, NONE, type UnitId } from '../rules/types.ts';
import { board } from './quick-board.ts';

/** 11.1, 20.5 No unit on the move shoots further, and no foe further off is at its back. */
export const AT_ARMS_LENGTH = 2;
const WORDS = MAX_HEXES / 32;

export class QuickFoes {
  count = 0; // how many bear on any of its orders
  readonly units = new Uint8Array(MAX_UNITS);
  nears = 0; // those near enough to be shot at on the move, or to be at its back
  readonly near = new Uint8Array(MAX_UNITS);
  nearest = 0; // in hexes
  readonly #codes = new Int32Array(MAX_UNITS); // what was known of them
  #field: Field | null = null;
  #hex = NONE;
  #changes = -1; // of the board, as they were looked for
  readonly #between = new Int32Array(WORDS); // 11.7 hexes that were looked through
  readonly #stood = new Int32Array(WORDS); // and those that were not empty

  /** Whoever is within its capacity (8.1) and the longest range. False when any of it is new. */
  find(field: Field, unit: UnitId, hex: number): boolean {
    const changes = board.changes[foeOf(field.side[unit] as 0 | 1)] as number;
    if (changes === this.#changes && hex === this.#hex && field === this.#field) return true;
    this.#changes = changes;
    this.#hex = hex;
    this.#field = field;
    return this.#find(field, unit, hex);
  }

  #find({ side, apart, hexes, kind }: Field, own: UnitId, hex: number): boolean {
    const within = capacityOf(kind[own] as number) + MAX_RANGE;
    const row = hex * hexes.length;
    const ours = side[own];
    const near = within - MAX_RANGE + AT_ARMS_LENGTH;
    let count = 0;
    let nears = 0;
    let same = true;
    this.nearest = within;
    for (let unit = 0; unit < side.length; unit++) {
      const at = board.hex[unit] as number;
      if (at === NONE || side[unit] === ours) continue;
      const steps = apart[row + at] as number;
      if (steps > within) continue;
      if (steps < this.nearest) this.nearest = steps;
      if (steps <= near) this.near[nears++] = unit;
      const code = board.code[unit] as number;
      if (this.#codes[count] !== code) {
        this.#codes[count] = code;
        this.units[count] = unit;
        same = false;
      }
      count++;
    }
    if (count !== this.count) same = false;
    this.count = count;
    this.nears = nears;
    return same;
  }

  /** 11.7 Whether nobody has stepped into a line of sight that was asked for, or out of it. */
  isSeenAsBefore(): boolean {
    const { stands } = board;
    let changed = 0;
    for (let i = 0; i < WORDS; i++) {
      const now = stands[i] as number;
      changed |= (now ^ (this.#stood[i] as number)) & (this.#between[i] as number);
      this.#stood[i] = now;
    }
    return changed === 0;
  }

  /** No line of sight has been asked for. */
  forgetLines(): void {
    for (let i = 0; i < WORDS; i++) {
      this.#between[i] = 0;
      this.#stood[i] = board.stands[i] as number;
    }
  }

  /** 11.7 Whether third units leave a line open; the hex that the mover leaves is empty. What was looked through is kept. */
  sees(s: State, from: number, to: number): boolean {
    const { sight, hexes } = s.scenario;
    const { conditions } = sight;
    const first = sight.first[from * hexes.length + to] as number;
    let open = true;
    let at = first + 1;
    for (let left = conditions[first] as number; left > 0; left--) {
      const count = conditions[at] as number;
      let full = true;
      for (let n = at + 1; n <= at + count; n++) {
        const hex = conditions[n] as number;
        this.#between[hex >> 5] = (this.#between[hex >> 5] as number) | (1 << (hex & 31));
        if (hex === this.#hex || unitIn(s, hex) === NONE) full = false;
      }
      if (full) open = false;
      at += 1 + count;
    }
    return open;
  }
}

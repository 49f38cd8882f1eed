// 6.6, 7.3, 12.2 Keeps the books of every turn from the events alone: a point an order, one order and one attack a unit. The
// rules keep marks and counts; this does not look at them.

import type { BattleEvent } from '../../../../src/systems/fast-play/rules/events.ts';
import type { Field } from '../../../../src/systems/fast-play/rules/field.ts';
import type { Books, Fault } from '../../../support/fuzz/kit.ts';

export class Ledger implements Books<BattleEvent> {
  readonly #field: Field;
  readonly #stores: boolean; // 14.5 points may have been kept from turns before
  readonly #points = [[], []] as [number[], number[]]; // by side and segment
  readonly #ordered = new Set<number>();
  readonly #fired = new Set<number>();
  readonly #over = new Set<number>();

  constructor(field: Field, optional: readonly string[]) {
    this.#field = field;
    this.#stores = optional.includes('foresight');
  }

  /** Enters the events of one answer; the first thing that may not be is the answer. */
  enter(events: readonly BattleEvent[]): Fault {
    for (const event of events) {
      const fault = this.#enterOne(event);
      if (fault !== null) return `${event.kind}: ${fault}`;
    }
    return null;
  }

  #enterOne(event: BattleEvent): Fault {
    switch (event.kind) {
      case 'turn':
        for (const page of [this.#ordered, this.#fired, this.#over]) page.clear();
        return null;
      case 'points':
        this.#points[event.side] = [...event.points];
        return event.points.some((n) => n < 0) ? 'less than no points' : null;
      case 'ordered':
        return this.#order(event.unit, event.from, event.charge ? 2 : 1);
      case 'moves-over':
        this.#over.add(event.side);
        return null;
      case 'volley':
        if (!this.#ordered.has(event.unit)) return 'fires without an order';
        if (this.#fired.has(event.unit)) return 'fires twice';
        this.#fired.add(event.unit);
        return this.#over.size === 2 ? null : 'fires while somebody moves';
      default:
        return null;
    }
  }

  #order(unit: number, from: number, cost: number): Fault {
    const side = this.#field.side[unit] ?? 0;
    const segment = this.#field.segment[from] ?? 0;
    if (this.#ordered.has(unit)) return 'ordered twice';
    if (this.#over.has(side)) return 'ordered after the moves';
    this.#ordered.add(unit);
    const points = this.#points[side as 0 | 1];
    points[segment] = (points[segment] ?? 0) - cost;
    return this.#stores || (points[segment] ?? 0) >= 0 ? null : 'nothing left to pay with';
  }
}

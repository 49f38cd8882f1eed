// 4.21, 5.03, 6.35 Keeps the books of every turn from the events alone: an order a half-couplet, one action a unit, nobody
// fires who is spent. The rules keep marks; this does not look at them.

import type { BattleEvent, Checked } from '../../../../src/systems/red-poppies/rules/events.ts';
import type { Field } from '../../../../src/systems/red-poppies/rules/field.ts';
import type { Books, Fault } from '../../../support/fuzz/kit.ts';

export class Ledger implements Books<BattleEvent> {
  readonly #field: Field;
  readonly #spent = new Set<number>();
  readonly #gone = new Set<number>();
  #couplets = 0;
  #halves: [number, number] = [0, 0]; // by side, how many it has used

  constructor(field: Field) {
    this.#field = field;
  }

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
        this.#spent.clear();
        this.#halves = [0, 0];
        return null;
      case 'initiative':
        this.#couplets = event.couplets;
        return null;
      case 'stunned':
        for (const unit of event.units) this.#spent.add(unit);
        return null;
      case 'mine':
        for (const unit of event.units) this.#gone.add(unit);
        return null;
      case 'bombarded':
        if (event.came === 'destroyed') this.#gone.add(event.unit);
        else if (event.came === 'spent') this.#spent.add(event.unit);
        return null;
      case 'ordered':
      case 'passed':
        return this.#useHalf(event.side);
      case 'deployed':
      case 'dug':
        return this.#act(event.unit);
      case 'stepped':
      case 'climbed':
        return event.units.map((unit) => this.#unfit(unit)).find((one) => one !== null) ?? null;
      case 'hindered':
        this.#spent.add(event.unit);
        return null;
      default:
        return this.#enterFight(event);
    }
  }

  #enterFight(event: BattleEvent): Fault {
    switch (event.kind) {
      case 'strayed':
        return this.#check([event.check]);
      case 'shelled':
        return this.#check(event.checks);
      case 'melee': {
        const fault = event.active.map((unit) => this.#unfit(unit)).find((one) => one !== null);
        const checked = this.#check(event.checks);
        for (const unit of [...event.active, ...event.passive]) this.#spent.add(unit);
        return fault ?? checked;
      }
      case 'shot': {
        const firers = [event.unit, ...event.returns.map(({ unit }) => unit)];
        const fault = firers.map((unit) => this.#unfit(unit)).find((one) => one !== null);
        if (event.spent) this.#spent.add(event.unit);
        for (const { unit } of event.returns) this.#spent.add(unit);
        return fault ?? this.#check([...event.checks, ...event.returns.flatMap((r) => r.checks)]);
      }
      default:
        return null;
    }
  }

  #useHalf(side: 0 | 1): Fault {
    this.#halves[side]++;
    return this.#halves[side] > this.#couplets ? 'more orders than couplets' : null;
  }

  #act(unit: number): Fault {
    const fault = this.#unfit(unit);
    this.#spent.add(unit);
    return fault;
  }

  #unfit(unit: number): Fault {
    const { id } = this.#field.units[unit] ?? { id: unit };
    if (this.#gone.has(unit)) return `${id} has been destroyed`;
    return this.#spent.has(unit) ? `${id} is spent` : null;
  }

  #check(checks: readonly Checked[]): Fault {
    for (const { unit } of checks) if (this.#gone.has(unit)) return 'the dead are struck';
    for (const { unit, fate } of checks) {
      if (fate === 'destroyed') this.#gone.add(unit);
      if (fate !== 'holds') this.#spent.add(unit);
    }
    return null;
  }
}

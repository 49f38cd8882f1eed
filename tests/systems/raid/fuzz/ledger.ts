// 6 Keeps the books of every British unit from the events alone: two different actions a turn, one movement, one
// allowance of MP, nothing after Job Done. The rules keep flags; this does not look at them.

import type { RaidEvent } from '../../../../src/systems/raid/rules/events.ts';
import type { Scenario } from '../../../../src/systems/raid/rules/scenario.ts';
import { at } from '../../../../src/systems/raid/rules/state.ts';
import type { Unit } from '../../../../src/systems/raid/rules/types.ts';
import type { Fault } from './oracles.ts';

type Deed = 'landing' | 'embarking' | 'march' | 'voyage' | 'fire' | 'assault';

interface Page {
  readonly deeds: Deed[]; // in order, each once
  spent: number; // MP
  done: boolean;
}

export class Ledger {
  readonly #scenario: Scenario;
  #pages: Page[] = [];
  readonly #stack = new Set<Unit>(); // 6.4a who fires with whoever is in front

  constructor(scenario: Scenario) {
    this.#scenario = scenario;
    this.#newTurn();
  }

  /** Enters the events of one action; the first thing that no unit may do is the answer. */
  enter(events: readonly RaidEvent[]): Fault {
    for (const event of events) {
      const fault = this.#enterOne(event);
      if (fault !== null) return `${event.kind}: ${fault}`;
    }
    return null;
  }

  #enterOne(event: RaidEvent): Fault {
    switch (event.kind) {
      case 'turn':
        this.#newTurn();
        return null;
      case 'taken':
        this.#stack.clear();
        for (const unit of event.units) this.#stack.add(unit);
        return null;
      case 'landed':
        return this.#each(event.units, 'landing', event.cost);
      case 'embarked':
        for (const unit of event.units) this.#stack.delete(unit);
        return this.#each(event.units, 'embarking', event.cost);
      case 'sailed':
        return this.#each(event.units, 'voyage', event.cost);
      case 'moved':
        return this.#each(event.units, event.rule.id === '9.2' ? 'march' : 'assault', event.cost);
      case 'assault':
        return this.#each(event.british, 'assault', 0);
      case 'fire':
        if (event.side === 'german') return null;
        for (const unit of [event.shooter, ...event.supporters]) {
          if (!this.#stack.has(unit))
            return `${this.#scenario.units[unit]?.id} is not of the stack`;
        }
        return this.#each([...this.#stack], 'fire', 0);
      case 'job-done':
        for (const unit of event.units) this.#page(unit).done = true;
        return null;
      case 'sent-back':
        for (const unit of event.units) this.#stack.delete(unit);
        return null;
      case 'left':
        this.#stack.delete(event.unit);
        if (event.done) this.#page(event.unit).done = true;
        return null;
      default:
        return null;
    }
  }

  #each(units: readonly Unit[], deed: Deed, cost: number): Fault {
    for (const unit of units) {
      const fault = this.#write(unit, deed, cost);
      if (fault !== null) return `${this.#scenario.units[unit]?.id}: ${fault}`;
    }
    return null;
  }

  #write(unit: Unit, deed: Deed, cost: number): Fault {
    const page = this.#page(unit);
    if (page.done) return `${deed} after Job Done`;
    page.spent += cost;
    const full = at(this.#scenario.moves, unit * 3 + at(this.#scenario.fullSteps, unit));
    if (page.spent > full + 1) return `${page.spent} MP spent`;
    if (page.deeds.at(-1) === deed && (cost === 0 ? deed === 'assault' : goesOn(deed))) return null;
    if (page.deeds.includes(deed)) return `${deed} again, after ${page.deeds.join(', ')}`;
    page.deeds.push(deed);
    return page.deeds.length > 2 ? `three actions: ${page.deeds.join(', ')}` : null;
  }

  #page(unit: Unit): Page {
    const page = this.#pages[unit];
    if (page === undefined) throw new Error(`unit ${unit} is not British`);
    return page;
  }

  #newTurn(): void {
    this.#pages = Array.from({ length: this.#scenario.britishCount }, () => ({
      deeds: [],
      spent: 0,
      done: false,
    }));
  }
}

/** 6.1a Movements go on from zone to zone. */
const goesOn = (deed: Deed): boolean => deed === 'march' || deed === 'voyage';

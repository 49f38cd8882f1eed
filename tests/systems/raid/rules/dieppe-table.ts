// The shipped raid played from its set-up by legal orders alone, with dice that are told by name. What a test needs of
// the hidden markers it finds by seed, so it stands whatever else lies on the map.

import type { Rolls } from '../../../../src/engine/rolls.ts';
import { parseAction, placeName } from '../../../../src/systems/raid/rules/actions.ts';
import { apply } from '../../../../src/systems/raid/rules/apply.ts';
import type { RaidEvent } from '../../../../src/systems/raid/rules/events.ts';
import { setup } from '../../../../src/systems/raid/rules/setup.ts';
import { germansIn, unitsIn } from '../../../../src/systems/raid/rules/stacks.ts';
import {
  levelsOf,
  markerAt,
  type RaidState,
  stepsOf,
} from '../../../../src/systems/raid/rules/state.ts';
import type { Unit } from '../../../../src/systems/raid/rules/types.ts';
import { loadDieppe } from '../dieppe.ts';

export const dieppe = loadDieppe();

const SEEDS = 2000;

/** By name of the die: what it shows each time, the last value ever after. */
export type Shown = Readonly<Record<string, readonly number[]>>;

/** Dice that decide nothing unless told: markers sleep, Germans shoot badly, British well. */
const QUIET: Shown = {
  'wake marker': [9],
  'fire attack': [0],
  'fire defence': [6],
  reinforcements: [9],
};

class ToldRolls implements Rolls {
  readonly #left: Map<string, number[]>;

  constructor(shown: Shown) {
    const all = Object.entries({ ...QUIET, ...shown });
    this.#left = new Map(all.map(([name, values]) => [name, [...values]]));
  }

  readonly d6 = (name: string): number => this.#next(name);
  readonly d10 = (name: string): number => this.#next(name);
  readonly draw = (name: string): number => this.#next(name);

  #next(name: string): number {
    const values = this.#left.get(name);
    const [value] = values ?? [];
    if (values === undefined || value === undefined) throw new Error(`nobody told '${name}'`);
    if (values.length > 1) values.shift();
    return value;
  }
}

export class DieppeTable {
  readonly events: RaidEvent[];

  private constructor(
    public state: RaidState,
    events: readonly RaidEvent[],
  ) {
    this.events = [...events];
  }

  /** A raid loaded as its files propose, on the first seed that lays these markers. */
  static with(markers: Readonly<Record<string, string>>): DieppeTable {
    for (let i = 1; i <= SEEDS; i++) {
      const s = setup(dieppe, { seed: `example-${i}`, level: 'basic', events: false });
      const fits = ([id, marker]: [string, string]): boolean =>
        dieppe.markers[markerAt(s, zone(id))]?.id === marker;
      if (Object.entries(markers).every(fits)) return new DieppeTable(s, []).go('load-standard');
    }
    throw new Error(`no seed lays ${JSON.stringify(markers)}`);
  }

  /** The same position once more, to be played on by itself. */
  fork(): DieppeTable {
    return new DieppeTable(this.state, this.events);
  }

  /** One order that rolls these dice. */
  roll(words: string, shown: Shown): this {
    const action = parseAction(dieppe, words);
    if (typeof action !== 'number') throw new Error(action.fault);
    const result = apply(this.state, action, new ToldRolls(shown));
    if (!result.ok) throw new Error(result.reason);
    this.state = result.state;
    this.events.push(...result.events);
    return this;
  }

  /** Orders whose dice decide nothing. */
  go(...orders: readonly string[]): this {
    for (const words of orders) this.roll(words, {});
    return this;
  }

  /** The counters of a stack, top first; a counter on its reduced face carries a minus. */
  british = (id: string): string[] => unitsIn(this.state, zone(id)).map((u) => this.#face(u));
  germans = (id: string): string[] => germansIn(this.state, zone(id)).map((u) => this.#face(u));

  levels(id: string): number {
    const units = [...unitsIn(this.state, zone(id)), ...germansIn(this.state, zone(id))];
    return units.reduce((sum, u) => sum + levelsOf(this.state, u), 0);
  }

  #face(u: Unit): string {
    const reduced = stepsOf(this.state, u) === 1 && dieppe.fullSteps[u] === 2;
    return name(u) + (reduced ? '-' : '');
  }
}

export const zone = (id: string): number => dieppe.zones.findIndex((z) => z.id === id);
export const unit = (id: string): number => dieppe.units.findIndex((u) => u.id === id);
const name = (u: Unit): string => dieppe.units[u]?.id ?? '';
export const zoneId = (z: number): string => placeName(dieppe, z);

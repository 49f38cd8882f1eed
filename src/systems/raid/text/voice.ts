// Who is told what in which words: the scenario, the language, and whether units and zones go by ids or names.

import { joined, type Piece, type Sentence, type Values } from '../../../words/message.ts';
import { unitName, zoneName } from '../rules/actions.ts';
import type { Cause, Name } from '../rules/names.ts';
import type { Scenario } from '../rules/scenario.ts';
import { ABOARD, type Place, type Unit, type Zone } from '../rules/types.ts';
import { type Key, type Lang, say, sentence, wordFor } from './catalogue.ts';

export type Names = 'ids' | 'names';

export class Voice {
  readonly scenario: Scenario;
  readonly lang: Lang;
  readonly names: Names;

  constructor(scenario: Scenario, lang: Lang, names: Names = 'names') {
    this.scenario = scenario;
    this.lang = lang;
    this.names = names;
  }

  say(key: Key, values?: Values): string {
    return say(this.lang, key, values);
  }

  /** The same in pieces: the rules it cites stay values. */
  sentence(key: Key, values?: Values): Piece[] {
    return sentence(this.lang, key, values);
  }

  /** A name of the rules in this language. */
  word(name: Name): string {
    return wordFor(this.lang, name);
  }

  /** What raised the alarm; one cause shares its name with a die, which French calls otherwise. */
  cause(name: Cause): string {
    return name === 'bangalore' ? this.say('word.cause bangalore') : this.word(name);
  }

  unit(unit: Unit): string {
    if (this.names === 'ids') return unitName(this.scenario, unit);
    return this.scenario.units[unit]?.[this.lang] ?? unitName(this.scenario, unit);
  }

  zone(zone: Zone): string {
    if (this.names === 'ids') return zoneName(this.scenario, zone);
    return this.scenario.zones[zone]?.[this.lang] ?? zoneName(this.scenario, zone);
  }

  /** A zone or a craft. */
  place(place: Place): string {
    return place >= ABOARD ? this.unit(place - ABOARD) : this.zone(place);
  }

  /** 'at West gully', 'aboard LCA 3'. */
  at(place: Place): string {
    if (place >= ABOARD) return this.say('at.craft', { craft: this.unit(place - ABOARD) });
    return this.say('at.zone', { zone: this.zone(place) });
  }

  units(units: readonly Unit[]): string {
    return this.list(units.map((u) => this.unit(u)));
  }

  zones(zones: readonly Zone[]): string {
    return this.list(zones.map((z) => this.zone(z)));
  }

  /** 'a, b and c'. */
  list(items: readonly string[]): string {
    const last = items[items.length - 1] ?? '';
    if (items.length < 2) return last;
    return this.say('list.and', { head: items.slice(0, -1).join(', '), last });
  }

  /** Longer parts of a sentence, told apart by more than a comma. */
  clauses(parts: ReadonlyArray<string | Sentence>): Piece[] {
    return joined(parts, this.say('list.clauses'));
  }
}

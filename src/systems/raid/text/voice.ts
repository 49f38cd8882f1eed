// Who is told what in which words: the scenario, the language, and whether units and zones go by ids or names.

import { hoursIn } from '../../../words/hour.ts';
import { joined, type Piece, type Sentence, type Values } from '../../../words/message.ts';
import { unitName, zoneName } from '../rules/actions.ts';
import type { Cause, Name } from '../rules/names.ts';
import type { Scenario } from '../rules/scenario.ts';
import { ABOARD, type Place, type Unit, type Zone } from '../rules/types.ts';
import { type Key, type Lang, say, sentence, wordFor } from './catalogue.ts';
import { inEnglish } from './places/english.ts';
import { inFrench } from './places/french.ts';
import type { InSentence } from './places/in-sentence.ts';

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

  /** What the battle's card calls things. */
  card(): Values {
    const names = Object.entries(this.scenario.card.names);
    return Object.fromEntries(names.map(([name, words]) => [name, words[this.lang]]));
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
    return typeset(this.scenario.units[unit]?.[this.lang] ?? unitName(this.scenario, unit));
  }

  /** The zone as the map labels it. */
  zone(zone: Zone): string {
    if (this.names === 'ids') return zoneName(this.scenario, zone);
    return typeset(this.scenario.zones[zone]?.[this.lang] ?? zoneName(this.scenario, zone));
  }

  /** A zone or a craft as it stands in a sentence. */
  inSentence(place: Place): InSentence {
    if (place >= ABOARD) {
      const craft = this.unit(place - ABOARD);
      const the = this.say('the.craft', { craft });
      return { the, at: this.say('at.craft', { craft }), of: this.say('of.craft', { craft }) };
    }
    const name = this.zone(place);
    if (this.names === 'ids') {
      return {
        the: name,
        at: this.say('at.id', { zone: name }),
        of: this.say('of.id', { zone: name }),
      };
    }
    return this.lang === 'fr' ? inFrench(name) : inEnglish(name);
  }

  /** 'the west gully', 'LCA 3'. */
  the(place: Place): string {
    return this.inSentence(place).the;
  }

  /** 'at the west gully', 'aboard LCA 3'. */
  at(place: Place): string {
    return this.inSentence(place).at;
  }

  /** Places for a sentence: { zone } gives {zone}, {atZone} and {ofZone}. */
  places(places: Readonly<Record<string, Place>>): Values {
    return Object.fromEntries(
      Object.entries(places).flatMap(([name, place]) => {
        const { the, at, of } = this.inSentence(place);
        const capital = name.charAt(0).toUpperCase() + name.slice(1);
        return [[name, the] as const, [`at${capital}`, at] as const, [`of${capital}`, of] as const];
      }),
    );
  }

  /** '04:45', « 4 h 45 ». */
  hour(clock: string): string {
    return hoursIn(this.lang, clock);
  }

  units(units: readonly Unit[]): string {
    return this.list(units.map((u) => this.unit(u)));
  }

  zones(zones: readonly Zone[]): string {
    return this.list(zones.map((z) => this.the(z)));
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

/** Names are typed with a plain apostrophe in the data. */
const typeset = (name: string): string => name.replaceAll("'", '’');

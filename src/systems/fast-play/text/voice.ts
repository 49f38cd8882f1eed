// Who is told what in which words: the battle, the language, and whether units and places go by ids or names.

import { hoursIn } from '../../../words/hour.ts';
import { joined, type Piece, type Sentence, type Values } from '../../../words/message.ts';
import type { Field } from '../rules/field.ts';
import {
  CHARACTERS,
  FACINGS,
  type HexId,
  type SegmentId,
  SIDES,
  type SideId,
  type UnitId,
} from '../rules/types.ts';
import { type Key, type Lang, say, sentence } from './catalogue.ts';
import { hexInEnglish, placeInEnglish, unitInEnglish } from './names/english.ts';
import { hexInFrench, placeInFrench, unitInFrench } from './names/french.ts';
import type { InSentence } from './names/in-sentence.ts';

export type Names = 'ids' | 'names';

export class Voice {
  readonly field: Field;
  readonly lang: Lang;
  readonly names: Names;

  constructor(field: Field, lang: Lang, names: Names = 'names') {
    this.field = field;
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

  /** 'Brigade Doëns', '27th Brigade': without its general where he does not name it, and without its regiments. */
  unit(unit: UnitId): string {
    const info = this.field.units[unit];
    if (info === undefined) return '';
    return this.names === 'ids' ? info.id : shortName(info[this.lang]);
  }
  /** With all that the battle says of it. */
  fullUnit(unit: UnitId): string {
    const info = this.field.units[unit];
    if (info === undefined) return '';
    return this.names === 'ids' ? info.id : typeset(info[this.lang]);
  }
  unitIn(unit: UnitId): InSentence {
    const name = this.unit(unit);
    if (this.names === 'ids' || this.lang === 'en') {
      return this.names === 'ids' ? this.#id(name) : unitInEnglish(name);
    }
    return unitInFrench(name);
  }

  /** The hex as the map labels it: its name, or its number. */
  hex(hex: HexId): string {
    const info = this.field.hexes[hex];
    if (info === undefined) return '';
    return this.names === 'ids' || info[this.lang] === '' ? info.id : typeset(info[this.lang]);
  }
  hexIn(hex: HexId): InSentence {
    const name = this.hex(hex);
    if (name === this.field.hexes[hex]?.id) {
      return this.lang === 'fr' ? hexInFrench(name) : hexInEnglish(name);
    }
    return this.lang === 'fr' ? placeInFrench(name) : placeInEnglish(name);
  }
  /** With its number, for orders: 'the Roter Berg (1106)'. */
  spot(hex: HexId): string {
    return this.#numbered(hex, this.hexIn(hex).the);
  }
  /** 'on the Roter Berg (1106)'. */
  atSpot(hex: HexId): string {
    return this.#numbered(hex, this.hexIn(hex).at);
  }
  #numbered(hex: HexId, name: string): string {
    const id = this.field.hexes[hex]?.id ?? '';
    if (this.hex(hex) === id) return name;
    if (name.endsWith(')')) return `${name.slice(0, -1)}, ${id})`;
    return this.say('name.spot', { name, id });
  }

  segment(segment: SegmentId): string {
    const info = this.field.segments[segment];
    if (info === undefined) return '';
    return this.names === 'ids' ? info.id : typeset(info[this.lang]);
  }
  objective(objective: number): string {
    const info = this.field.objectives[objective];
    if (info === undefined) return '';
    return this.names === 'ids' ? this.hex(info.hex) : typeset(info[this.lang]);
  }
  /** 'the Roter Berg', as it stands in a sentence. */
  objectiveIn(objective: number): InSentence {
    const name = this.objective(objective);
    if (this.names === 'ids') return this.hexIn(this.field.objectives[objective]?.hex ?? -1);
    return this.lang === 'fr' ? placeInFrench(name) : placeInEnglish(name);
  }
  mission(unit: UnitId): string {
    const mission = this.field.missions[this.field.missionOf[unit] ?? -1];
    return mission === undefined ? '' : typeset(mission[this.lang]);
  }
  side(side: SideId): string {
    return this.say(`side.${SIDES[side]}`);
  }
  character(character: number): string {
    return this.say(`character.${CHARACTERS[character] ?? 'cautious'}`);
  }
  facing(facing: number): string {
    return this.say(`facing.${FACINGS[facing] ?? 'E'}`);
  }
  /** '12:40', « 12 h 40 ». */
  hour(turn: number): string {
    return hoursIn(this.lang, this.field.clock[turn] ?? '');
  }

  /** Units for a sentence: { unit } gives {unit}, {toUnit}, {ofUnit} and {unitN} for the verb. */
  units(units: Readonly<Record<string, UnitId>>): Values {
    const counts = Object.entries(units).map(([name, unit]) => [`${name}N`, this.#count(unit)]);
    return { ...spread(units, (unit) => this.unitIn(unit), 'to'), ...Object.fromEntries(counts) };
  }
  /** Places for a sentence: { hex } gives {hex}, {atHex} and {ofHex}. */
  places(places: Readonly<Record<string, HexId>>): Values {
    return spread(places, (hex) => this.hexIn(hex), 'at');
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

  /** 2 where a verb has the plural: 'the 10th Chasseurs attack'. */
  #count(unit: UnitId): number {
    const name = this.unit(unit);
    return this.names === 'names' && this.lang === 'en' && isPlural(name) ? 2 : 1;
  }

  #id(name: string): InSentence {
    return { the: name, at: this.say('at.id', { id: name }), of: this.say('of.id', { id: name }) };
  }
}

function spread(
  names: Readonly<Record<string, number>>,
  read: (one: number) => InSentence,
  at: string,
): Values {
  return Object.fromEntries(
    Object.entries(names).flatMap(([name, one]) => {
      const { the, at: where, of } = read(one);
      const capital = name.charAt(0).toUpperCase() + name.slice(1);
      return [
        [name, the],
        [`${at}${capital}`, where],
        [`of${capital}`, of],
      ] as const;
    }),
  );
}

/** Names are typed with a plain apostrophe in the data. */
const typeset = (name: string): string => name.replaceAll("'", '’');

const shortName = (name: string): string =>
  typeset(name.replace(/ ?\([^)]*\)/g, '').replace(/, .*$/, ''));

const isPlural = (name: string): boolean =>
  /s$| and /.test(name) && !/brigade|division|corps/i.test(name);

/** A sentence begins with a capital, whatever it begins with. */
export function capital(words: Sentence): Piece[] {
  const [first, ...rest] = words;
  if (typeof first !== 'string') return [...words];
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest];
}

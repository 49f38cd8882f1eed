// Who is told what in which words: the battle, the language, and whether units and places go by ids or names.

import { hoursIn } from '../../../words/hour.ts';
import { joined, type Piece, type Sentence, type Values } from '../../../words/message.ts';
import type { Field } from '../rules/field.ts';
import {
  type BatteryId,
  EDGES,
  type HexId,
  NONE,
  SIDES,
  type SideId,
  type UnitId,
  type WireId,
} from '../rules/types.ts';
import { type Key, type Lang, say, sentence } from './catalogue.ts';
import { hexInEnglish, placeInEnglish, unitInEnglish } from './names/english.ts';
import { hexInFrench, placeInFrench, unitInFrench } from './names/french.ts';
import type { NameOfPlace, NameOfUnit } from './names/in-sentence.ts';

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

  /** 'W/RF', as its counter says. */
  shortUnit(unit: UnitId): string {
    const info = this.field.units[unit];
    if (info === undefined) return '';
    return this.names === 'ids' ? info.id : info.short[this.lang];
  }
  /** 'W Company, 2nd Royal Fusiliers', as a heading. */
  unit(unit: UnitId): string {
    const info = this.field.units[unit];
    if (info === undefined) return '';
    return this.names === 'ids' ? info.id : info[this.lang];
  }
  unitIn(unit: UnitId): NameOfUnit {
    return this.#inSentence(this.unit(unit));
  }
  battery(battery: BatteryId): string {
    const info = this.field.batteries[battery];
    if (info === undefined) return '';
    return this.names === 'ids' ? info.id : info[this.lang];
  }
  batteryIn(battery: BatteryId): NameOfUnit {
    return this.#inSentence(this.battery(battery));
  }
  #inSentence(name: string): NameOfUnit {
    if (this.names === 'ids') {
      const [of, to] = [this.say('of.id', { id: name }), this.say('to.id', { id: name })];
      return { the: name, of, to, many: false, ending: '' };
    }
    return this.lang === 'fr' ? unitInFrench(name) : unitInEnglish(name);
  }

  /** The hex as the map labels it: its name, or its square. */
  hex(hex: HexId): string {
    const info = this.field.hexes[hex];
    if (info === undefined) return '';
    return this.names === 'ids' || info[this.lang] === '' ? info.id : info[this.lang];
  }
  hexIn(hex: HexId): NameOfPlace {
    const name = this.hex(hex);
    const isSquare = name === this.field.hexes[hex]?.id;
    if (this.lang === 'fr') return isSquare ? hexInFrench(name) : placeInFrench(name);
    return isSquare ? hexInEnglish(name) : placeInEnglish(name);
  }
  /** With its square, for orders: 'the Sunken Lane (north, D02)'. */
  spot(hex: HexId): string {
    return this.#squared(hex, this.hexIn(hex).the);
  }
  /** 'in the Sunken Lane (north, D02)'. */
  atSpot(hex: HexId): string {
    return this.#squared(hex, this.hexIn(hex).at);
  }
  #squared(hex: HexId, name: string): string {
    const id = this.field.hexes[hex]?.id ?? '';
    if (this.hex(hex) === id) return name;
    if (name.endsWith(')')) return `${name.slice(0, -1)}, ${id})`;
    return this.say('name.spot', { name, id });
  }
  /** 'D05', by the margin of the map. */
  square(hex: HexId): string {
    return this.field.hexes[hex]?.id ?? this.say('off the map');
  }

  /** 'the wire between D05 and E05'. */
  wire(wire: WireId): string {
    const { a = NONE, b = NONE } = this.field.wires[wire] ?? {};
    return this.say('wire.between', { a: this.square(a), b: this.square(b) });
  }
  edge(edge: number): string {
    return this.say(`edge.${EDGES[edge] ?? 'north'}`);
  }
  side(side: SideId): string {
    return this.say(`side.${SIDES[side]}`);
  }
  /** A side for a sentence: {side}, {ofSide}, {toSide}. */
  sides(side: SideId): Values {
    return {
      side: this.side(side),
      ofSide: this.say(`of.${SIDES[side]}`),
      toSide: this.say(`to.${SIDES[side]}`),
    };
  }
  /** '07:40', « 7 h 40 ». */
  hour(turn: number): string {
    return hoursIn(this.lang, this.field.clock[turn] ?? '');
  }

  /** Units for a sentence: { unit } gives {unit}, {ofUnit}, {toUnit}, {unitN} for the verb and {unitE} for a participle. */
  units(units: Readonly<Record<string, UnitId>>): Values {
    return agreeing(units, (unit) => this.unitIn(unit));
  }
  /** The same of batteries. */
  batteries(batteries: Readonly<Record<string, BatteryId>>): Values {
    return agreeing(batteries, (battery) => this.batteryIn(battery));
  }
  /** Places for a sentence: { hex } gives {hex}, {atHex} and {ofHex}, each with its square. */
  places(places: Readonly<Record<string, HexId>>): Values {
    return Object.fromEntries(
      Object.entries(places).flatMap(([name, hex]) => {
        const capital = capitalised(name);
        return [
          [name, this.spot(hex)],
          [`at${capital}`, this.atSpot(hex)],
          [`of${capital}`, this.#squared(hex, this.hexIn(hex).of)],
        ] as const;
      }),
    );
  }

  /** Several units, by the short names of their counters where there are many. */
  group(units: readonly UnitId[]): string {
    if (units.length <= MOST_IN_FULL) return this.list(units.map((unit) => this.unitIn(unit).the));
    return this.list(units.map((unit) => this.shortUnit(unit)));
  }

  /** What a verb counts of them: 2 of one section of guns, too. */
  countOf(units: readonly UnitId[]): number {
    const [only, another] = units;
    if (only === undefined || another !== undefined) return units.length;
    return this.unitIn(only).many ? 2 : 1;
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

/** More go by the names on their counters. */
const MOST_IN_FULL = 2;

function agreeing(
  names: Readonly<Record<string, number>>,
  read: (one: number) => NameOfUnit,
): Values {
  return Object.fromEntries(
    Object.entries(names).flatMap(([name, one]) => {
      const { the, of, to, many, ending } = read(one);
      const capital = capitalised(name);
      return [
        [name, the],
        [`of${capital}`, of],
        [`to${capital}`, to],
        [`${name}N`, many ? 2 : 1],
        [`${name}E`, ending],
      ] as const;
    }),
  );
}

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** A sentence begins with a capital, whatever it begins with. */
export function capital(words: Sentence): Piece[] {
  const [first, ...rest] = words;
  if (typeof first !== 'string') return [...words];
  return [capitalised(first), ...rest];
}

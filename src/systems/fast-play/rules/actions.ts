// 18.1 What the player may answer, as one whole number each, and in words for replays and people.

import type { Action } from '../../../engine/system.ts';
import type { Field } from './field.ts';
import { FACINGS } from './types.ts';

/** The kinds of answer; their order is the order in which links list them. */
export const Do = {
  test: 1, // 4.3
  keep: 2,
  lead: 3, // 14.8
  command: 4,
  name: 5, // 6.4
  deal: 6, // 6.3
  first: 7, // 7.1
  second: 8,
  order: 9, // 8.10
  charge: 10, // 14.2
  close: 11, // 7.3
  done: 12,
  attack: 13, // 12.2
  pass: 14,
  convert: 15, // 14.6
  lose: 16,
  follow: 17, // 13.9
  stay: 18,
} as const;
type Verb = keyof typeof Do;
const VERBS = Object.fromEntries(Object.entries(Do).map(([verb, kind]) => [kind, verb])) as Record<
  number,
  Verb
>;

const KIND = 65536; // 16 bits below it: a unit (5), a hex (8), a facing (3)
const act = (kind: number, rest = 0): Action => kind * KIND + rest;

export const kindOf = (action: Action): number => Math.floor(action / KIND);
/** The unit of an order, an attack or an answer about one. */
export const unitOf = (action: Action): number => (action >> 11) & 31;
export const hexOfOrder = (action: Action): number => (action >> 3) & 255;
export const facingOfOrder = (action: Action): number => action & 7;
/** The target of an attack. */
export const targetOfAttack = (action: Action): number => action & 31;
/** The segment that an answer names; scores are dealt with the one that is asked about. */
export const segmentOf = (action: Action): number => action & 7;

export const test = act(Do.test);
export const keep = act(Do.keep);
export const lead = (segment: number): Action => act(Do.lead, segment);
export const command = act(Do.command);
export const name = (segment: number): Action => act(Do.name, segment);
export const deal = (segment: number): Action => act(Do.deal, segment);
export const first = act(Do.first);
export const second = act(Do.second);
/** An order or a charge; facings follow one another. */
export const orderOf = (kind: number, unit: number, hex: number, facing: number): Action =>
  act(kind, (unit << 11) | (hex << 3) | facing);
export const order = (unit: number, hex: number, facing: number): Action =>
  orderOf(Do.order, unit, hex, facing);
export const charge = (unit: number, hex: number, facing: number): Action =>
  orderOf(Do.charge, unit, hex, facing);
export const close = (segment: number): Action => act(Do.close, segment);
export const done = act(Do.done);
export const attack = (unit: number, target: number): Action =>
  act(Do.attack, (unit << 11) | target);
export const pass = (unit: number): Action => act(Do.pass, unit << 11);
export const convert = (unit: number): Action => act(Do.convert, unit << 11);
export const lose = (unit: number): Action => act(Do.lose, unit << 11);
export const follow = (unit: number): Action => act(Do.follow, unit << 11);
export const stay = (unit: number): Action => act(Do.stay, unit << 11);

export function format({ units, hexes, segments }: Field, action: Action): string {
  const verb = VERBS[kindOf(action)] ?? '?';
  const unit = units[unitOf(action)]?.id ?? '?';
  switch (kindOf(action)) {
    case Do.lead:
    case Do.name:
    case Do.deal:
    case Do.close:
      return `${verb} ${segments[segmentOf(action)]?.id ?? '?'}`;
    case Do.order:
    case Do.charge:
      return `${verb} ${unit} ${hexes[hexOfOrder(action)]?.id ?? '?'} ${FACINGS[facingOfOrder(action)] ?? '?'}`;
    case Do.attack:
      return `${verb} ${unit} ${units[targetOfAttack(action)]?.id ?? '?'}`;
    case Do.pass:
    case Do.convert:
    case Do.lose:
    case Do.follow:
    case Do.stay:
      return `${verb} ${unit}`;
    default:
      return verb;
  }
}

export function parse(field: Field, text: string): Action | { readonly fault: string } {
  const [word = '', one, two, three] = text.trim().split(/\s+/);
  const fault = { fault: `no order '${text}'` };
  if (!Object.hasOwn(Do, word)) return fault;
  const verb = word as Verb;
  const unit = field.units.findIndex(({ id }) => id === one);
  const segment = field.segments.findIndex(({ id }) => id === one);
  switch (verb) {
    case 'lead':
    case 'name':
    case 'deal':
    case 'close':
      return segment < 0 ? fault : act(Do[verb], segment);
    case 'order':
    case 'charge': {
      const hex = field.hexes.findIndex(({ id }) => id === two);
      const facing = FACINGS.indexOf(three as (typeof FACINGS)[number]);
      return unit < 0 || hex < 0 || facing < 0
        ? fault
        : act(Do[verb], (unit << 11) | (hex << 3) | facing);
    }
    case 'attack': {
      const target = field.units.findIndex(({ id }) => id === two);
      return unit < 0 || target < 0 ? fault : attack(unit, target);
    }
    case 'pass':
    case 'convert':
    case 'lose':
    case 'follow':
    case 'stay':
      return unit < 0 ? fault : act(Do[verb], unit << 11);
    default:
      return one === undefined ? act(Do[verb]) : fault;
  }
}

// 12.8 What a side may decide, packed into whole numbers, and their word form.

import type { Action } from '../../../engine/system.ts';
import type { Field } from './field.ts';
import { EDGES, LOADS } from './types.ts';

/** Kinds of answer. Links count in lists of legal answers, never in these. */
export const Do = {
  register: 1, // a battery, a hex
  mine: 2, // a hex
  place: 3, // a unit, a hex: formed
  'place-dispersed': 39, // a unit, a hex
  gap: 4, // a hexside
  'no-gap': 5,
  put: 6, // a unit, a hex
  later: 7, // a unit
  pass: 8,
  target: 9, // a battery, a hex, the load
  cancel: 10, // a battery
  hex: 11, // a hex
  mass: 12, // a unit
  enter: 13, // a unit
  with: 14, // a unit
  all: 15,
  go: 16,
  messenger: 17, // a battery
  keep: 18, // a battery
  deploy: 19, // a unit
  dig: 20, // a unit
  fire: 21, // a unit, a hex
  'fire-at': 22, // a unit, a unit
  move: 23, // a unit, a hex
  'move-both': 24, // a unit, a hex
  climb: 25, // a unit
  'climb-both': 26,
  melee: 27, // a unit
  'melee-both': 28,
  exit: 29, // a unit, an edge
  'exit-both': 30,
  stop: 31,
  end: 32,
  strike: 33, // a unit, a unit
  return: 34, // a unit
  'return-at': 35, // a unit, a unit
  shoot: 36, // a unit
  'shoot-at': 37, // a unit, a unit
  close: 38,
} as const;
export type Verb = keyof typeof Do;
const VERBS = Object.fromEntries(Object.entries(Do).map(([verb, kind]) => [kind, verb])) as Record<
  number,
  Verb
>;

/** 18 bits below the kind: who (8), where (8), how (2). */
const KIND = 262_144;
export const act = (kind: number, who = 0, where = 0, how = 0): Action =>
  kind * KIND + who * 1024 + where * 4 + how;
export const kindOf = (action: Action): number => Math.floor(action / KIND);
export const verbOf = (action: Action): Verb | undefined => VERBS[kindOf(action)];
/** The unit or the battery. */
export const whoOf = (action: Action): number => (action >> 10) & 255;
/** The hex, the other unit, the hexside or the edge. */
export const whereOf = (action: Action): number => (action >> 2) & 255;
export const howOf = (action: Action): number => action & 3;

type Part = 'unit' | 'battery' | 'hex' | 'other' | 'wire' | 'edge' | 'load';
/** What stands behind a verb, in this order. */
const PARTS: Readonly<Record<Verb, readonly Part[]>> = {
  register: ['battery', 'hex'],
  mine: ['hex'],
  place: ['unit', 'hex'],
  'place-dispersed': ['unit', 'hex'],
  gap: ['wire'],
  'no-gap': [],
  put: ['unit', 'hex'],
  later: ['unit'],
  pass: [],
  target: ['battery', 'hex', 'load'],
  cancel: ['battery'],
  hex: ['hex'],
  mass: ['unit'],
  enter: ['unit'],
  with: ['unit'],
  all: [],
  go: [],
  messenger: ['battery'],
  keep: ['battery'],
  deploy: ['unit'],
  dig: ['unit'],
  fire: ['unit', 'hex'],
  'fire-at': ['unit', 'other'],
  move: ['unit', 'hex'],
  'move-both': ['unit', 'hex'],
  climb: ['unit'],
  'climb-both': ['unit'],
  melee: ['unit'],
  'melee-both': ['unit'],
  exit: ['unit', 'edge'],
  'exit-both': ['unit', 'edge'],
  stop: [],
  end: [],
  strike: ['unit', 'other'],
  return: ['unit'],
  'return-at': ['unit', 'other'],
  shoot: ['unit'],
  'shoot-at': ['unit', 'other'],
  close: [],
};

/** Replays write whatever is named in capitals. */
const EDGE_WORDS = EDGES.map((edge) => edge.toUpperCase());
const LOAD_WORDS = LOADS.map((load) => load.toUpperCase());

const named = (field: Field, part: Part): readonly string[] => {
  switch (part) {
    case 'unit':
    case 'other':
      return field.units.map(({ id }) => id);
    case 'battery':
      return field.batteries.map(({ id }) => id);
    case 'hex':
      return field.hexes.map(({ id }) => id);
    case 'wire':
      return field.wires.map(({ id }) => id.replace('/', '-'));
    case 'edge':
      return EDGE_WORDS;
    case 'load':
      return LOAD_WORDS;
  }
};
const SHIFT: Readonly<Record<Part, number>> = {
  unit: 1024,
  battery: 1024,
  hex: 4,
  other: 4,
  wire: 4,
  edge: 4,
  load: 1,
};
const valueIn = (action: Action, part: Part): number => {
  const shift = SHIFT[part];
  return shift === 1024 ? whoOf(action) : shift === 4 ? whereOf(action) : howOf(action);
};

export function format(field: Field, action: Action): string {
  const verb = verbOf(action);
  if (verb === undefined) return '?';
  const words = PARTS[verb].map((part) => named(field, part)[valueIn(action, part)] ?? '?');
  return [verb, ...words].join(' ');
}

export function parse(field: Field, text: string): Action | { readonly fault: string } {
  const [word = '', ...rest] = text.trim().split(/\s+/);
  const fault = { fault: `no order '${text}'` };
  if (!Object.hasOwn(Do, word)) return fault;
  const verb = word as Verb;
  const parts = PARTS[verb];
  if (rest.length !== parts.length) return fault;
  let action = act(Do[verb]);
  for (const [i, part] of parts.entries()) {
    const index = named(field, part).indexOf((rest[i] ?? '').toUpperCase());
    if (index < 0) return fault;
    action += index * SHIFT[part];
  }
  return action;
}

// What a player can decide, as one whole number per action (kind and up to two operands), with a word form
// for replays and people: 'take OR1', 'step VAS', 'embark C03 LCA2'.

import type { Action } from '../../../engine/system.ts';
import type { Scenario } from './scenario.ts';
import { ABOARD, type Place, type Unit } from './types.ts';

export const Do = {
  loadStandard: 0,
  load: 1, // unit, craft
  take: 2, // place
  front: 3, // unit
  end: 4,
  leave: 5, // unit
  step: 6, // zone
  land: 7, // zone
  embark: 8, // craft: the whole stack
  embarkOne: 9, // unit, craft
  sail: 10, // zone
  fire: 11, // zone
  snipe: 12, // unit
  assault: 13, // zone
  done: 14,
  blow: 15,
  stop: 16,
  sendBack: 17, // unit
  contact: 18, // unit
  support: 19, // unit, line
  fill: 20,
  goOn: 21,
  breakOff: 22,
  prisoner: 23,
} as const;

export const act = (kind: number, a = 0, b = 0): Action => (kind << 16) | (a << 8) | b;
export const doing = (action: Action): number => action >> 16;
export const first = (action: Action): number => (action >> 8) & 0xff;
export const second = (action: Action): number => action & 0xff;

type Operand = 'unit' | 'zone' | 'place' | 'line';
interface Words {
  readonly kind: number;
  readonly verb: string;
  readonly operands: readonly Operand[];
}

/** The word forms. Kinds that share a verb differ in the number of operands. */
const WORDS: readonly Words[] = [
  { kind: Do.loadStandard, verb: 'load-standard', operands: [] },
  { kind: Do.load, verb: 'load', operands: ['unit', 'unit'] },
  { kind: Do.take, verb: 'take', operands: ['place'] },
  { kind: Do.front, verb: 'front', operands: ['unit'] },
  { kind: Do.end, verb: 'end', operands: [] },
  { kind: Do.leave, verb: 'leave', operands: ['unit'] },
  { kind: Do.step, verb: 'step', operands: ['zone'] },
  { kind: Do.land, verb: 'land', operands: ['zone'] },
  { kind: Do.embark, verb: 'embark', operands: ['unit'] },
  { kind: Do.embarkOne, verb: 'embark', operands: ['unit', 'unit'] },
  { kind: Do.sail, verb: 'sail', operands: ['zone'] },
  { kind: Do.fire, verb: 'fire', operands: ['zone'] },
  { kind: Do.snipe, verb: 'snipe', operands: ['unit'] },
  { kind: Do.assault, verb: 'assault', operands: ['zone'] },
  { kind: Do.done, verb: 'done', operands: [] },
  { kind: Do.blow, verb: 'blow', operands: [] },
  { kind: Do.stop, verb: 'stop', operands: [] },
  { kind: Do.sendBack, verb: 'send-back', operands: ['unit'] },
  { kind: Do.contact, verb: 'contact', operands: ['unit'] },
  { kind: Do.support, verb: 'support', operands: ['unit', 'line'] },
  { kind: Do.fill, verb: 'fill', operands: [] },
  { kind: Do.goOn, verb: 'go-on', operands: [] },
  { kind: Do.breakOff, verb: 'break-off', operands: [] },
  { kind: Do.prisoner, verb: 'prisoner', operands: [] },
];

export const unitName = (sc: Scenario, unit: Unit): string => sc.units[unit]?.id ?? `unit ${unit}`;
export const zoneName = (sc: Scenario, zone: number): string =>
  sc.zones[zone]?.id ?? `zone ${zone}`;
export const placeName = (sc: Scenario, place: Place): string =>
  place >= ABOARD ? unitName(sc, place - ABOARD) : zoneName(sc, place);

export function formatAction(sc: Scenario, action: Action): string {
  const words = WORDS[doing(action)];
  if (words === undefined) return `action ${action}`;
  const values = [first(action), second(action)];
  const names = words.operands.map((operand, i) => formatOperand(sc, operand, values[i] ?? 0));
  return [words.verb, ...names].join(' ');
}

function formatOperand(sc: Scenario, operand: Operand, value: number): string {
  switch (operand) {
    case 'unit':
      return unitName(sc, value);
    case 'zone':
      return zoneName(sc, value);
    case 'place':
      return placeName(sc, value);
    case 'line':
      return String(value + 1);
  }
}

/** The action a text names, or a sentence saying what is wrong with it. */
export function parseAction(sc: Scenario, text: string): Action | { readonly fault: string } {
  const [verb, ...names] = text.trim().split(/\s+/);
  const known = WORDS.filter((w) => w.verb === verb);
  if (known.length === 0) return { fault: `no action '${verb ?? ''}'` };
  const words = known.find((w) => w.operands.length === names.length);
  if (words === undefined) return { fault: `'${verb}' with ${names.length} names makes no action` };
  const values: number[] = [];
  for (const [i, operand] of words.operands.entries()) {
    const name = names[i] ?? '';
    const value = parseOperand(sc, operand, name);
    if (value < 0) return { fault: `'${verb}': no ${operand} '${name}'` };
    values.push(value);
  }
  return act(words.kind, values[0], values[1]);
}

function parseOperand(sc: Scenario, operand: Operand, name: string): number {
  const unit = sc.units.findIndex((u) => u.id === name);
  const zone = sc.zones.findIndex((z) => z.id === name);
  switch (operand) {
    case 'unit':
      return unit;
    case 'zone':
      return zone;
    case 'place':
      return zone >= 0 ? zone : unit >= 0 ? ABOARD + unit : -1;
    case 'line':
      return /^[1-9]\d?$/.test(name) ? Number(name) - 1 : -1;
  }
}

// The dice of an attack part by part, each with its rule, and numbers as they are written.

import type { Rule } from '../../../engine/rule.ts';
import type { DiceParts } from '../rules/dice.ts';
import { cite } from '../rules/rule.ts';
import type { Key } from './catalogue.ts';
import type { Voice } from './voice.ts';

export interface DicePart {
  readonly key: Key;
  readonly value: number;
  readonly rule: Rule;
}

/** 11.14 What makes up the number of dice, in its order; the values add up to it. */
export function partsOf(parts: DiceParts): DicePart[] {
  const { table, further, favoured, limited, behind, total } = parts;
  const list: DicePart[] = [];
  const add = (key: Key, value: number, rule: string): void => {
    if (value !== 0) list.push({ key, value, rule: cite(rule) });
  };
  add('dice.table', table, '11.1');
  add('dice.further', further, '11.2');
  if (favoured !== 'no') add(`dice.${favoured}`, -1, '11.10');
  const bare = table + further - (favoured === 'no' ? 0 : 1);
  const rear = behind ? 2 : 0;
  if (limited) add('dice.limited', 1 - bare, '11.11');
  add('dice.behind', rear, '11.12');
  const sum = (limited ? 1 : bare) + rear;
  if (sum !== total) throw new RangeError(`dice do not add up: ${sum} and ${total}`);
  return list;
}

export interface ToldPart {
  readonly what: string;
  readonly value: string;
  readonly rule: Rule;
}
export interface ToldSum {
  readonly title: string;
  readonly parts: readonly ToldPart[];
  readonly total: string;
}

/** The sum as it is unfolded. */
export const diceSum = (voice: Voice, title: string, parts: DiceParts): ToldSum => ({
  title,
  parts: partsOf(parts).map(({ key, value, rule }, i) => ({
    what: voice.say(key),
    value: i === 0 ? signed(value) : withSign(value),
    rule,
  })),
  total: voice.say('dice.total', { n: parts.total }),
});

/** A number with a true minus sign. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : String(value));
const withSign = (value: number): string => (value < 0 ? signed(value) : `+${value}`);

/** Sixths of a hit as hits with one decimal, as the language writes it; whole where it is whole. */
export function hitsText(voice: Voice, sixths: number): string {
  const tenths = Math.round((sixths * 10) / 6);
  const text = tenths % 10 === 0 ? String(tenths / 10) : (tenths / 10).toFixed(1);
  return voice.lang === 'fr' ? text.replace('.', ',') : text;
}

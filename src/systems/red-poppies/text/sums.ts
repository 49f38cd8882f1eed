// Sums part by part, each with its rule, and numbers as they are written.

import type { Rule } from '../../../engine/rule.ts';
import type { Part } from '../../../engine/told.ts';
import type { Checked } from '../rules/events.ts';
import type { Key } from './catalogue.ts';
import type { Told } from './told.ts';
import type { Voice } from './voice.ts';

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

/** 2.21 A check as it is unfolded. */
export const checkSum = (voice: Voice, { unit, cause, sum, cohesion, fate }: Checked): ToldSum => ({
  title: voice.say(`check.title.${cause}`, { unit: voice.shortUnit(unit), cohesion }),
  parts: partsOf(voice, sum.parts),
  total: voice.say(`check.total.${fate}`, { total: signed(sum.total) }),
});

/** 7.16 The accuracy of a battery. */
export const fallSum = (voice: Voice, { battery, sum, scatter }: Told<'fell'>): ToldSum => ({
  title: voice.say('fall.title', voice.batteries({ battery })),
  parts: partsOf(voice, sum.parts),
  total: voice.say(scatter === null ? 'fall.total.on' : 'fall.total.off', {
    total: signed(sum.total),
  }),
});

const partsOf = (voice: Voice, parts: readonly Part[]): ToldPart[] =>
  partsTold(voice, parts).map((part, i) =>
    i === 0 ? { ...part, value: signed(parts[0]?.value ?? 0) } : part,
  );

/** Parts that are added to dice, each with its sign. */
export const partsTold = (voice: Voice, parts: readonly Part[]): ToldPart[] =>
  parts.map(({ name, value, rule }) => ({
    what: voice.say(`part.${name}` as Key),
    value: withSign(value),
    rule,
  }));

/** A number with a true minus sign. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : String(value));
export const withSign = (value: number): string => (value < 0 ? signed(value) : `+${value}`);

// Dice in words, and numbers as they are written.

import type { Die, Part } from '../rules/events.ts';
import type { PartName } from '../rules/names.ts';
import type { Voice } from './voice.ts';

export function dieText(voice: Voice, die: Die): string {
  return voice.say('die', { name: voice.word(die.name), value: die.value });
}

export function diceText(voice: Voice, dice: readonly Die[]): string {
  return dice.map((die) => dieText(voice, die)).join(', ');
}

/** The part of a sum that was rolled (1.1). */
const DICE: readonly PartName[] = ['attack die', 'defence die', 'mines'];
export const isDie = ({ name }: Part): boolean => DICE.includes(name);

/** A number with a true minus sign. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : String(value));

// The sheet of keys that `?` opens, and which key presses belong to somebody else.

import { signal } from '@preact/signals';
import { settings } from '../prefs/settings.ts';

export const helpShown = signal(false);

/** Whether a key press belongs to a field or a dialogue and not to the screen, or is one of those that are turned off. */
export function isTyping(event: Event): boolean {
  if (isOff((event as KeyboardEvent).key)) return true; // what is pasted or dropped has none
  const target = event.target;
  if (!(target instanceof HTMLElement)) return false;
  return target.matches('input:not([type="radio"], [type="checkbox"]), textarea, select, dialog *');
}

/** Keys that are one letter, digit or sign can be turned off: whoever speaks to the computer sets them off by mistake. */
export const isOff = (key: string): boolean => /^\S$/.test(key) && settings.letters.value === 'off';

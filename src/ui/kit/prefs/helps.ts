// The helps of the staff officer, all together.

import { computed } from '@preact/signals';
import { type Help, helpIsOn, type Switch, settings } from './settings.ts';

/** Those that can be turned off one by one. */
export const HELPS: readonly Help[] = ['chance', 'advice', 'threats'];

/** Every help is turned off: a raid played so to its end is marked in the archive. */
export const withoutHelp = computed(() => HELPS.every((help) => !helpIsOn(help)));

/** Turns all helps on or off. */
export function setHelps(to: Switch): void {
  for (const help of HELPS) settings[help].value = to;
}

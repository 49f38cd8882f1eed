// Opening a rule beside whatever is on the screen. Anyone may ask; the app shows the dialogue.

import { signal } from '@preact/signals';

/** The rule whose paragraph is shown, or null. */
export const openedRule = signal<string | null>(null);

export function openRule(id: string): void {
  openedRule.value = id;
}

export function closeRule(): void {
  openedRule.value = null;
}

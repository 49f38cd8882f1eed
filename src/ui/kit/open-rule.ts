// Opening a rule beside whatever is on the screen. Anyone may ask; the app shows the dialogue.

import { signal } from '@preact/signals';
import type { Rule } from '../../engine/rule.ts';

/** The rule whose paragraph is shown, or null. */
export const openedRule = signal<Rule | null>(null);

export function openRule(rule: Rule): void {
  openedRule.value = rule;
}

export function closeRule(): void {
  openedRule.value = null;
}

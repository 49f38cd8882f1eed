// The automaton's side of every question: one seam between the rules and whoever decides for the Germans.

import type { Action } from '../../../engine/system.ts';
import type { Why } from '../rules/events.ts';
import { legal } from '../rules/legal.ts';
import type { State } from '../rules/state.ts';

const LIST: Action[] = [];

/** What it answers. */
export function choose(s: State): Action {
  legal(s, LIST);
  return LIST[LIST.length - 1] as Action;
}

/** The same with its reasons. */
export function explain(s: State): { readonly action: Action; readonly why: Why } {
  return { action: choose(s), why: { heading: 'O12', traces: [] } };
}

// 12.10 What is told when all is over: the die that picked the plan, where everybody was put by it and why, and the hexes
// that the guns had registered.

import type { BattleEvent } from '../rules/events.ts';
import { cite } from '../rules/rule.ts';
import { G, get, type State } from '../rules/state.ts';
import { registered } from './before.ts';
import { own } from './figures.ts';
import { planOf, postsOf } from './set-up.ts';

export const planTold = (s: State): BattleEvent => ({
  ...{ kind: 'plan', rule: cite('12.10'), side: own(s), plan: planOf(s) },
  die: { name: 'plan.german', rule: cite('12.10'), value: get(s, G.plan) },
  posts: postsOf(s),
  registered: registered(s),
});

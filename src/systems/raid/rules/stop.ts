// 6.4c The forced stop of a British stack, told where it happens.

import type { Play } from './events.ts';
import { hasMembers } from './group.ts';
import type { Stop } from './names.ts';
import { cite } from './rule.ts';
import { G, get, set } from './state.ts';
import type { RuleId, Zone } from './types.ts';

const RULES: Readonly<Record<Stop, RuleId>> = { marker: '9.2', mines: '10.5', wire: '10.6' };

/** Stops the stack for this turn; one that has been stopped, or has nobody left, is not told again. */
export function stopStack(play: Play, zone: Zone, why: Stop): void {
  const { s, tell } = play;
  if (get(s, G.stopped) !== 0 || !hasMembers(s)) return;
  set(s, G.stopped, 1);
  tell?.({ kind: 'stopped', rule: cite(RULES[why]), zone, why });
}

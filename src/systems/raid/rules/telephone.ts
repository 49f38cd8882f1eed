// 12c The telephone line: cut when a commando moves into one of its zones and no German is left there.

import type { Play } from './events.ts';
import { topCommando } from './loss.ts';
import { cite } from './rule.ts';
import { G, germanTop, get, set } from './state.ts';
import { NONE, type Zone } from './types.ts';

export function cutTelephone(play: Play, zone: Zone): void {
  const { s, tell } = play;
  if (get(s, G.telephone) !== 0 || !s.scenario.telephoneZones.includes(zone)) return;
  if (germanTop(s, zone) !== NONE || topCommando(s, zone) === NONE) return;
  set(s, G.telephone, 1);
  tell?.({ kind: 'line-cut', rule: cite('12c'), zone });
}

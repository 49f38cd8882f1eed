// 12j The battery kept quiet: each turn in which the British fire at it or around it counts once, while a gun stands.

import type { Play } from './events.ts';
import { cite } from './rule.ts';
import { G, get, set } from './state.ts';
import type { Zone } from './types.ts';

export function harass(play: Play, zone: Zone): void {
  const { s, tell } = play;
  const { harassed } = s.scenario.victory;
  if (harassed === null || !harassed.zones.includes(zone)) return;
  const turn = get(s, G.turn);
  if (turn < harassed.from || turn > harassed.to || turn === get(s, G.harassedIn)) return;
  if (get(s, G.secondGun) !== 0) return;
  const count = get(s, G.harassed) + 1;
  set(s, G.harassed, count);
  set(s, G.harassedIn, turn);
  tell?.({ kind: 'harassed', rule: cite('12j'), zone, count });
}

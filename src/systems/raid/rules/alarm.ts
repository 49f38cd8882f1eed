// 7 The alarm: it only rises, and at its top every marker is turned over.

// cycle: 7.2 full alarm turns every marker, 7.1a a marker that shows Germans raises the alarm
import { turnEveryMarker } from './activation.ts';
import type { Play } from './events.ts';
import type { Cause } from './names.ts';
import { cite } from './rule.ts';
import { G, get, set } from './state.ts';

/** 7.1 Raises the alarm the moment a trigger happens. A trigger worth 0 says nothing. */
export function raiseAlarm(play: Play, by: number, cause: Cause): void {
  const { s, tell } = play;
  const from = get(s, G.alarm);
  const to = Math.min(from + by, s.scenario.alarmMax);
  if (to === from) return;
  set(s, G.alarm, to);
  tell?.({ kind: 'alarm', rule: cite('7.1'), from, to, cause });
  if (to === s.scenario.alarmMax) turnEveryMarker(play);
}

/** 7.1 A trigger that counts once: `cell` remembers that it has been. */
export function raiseAlarmOnce(play: Play, cell: number, by: number, cause: Cause): void {
  if (get(play.s, cell) !== 0) return;
  set(play.s, cell, 1);
  raiseAlarm(play, by, cause);
}

/** 7.2 All guns gone: full alarm at once. */
export function rushToFull(play: Play, cause: Cause): void {
  const { s, tell } = play;
  const from = get(s, G.alarm);
  if (from < s.scenario.alarmMax) {
    set(s, G.alarm, s.scenario.alarmMax);
    tell?.({ kind: 'alarm', rule: cite('7.2'), from, to: s.scenario.alarmMax, cause });
  }
  turnEveryMarker(play);
}

/** 7.3 From here on the Germans come out: they move and fire, and reinforcements come. */
export function germansAttack(play: Play): boolean {
  return get(play.s, G.alarm) >= play.s.scenario.alarmAttack;
}

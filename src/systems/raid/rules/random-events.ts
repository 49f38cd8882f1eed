// 5 Random events: one D6 on turn 1, if they are played; the table itself is data.

import { raiseAlarm } from './alarm.ts';
import type { Die, Play } from './events.ts';
import { removeCraft } from './loss.ts';
import { cite } from './rule.ts';
import type { CraftFate, EventRow } from './scenario.ts';
import { item, placeOf, setBeach, setDelay } from './state.ts';
import { NONE } from './types.ts';

export function randomEvent(play: Play): void {
  const { rolls } = play;
  const face = rolls.d6('random event', '5');
  const row = play.s.scenario.events.find((r) => r.faces.includes(face));
  if (row !== undefined) applyRow(play, row, face);
  engineTrouble(play, face);
}

function applyRow(play: Play, row: EventRow, face: number): void {
  const { s, rolls, tell } = play;
  const dice: Die[] = [{ name: 'random event', rule: cite('5'), value: face }];
  const fate = row.craft.length === 0 ? undefined : row.craft[rollFate()];
  function rollFate(): number {
    const value = rolls.d10('event effect', row.rule);
    dice.push({ name: 'event effect', rule: cite(row.rule), value });
    return value;
  }
  tell?.({ kind: 'random-event', rule: cite(row.rule), dice });
  raiseAlarm(play, row.alarm, 'random event');
  if (fate !== undefined) applyFate(play, fate, row.rule);
  for (const { face: on, group, zone } of row.beach) {
    if (on !== face) continue;
    setBeach(s, group, zone);
    tell?.({ kind: 'landing-moved', rule: cite(row.rule), group, zone });
  }
}

function applyFate(play: Play, fate: CraftFate, rule: string): void {
  const { s, tell } = play;
  if (fate.kind === 'lost') removeCraft(play, fate.craft, rule);
  else if (fate.kind === 'delay') {
    setDelay(s, fate.group, fate.turn);
    tell?.({ kind: 'landing-delayed', rule: cite(rule), group: fate.group, turn: fate.turn });
  } else tell?.({ kind: 'near-miss', rule: cite(rule) });
}

/** 5d On odd faces the D10 names a craft; faces that name none are rolled again. */
function engineTrouble(play: Play, face: number): void {
  const { s, rolls, tell } = play;
  const trouble = s.scenario.engineTrouble;
  if (!trouble.faces.includes(face)) return;
  const dice: Die[] = [];
  let craft = NONE;
  while (craft === NONE) {
    const value = rolls.d10('engine trouble', trouble.rule);
    dice.push({ name: 'engine trouble', rule: cite(trouble.rule), value });
    craft = item(trouble.craft, value);
  }
  tell?.({ kind: 'random-event', rule: cite(trouble.rule), dice });
  if (placeOf(s, craft) >= 0) removeCraft(play, craft, trouble.rule);
  else tell?.({ kind: 'near-miss', rule: cite(trouble.rule) });
}

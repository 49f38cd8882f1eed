// 4 The sequence of a turn: the British act (B), their markers come off (C), the Germans act (D), the clock
// moves on (E); after the last turn, or when nobody is left, victory is counted (F).

import { germanFire } from '../german/fire.ts';
import { germanMovement } from '../german/movement.ts';
import type { Play } from './events.ts';
import { randomEvent } from './random-events.ts';
import { reinforce } from './reinforcements.ts';
import { cite } from './rule.ts';
import {
  Flag,
  G,
  get,
  has,
  kindOf,
  lowerAll,
  placeOf,
  type RaidState,
  Stage,
  set,
} from './state.ts';
import { ABOARD, Kind } from './types.ts';

/** 4 A Once the craft are loaded, turn 1 begins, with its random event if these are played. */
export function beginRaid(play: Play): void {
  const { s } = play;
  tellTurn(play);
  if (get(s, G.events) !== 0) {
    play.tell?.({ kind: 'phase', rule: cite('4'), phase: 'A' });
    randomEvent(play);
  }
  set(s, G.stage, Stage.choose);
  play.tell?.({ kind: 'phase', rule: cite('4'), phase: 'B' });
  endIfNobodyLeft(play);
}

/** 4 C–E From the end of the British phase to the next British decision. */
export function endBritishPhase(play: Play): void {
  const { s, tell } = play;
  tell?.({ kind: 'phase', rule: cite('4'), phase: 'C' });
  clearDone(s);
  tell?.({ kind: 'phase', rule: cite('4'), phase: 'D' });
  germanFire(play);
  germanMovement(play);
  reinforce(play);
  endIfNobodyLeft(play);
  if (get(s, G.stage) === Stage.over) return;
  tell?.({ kind: 'phase', rule: cite('4'), phase: 'E' });
  clearDone(s);
  if (get(s, G.turn) === s.scenario.turns) {
    endRaid(play, 'turns', '4');
    return;
  }
  set(s, G.turn, get(s, G.turn) + 1);
  tellTurn(play);
  tell?.({ kind: 'phase', rule: cite('4'), phase: 'B' });
}

function tellTurn(play: Play): void {
  const { s, tell } = play;
  const turn = get(s, G.turn);
  tell?.({ kind: 'turn', rule: cite('1.4'), turn, clock: s.scenario.clock[turn] ?? '' });
}

function clearDone(s: RaidState): void {
  lowerAll(s, Flag.done, 0, s.scenario.units.length);
}

/** 4a Nobody ashore and nobody waiting to land: nothing can change the score any more. */
export function endIfNobodyLeft(play: Play): void {
  const { s } = play;
  for (let u = 0; u < s.scenario.britishCount; u++) {
    const place = placeOf(s, u);
    if (place < 0 || kindOf(s, u) === Kind.craft) continue;
    if (place < ABOARD || !has(s, u, Flag.back)) return;
  }
  endRaid(play, 'nobody-left', '4a');
}

function endRaid(play: Play, reason: 'turns' | 'nobody-left', rule: string): void {
  set(play.s, G.stage, Stage.over);
  play.tell?.({ kind: 'phase', rule: cite('4'), phase: 'F' });
  play.tell?.({ kind: 'raid-over', rule: cite(rule), reason });
}

// 4 The sequence of a turn: the British act (B), their markers come off (C), the Germans act (D), the clock
// moves on (E); after the last turn, or when nobody is left, victory is counted (F).

import { germanFire, shooterIn } from '../german/fire.ts';
import { germanMovement } from '../german/movement.ts';
import { isAnyoneAshore, isAnyoneToLand } from './ashore.ts';
import type { Play } from './events.ts';
import { endLink, firstLink } from './graph.ts';
import { randomEvent } from './random-events.ts';
import { reinforce } from './reinforcements.ts';
import { cite } from './rule.ts';
import {
  at,
  Chosen,
  clearFiredAt,
  Flag,
  G,
  get,
  lowerAll,
  placeOf,
  plays,
  type RaidState,
  Stage,
  set,
  topOf,
} from './state.ts';
import { ABOARD, NONE, type Zone } from './types.ts';

/** 4 A Once the craft are loaded, turn 1 begins, with its random event if these are played. */
export function beginRaid(play: Play): void {
  const { s } = play;
  tellTurn(play);
  if (plays(s, Chosen.events)) {
    play.tell?.({ kind: 'phase', rule: cite('4'), phase: 'A' });
    randomEvent(play);
  }
  set(s, G.stage, Stage.choose);
  play.tell?.({ kind: 'phase', rule: cite('4'), phase: 'B' });
}

/** 4 C–E From the end of the British phase to the next British decision. */
export function endBritishPhase(play: Play): void {
  const { s, tell } = play;
  clearFiredAt(s);
  tell?.({ kind: 'phase', rule: cite('4'), phase: 'C' });
  clearDone(s);
  tell?.({ kind: 'phase', rule: cite('4'), phase: 'D' });
  germanFire(play);
  germanMovement(play);
  reinforce(play);
  const last = get(s, G.turn) === s.scenario.turns;
  if (!last && isDecided(s)) return endRaid(play, 'nobody-left', '4a');
  tell?.({ kind: 'phase', rule: cite('4'), phase: 'E' });
  clearDone(s);
  if (last) return endRaid(play, 'turns', '4');
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

/** 4a Nobody ashore, nobody who may still land, and no craft with men aboard under German guns. */
function isDecided(s: RaidState): boolean {
  if (isAnyoneAshore(s) || isAnyoneToLand(s)) return false;
  for (let u = 0; u < s.scenario.britishCount; u++) {
    if (placeOf(s, u) < 0 || topOf(s, ABOARD + u) === NONE) continue;
    if (isUnderGuns(s, placeOf(s, u))) return false;
  }
  return true;
}

/** 4a, 11.1a Whether Germans who can fire stand next to a sea zone. */
function isUnderGuns(s: RaidState, sea: Zone): boolean {
  const sc = s.scenario;
  for (let i = firstLink(sc, sea); i < endLink(sc, sea); i++) {
    if (shooterIn(s, at(sc.linkTo, i)) !== NONE) return true;
  }
  return false;
}

function endRaid(play: Play, reason: 'turns' | 'nobody-left', rule: string): void {
  set(play.s, G.stage, Stage.over);
  play.tell?.({ kind: 'phase', rule: cite('4'), phase: 'F' });
  play.tell?.({ kind: 'raid-over', rule: cite(rule), reason });
}

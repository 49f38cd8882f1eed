// 2.2a Losses, and all that follows from one: men aboard, prisoners, the count of what was destroyed.

import { raiseAlarm, rushToFull } from './alarm.ts';
import type { Play } from './events.ts';
import { cite } from './rule.ts';
import { lift, liftGerman, placeGerman, putOnTop } from './stacks.ts';
import {
  below,
  Flag,
  G,
  get,
  guardOf,
  isBritish,
  isCommando,
  kindOf,
  lower,
  Off,
  placeOf,
  type RaidState,
  raise,
  set,
  setGuard,
  setPlace,
  setSteps,
  stepsOf,
  topOf,
} from './state.ts';
import { ABOARD, Kind, NONE, type Place, type RuleId, type Unit } from './types.ts';

/** 2.2a One loss: a counter of two steps is flipped, any other is eliminated. */
export function takeLoss(play: Play, unit: Unit, rule: RuleId): void {
  const { s, tell } = play;
  const steps = stepsOf(s, unit) - 1;
  tell?.({ kind: 'loss', rule: cite(rule), unit, steps, place: placeOf(s, unit) });
  if (steps === 0) eliminate(play, unit);
  else reduce(s, unit, steps);
}

/** 2.2e A flipped German finds its new place in the stack. */
function reduce(s: RaidState, unit: Unit, steps: number): void {
  setSteps(s, unit, steps);
  if (isBritish(s, unit)) return;
  const zone = placeOf(s, unit);
  liftGerman(s, unit);
  placeGerman(s, zone, unit);
}

function eliminate(play: Play, unit: Unit): void {
  const { s } = play;
  const place = placeOf(s, unit);
  if (isBritish(s, unit)) lift(s, unit);
  else liftGerman(s, unit);
  setSteps(s, unit, 0);
  setPlace(s, unit, Off.lost);
  lower(s, unit, Flag.member);
  if (isCommando(s, unit)) passOnPrisoners(play, unit, place);
  else if (kindOf(s, unit) === Kind.craft) loseAllAboard(play, unit, '11.1f');
  else countObjective(play, unit);
}

/** 11.1f, 5a Everyone aboard goes down with the craft. */
export function loseAllAboard(play: Play, craft: Unit, rule: RuleId): void {
  const { s, tell } = play;
  const units: Unit[] = [];
  for (let u = topOf(s, ABOARD + craft); u !== NONE; u = topOf(s, ABOARD + craft)) {
    lift(s, u);
    setSteps(s, u, 0);
    setPlace(s, u, Off.lost);
    if (rule !== '11.1f') raise(s, u, Flag.event);
    if (isCommando(s, u)) passOnPrisoners(play, u, Off.lost);
    units.push(u);
  }
  if (units.length > 0) tell?.({ kind: 'lost-aboard', rule: cite(rule), craft, units });
}

/** 5a, 5d A craft removed by a random event. */
export function removeCraft(play: Play, craft: Unit, rule: RuleId): void {
  const { s, tell } = play;
  tell?.({ kind: 'loss', rule: cite(rule), unit: craft, steps: 0, place: placeOf(s, craft) });
  lift(s, craft);
  setSteps(s, craft, 0);
  setPlace(s, craft, Off.lost);
  loseAllAboard(play, craft, rule);
}

/** 11.2g, 11.2h Prisoners pass to another commando in the place, or are lost. */
function passOnPrisoners(play: Play, guard: Unit, place: Place): void {
  const { s, tell } = play;
  const sc = s.scenario;
  for (let u = sc.britishCount; u < sc.units.length; u++) {
    if (placeOf(s, u) !== Off.prisoner || guardOf(s, u) !== guard) continue;
    const next = place < 0 ? NONE : topCommando(s, place);
    if (next !== NONE) {
      setGuard(s, u, next);
      tell?.({ kind: 'prisoner', rule: cite('11.2h'), unit: u, guard: next });
    } else {
      setSteps(s, u, 0);
      setPlace(s, u, Off.lost);
      tell?.({ kind: 'prisoner-lost', rule: cite('11.2g'), unit: u });
    }
  }
}

export function topCommando(s: RaidState, place: Place): Unit {
  for (let u = topOf(s, place); u !== NONE; u = below(s, u)) if (isCommando(s, u)) return u;
  return NONE;
}

/** 12a, 12b, 12d, 7.2 Guns, flak and pillboxes count the moment they are gone. */
function countObjective(play: Play, unit: Unit): void {
  const { s, tell } = play;
  const kind = kindOf(s, unit);
  if (kind === Kind.flak || kind === Kind.pillbox) {
    set(s, G.strongpoints, get(s, G.strongpoints) + 1);
    tell?.({ kind: 'objective', rule: cite('12d'), unit, count: get(s, G.strongpoints) });
  } else if (kind === Kind.gun) {
    const count = get(s, G.guns) + 1;
    set(s, G.guns, count);
    tell?.({ kind: 'objective', rule: cite('12a'), unit, count });
    if (count === 1) raiseAlarm(play, s.scenario.alarmTriggers.firstGun, 'first gun destroyed');
    if (count === gunCount(s)) {
      set(s, G.secondGun, get(s, G.turn));
      rushToFull(play, 'all guns destroyed');
    }
  }
}

function gunCount(s: RaidState): number {
  let count = 0;
  for (let u = s.scenario.britishCount; u < s.scenario.units.length; u++) {
    if (kindOf(s, u) === Kind.gun) count++;
  }
  return count;
}

/** A captured German leaves the map in the charge of a commando (11.2g). */
export function capture(play: Play, unit: Unit, guard: Unit): void {
  liftGerman(play.s, unit);
  setPlace(play.s, unit, Off.prisoner);
  setGuard(play.s, unit, guard);
  play.tell?.({ kind: 'prisoner', rule: cite('11.2g'), unit, guard });
}

/** Sends a British counter to another place, on top of what is there. */
export function shift(s: RaidState, unit: Unit, to: Place): void {
  lift(s, unit);
  putOnTop(s, to, unit);
}

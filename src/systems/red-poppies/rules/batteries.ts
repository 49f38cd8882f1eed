// 7.11, 7.21 Off-map artillery: who may be aimed where, what the signals are worth, when a battery is ready.

import { fireForEffect } from './fall.ts';
import type { BattlePlay } from './play.ts';
import { cite } from './rule.ts';
import { BLOCKED, line } from './sight.ts';
import {
  aimOf,
  dueOf,
  Firing,
  firingOf,
  G,
  get,
  HexMark,
  heldBy,
  hexHas,
  hexOf,
  is,
  isChanged,
  isShown,
  loadOf,
  modeOf,
  registeredOf,
  type State,
  set,
  setAim,
  setChanged,
  setDue,
  setFiring,
  setLoad,
  setMode,
  setShown,
  sideOf,
  turnOf,
} from './state.ts';
import {
  type BatteryId,
  type HexId,
  Is,
  LOADS,
  Load,
  MODES,
  Mode,
  NONE,
  Side,
  type SideId,
} from './types.ts';

export const ownerOf = (s: State, battery: BatteryId): SideId =>
  s.scenario.batteries[battery]?.side ?? Side.british;

/** 7.21, 7.21a Whether the mode of a battery sees a hex. */
export function observes(s: State, battery: BatteryId, hex: HexId): boolean {
  const side = ownerOf(s, battery);
  switch (modeOf(s, battery)) {
    case Mode.airplane:
      return true; // 6.024
    case Mode.rocket:
      return hex === registeredOf(s, battery) && isSeenByTroops(s, side, hex);
    case Mode.trenchSet:
      return isSeenFromTrenches(s, side, hex);
    default:
      return isSeenByTroops(s, side, hex);
  }
}

/** 7.11a, 7.21a Friendly infantry and guns, spent and dispersed ones too; friends are not in their way, nor is darkness. */
function isSeenByTroops(s: State, side: SideId, hex: HexId): boolean {
  for (let unit = 0; unit < s.scenario.units.length; unit++) {
    const from = hexOf(s, unit);
    if (from === NONE || sideOf(s, unit) !== side || !is(s, unit, Is.infantry | Is.gun)) continue;
    if (line(s, from, hex, true) !== BLOCKED) return true;
  }
  return false;
}

/** 7.21a A trench hex that was occupied at set-up and is still controlled. */
function isSeenFromTrenches(s: State, side: SideId, hex: HexId): boolean {
  const occupied = side === Side.british ? HexMark.british : HexMark.german;
  for (let from = 0; from < s.scenario.hexes.length; from++) {
    if (s.scenario.dugBy[from] === NONE || !hexHas(s, from, occupied)) continue;
    if (heldBy(s, from) === side && line(s, from, hex, true) !== BLOCKED) return true;
  }
  return false;
}

/** 7.11, 7.41 The rule that forbids a target; null when none does. */
export function whyNotAimed(s: State, battery: BatteryId, hex: HexId, load: number): string | null {
  if (firingOf(s, battery) !== Firing.free) return '7.11';
  if (load === Load.gas && !s.scenario.gasAllowed) return '7.41';
  return observes(s, battery, hex) ? null : '7.21';
}

/** 7.2, 7.221 At or below it with two dice the signal gets through. */
export function signalNumber(s: State, battery: BatteryId): number {
  const { rules, anyTrench } = s.scenario;
  const row = rules.signal[MODES[modeOf(s, battery)] as (typeof MODES)[number]];
  if (get(s, G.bombarded) === 1) return row.after;
  return anyTrench ? row.none : row.noneWithoutTrench;
}

/** 7.2, 7.221a, 7.222 Turns before the first roll, in the mode of the battery or in another. */
export function delayOf(s: State, battery: BatteryId, mode: number = modeOf(s, battery)): number {
  const row = s.scenario.rules.signal[MODES[mode] as (typeof MODES)[number]];
  return get(s, G.bombarded) === 1 ? row.delayAfter : row.delay;
}

/** 7.11, 7.12 The target is placed, the hourglass turned. */
export function aimBattery(play: BattlePlay, battery: BatteryId, hex: HexId, load: number): void {
  const { s, tell } = play;
  const due = turnOf(s) + delayOf(s, battery);
  const registered = hex === registeredOf(s, battery) && !isShown(s, battery);
  setAim(s, battery, hex);
  setLoad(s, battery, load);
  setDue(s, battery, due);
  setFiring(s, battery, due <= turnOf(s) ? Firing.ready : Firing.aimed);
  if (registered) setShown(s, battery, 1); // 7.31a
  tell?.({
    ...{ kind: 'aimed', rule: cite('7.11'), battery, hex, due, registered },
    load: LOADS[load] as (typeof LOADS)[number],
  });
}

/** 7.12a At the start of a turn. */
export function readyBatteries({ s, tell }: BattlePlay): void {
  for (let battery = 0; battery < s.scenario.batteries.length; battery++) {
    if (firingOf(s, battery) !== Firing.aimed || dueOf(s, battery) > turnOf(s)) continue;
    setFiring(s, battery, Firing.ready);
    tell?.({ kind: 'ready', rule: cite('7.12'), battery });
  }
}

/** 7.13, 7.13a Whether a battery rolls in its owner's half-couplet; the one that the order aims has no target yet. */
export const rollsSignal = (s: State, battery: BatteryId, side: SideId): boolean =>
  ownerOf(s, battery) === side && firingOf(s, battery) === Firing.ready;

/** 7.14 The roll; true when it failed and its owner may change to messengers (7.21). */
export function rollSignal(play: BattlePlay, battery: BatteryId): boolean {
  const { s, rolls, tell } = play;
  const { signal } = s.scenario.batteries[battery]?.rolls ?? { signal: ['', ''] };
  const first = rolls.d6(signal[0], '7.14');
  const second = rolls.d6(signal[1], '7.14');
  const number = signalNumber(s, battery);
  const through = first + second <= number;
  tell?.({
    ...{ kind: 'signal', rule: cite('7.14'), battery, number, through },
    dice: [
      { name: signal[0], rule: cite('7.14'), value: first },
      { name: signal[1], rule: cite('7.14'), value: second },
    ],
  });
  if (through) fireForEffect(play, battery);
  return !through && modeOf(s, battery) !== Mode.messenger && !isChanged(s, battery);
}

/** 7.21b The old mode is gone; the target stays, and the hourglass is turned anew. */
export function changeToMessenger({ s, tell }: BattlePlay, battery: BatteryId): void {
  setMode(s, battery, Mode.messenger);
  setChanged(s, battery, 1);
  const due = turnOf(s) + delayOf(s, battery);
  setDue(s, battery, due);
  setFiring(s, battery, Firing.aimed);
  tell?.({ kind: 'messenger', rule: cite('7.21b'), battery, due });
}

/** 7.15 On 11 or more the target is fired on at once. */
const FIRES_FROM = 11;

/** 7.15, 7.15a Success is looked at first. */
export function cancel(play: BattlePlay, battery: BatteryId): void {
  const { s, rolls, tell } = play;
  const { cancel: names } = s.scenario.batteries[battery]?.rolls ?? { cancel: ['', ''] };
  const first = rolls.d6(names[0], '7.15');
  const second = rolls.d6(names[1], '7.15');
  const number = signalNumber(s, battery);
  const total = first + second;
  const came = total <= number ? 'cancelled' : total >= FIRES_FROM ? 'fires' : 'nothing';
  tell?.({
    ...{ kind: 'cancelled', rule: cite('7.15'), battery, number, came },
    dice: [
      { name: names[0], rule: cite('7.15'), value: first },
      { name: names[1], rule: cite('7.15'), value: second },
    ],
  });
  if (came === 'fires') fireForEffect(play, battery);
  if (came !== 'cancelled') return;
  setFiring(s, battery, Firing.free);
  setAim(s, battery, NONE);
}

/** 4.31, 7.19 Fire, gas and smoke are taken up; who has fired may be ordered again. */
export function clearFire(s: State): void {
  for (let battery = 0; battery < s.scenario.batteries.length; battery++) {
    const firing = firingOf(s, battery);
    if (firing !== Firing.down && firing !== Firing.done) continue;
    setFiring(s, battery, Firing.free);
    setAim(s, battery, NONE);
  }
  set(s, G.clouds, 0);
}

/** 7.18 Whether a battery's fire lies on a hex. */
export const isUnderFire = (s: State, battery: BatteryId, hex: HexId): boolean =>
  firingOf(s, battery) === Firing.down &&
  aimOf(s, battery) === hex &&
  loadOf(s, battery) !== Load.smoke;

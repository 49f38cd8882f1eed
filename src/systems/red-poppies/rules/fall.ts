// 7.16 to 7.18, 7.4, 7.5 Fire for effect: where it comes down, and whom it strikes.

import type { Part } from '../../../engine/told.ts';
import { applyNoted, note, roll, type Threat } from './check.ts';
import { holdsSummit } from './control.ts';
import type { Checked } from './events.ts';
import type { BattlePlay } from './play.ts';
import { cite } from './rule.ts';
import {
  aimOf,
  countIn,
  Firing,
  firingOf,
  G,
  get,
  hasStruck,
  hexOf,
  loadOf,
  noteStruck,
  registeredOf,
  type State,
  set,
  setAim,
  setFiring,
  unitIn,
} from './state.ts';
import {
  type BatteryId,
  Cause,
  type HexId,
  LOADS,
  Load,
  NONE,
  Side,
  type UnitId,
} from './types.ts';

/** 7.17 On target. */
const ACCURATE = 2;

/** 7.16 What is taken off the accuracy die. */
export function accuracyOf(s: State, battery: BatteryId): { summit: number; known: number } {
  const info = s.scenario.batteries[battery] as { readonly side: 0 | 1 };
  const aim = aimOf(s, battery);
  const known = registeredOf(s, battery) === aim || hasStruck(s, battery, aim); // 7.16a given once
  return { summit: holdsSummit(s, info.side) ? -1 : 0, known: known ? -1 : 0 };
}

/** 7.16, 7.17 The target is turned over. */
export function fireForEffect(play: BattlePlay, battery: BatteryId): void {
  const { s, rolls, tell } = play;
  const names = s.scenario.batteries[battery]?.rolls as {
    readonly accuracy: string;
    readonly scatter: string;
  };
  const aim = aimOf(s, battery);
  const { summit, known } = accuracyOf(s, battery);
  const value = rolls.d6(names.accuracy, '7.16');
  const total = value + summit + known;
  let hex = aim;
  let direction = 0;
  if (total > ACCURATE) {
    direction = rolls.d6(names.scatter, '7.17');
    hex = s.scenario.next[aim * 6 + direction - 1] as number; // 3.01b
  }
  if (tell !== null) {
    const parts: Part<'die' | 'summit' | 'registered' | 'struck before'>[] = [
      { name: 'die', rule: cite('7.16'), value },
    ];
    if (summit !== 0) parts.push({ name: 'summit', rule: cite('7.16'), value: summit });
    const name = registeredOf(s, battery) === aim ? 'registered' : 'struck before';
    if (known !== 0) parts.push({ name, rule: cite('7.16a'), value: known });
    tell({
      ...{ kind: 'fell', rule: cite('7.16'), battery, load: loadName(s, battery), aim, hex },
      die: { name: names.accuracy, rule: cite('7.16'), value },
      sum: { total, parts },
      scatter:
        direction === 0 ? null : { name: names.scatter, rule: cite('7.17'), value: direction },
    });
  }
  comeDown(play, battery, hex);
}

const loadName = (s: State, battery: BatteryId): (typeof LOADS)[number] =>
  LOADS[loadOf(s, battery)] as (typeof LOADS)[number];

/** 7.17a Off the map: no effect. 7.18, 7.41, 7.51 Otherwise it lies there for the turn. */
function comeDown(play: BattlePlay, battery: BatteryId, hex: HexId): void {
  const { s } = play;
  setAim(s, battery, hex);
  setFiring(s, battery, hex === NONE ? Firing.done : Firing.down);
  if (hex === NONE) return;
  noteStruck(s, battery, hex);
  if (loadOf(s, battery) !== Load.shell) set(s, G.clouds, get(s, G.clouds) + 1);
  strike(play, battery, everybodyIn(s, hex));
}

/** Both sides, by unit id. */
function everybodyIn(s: State, hex: HexId): UnitId[] {
  const units: UnitId[] = [];
  for (const side of [Side.british, Side.german]) {
    const count = countIn(s, hex, side);
    for (let place = 0; place < count; place++) units.push(unitIn(s, hex, side, place));
  }
  return units.sort((a, b) => a - b);
}

/** 6.4, 7.41 Every unit, armour included; smoke strikes nobody. */
function strike(play: BattlePlay, battery: BatteryId, units: readonly UnitId[]): void {
  const { s, tell } = play;
  const load = loadOf(s, battery);
  if (load === Load.smoke || units.length === 0) return;
  const checks: Checked[] | null = tell === null ? null : [];
  const threat = threatOf(s, battery);
  for (const unit of units) note(unit, roll(play, unit, threat, checks));
  if (checks !== null)
    tell?.({
      ...{ kind: 'shelled', rule: cite(load === Load.gas ? '7.41' : '7.18'), battery },
      ...{ hex: aimOf(s, battery), checks },
    });
  applyNoted(play);
}

/** What a battery's fire is to a unit in its hex. */
export function threatOf(s: State, battery: BatteryId): Threat {
  const cause = loadOf(s, battery) === Load.gas ? Cause.gas : Cause.ffe;
  return { cause, power: s.scenario.batteries[battery]?.fp ?? 0, range: 0, concealed: false };
}

/** 7.18, 7.18a The fire and gas that lie on a hex strike whoever enters it, battery by battery. */
export function ffeOn(play: BattlePlay, hex: HexId, units: readonly UnitId[]): void {
  const { s } = play;
  for (let battery = 0; battery < s.scenario.batteries.length; battery++) {
    if (firingOf(s, battery) !== Firing.down || aimOf(s, battery) !== hex) continue;
    strike(
      play,
      battery,
      units.filter((unit) => hexOf(s, unit) === hex),
    );
  }
}

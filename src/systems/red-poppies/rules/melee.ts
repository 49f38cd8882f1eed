// 5.451 Melee: who strikes at whom, the checks of both sides, hallowed ground.

import { applyNoted, lastCheck, note, roll, type Threat } from './check.ts';
import type { Checked } from './events.ts';
import { type Group, pay } from './march.ts';
import { isOnTop, mayMelee } from './moves.ts';
import type { BattlePlay } from './play.ts';
import { cite } from './rule.ts';
import {
  countIn,
  G,
  get,
  hexOf,
  is,
  isOnMap,
  Mark,
  mark,
  type State,
  set,
  setTarget,
  sideOf,
  targetOf,
  turnOf,
  unitIn,
  unmark,
} from './state.ts';
import { Cause, foeOf, type HexId, Is, NONE, type SideId, type UnitId } from './types.ts';

/** 5.451, 5.451a, 5.452a The point is spent together; whoever is on top of a trench climbs in with it. */
export function beginMelee({ s }: BattlePlay, group: Group): Group {
  const fighters = group.filter((unit) => unit !== NONE && mayMelee(s, unit)).sort((a, b) => a - b);
  for (const unit of fighters) {
    pay(s, unit, false);
    if (isOnTop(s, unit)) mark(s, unit, Mark.inTrench);
  }
  return [fighters[0] as UnitId, fighters[1] ?? NONE];
}

const activeOf = (s: State): UnitId[] =>
  [get(s, G.lead), get(s, G.second)].filter((unit) => unit !== NONE);

/** 5.453 All of the passive side in the hex, spent ones too. */
const passiveOf = (s: State): UnitId[] => enemiesOf(s, get(s, G.lead));

/** Whom a unit may name: every enemy in its hex (5.454a). */
export function enemiesOf(s: State, unit: UnitId): UnitId[] {
  const hex = hexOf(s, unit);
  const foe = foeOf(sideOf(s, unit));
  const count = countIn(s, hex, foe);
  return Array.from({ length: count }, (_, place) => unitIn(s, hex, foe, place));
}

/** 5.454, 5.452 Who names next: the active side's participants by id, then the passive side's; NONE when all have. */
export function nextStriker(s: State): UnitId {
  const active = activeOf(s);
  const mine = passiveOf(s);
  for (const unit of active) if (names(s, unit, mine)) return unit;
  for (const unit of mine) if (names(s, unit, active)) return unit;
  return NONE;
}

/** Names the only enemy there is; whoever has more to choose from is asked. */
function names(s: State, unit: UnitId, among: readonly UnitId[]): boolean {
  if (targetOf(s, unit) !== NONE) return false;
  if (among.length !== 1) return true;
  setTarget(s, unit, among[0] as UnitId);
  return false;
}

/** Whom the unit that is asked may strike at: active participants alone, where it is the passive side's. */
export function strikeTargets(s: State, unit: UnitId): UnitId[] {
  return sideOf(s, unit) === sideOf(s, get(s, G.lead)) ? passiveOf(s) : activeOf(s);
}

/** 5.455, 11.3 The melee value of a unit against another. */
export function meleeValue(s: State, unit: UnitId, target: UnitId): number {
  const { melee, meleeArmour, infiltrates } = s.scenario;
  const table = is(s, target, Is.armour) ? meleeArmour : melee;
  const doubled = turnOf(s) === 1 && infiltrates[sideOf(s, unit)];
  return (table[unit] as number) * (doubled ? 2 : 1);
}

/** 12.6 Checks of the active side, then of the passive side, by unit id; then everything is applied. */
export function fightMelee(play: BattlePlay): void {
  const { s, tell } = play;
  const active = activeOf(s);
  const passive = passiveOf(s);
  const hex = hexOf(s, active[0] as UnitId);
  const checks: Checked[] | null = tell === null ? null : [];
  const targets = [...active, ...passive].map((unit) => [unit, targetOf(s, unit)] as const);
  const doubles = [
    checkAll(play, active, passive, checks),
    checkAll(play, passive, active, checks),
  ];
  const side = sideOf(s, active[0] as UnitId);
  if (checks !== null)
    tell?.({ kind: 'melee', rule: cite('5.451'), side, hex, active, passive, targets, checks });
  for (const unit of [...active, ...passive]) setTarget(s, unit, NONE);
  applyNoted(play);
  for (const unit of [...active, ...passive]) {
    if (!isOnMap(s, unit)) continue;
    mark(s, unit, Mark.spent);
    unmark(s, unit, Mark.moving); // 5.43
  }
  if (doubles[0] === true) hallow(play, hex, side);
  else if (doubles[1] === true) hallow(play, hex, foeOf(side));
}

/** 5.455, 5.455a, 5.456a The checks of one side; true when one of them was a double (5.456a). */
function checkAll(
  play: BattlePlay,
  units: readonly UnitId[],
  foes: readonly UnitId[],
  into: Checked[] | null,
): boolean {
  let isDouble = false;
  for (const unit of units) {
    let power = 0;
    for (const foe of foes) {
      if (targetOf(play.s, foe) === unit) power += meleeValue(play.s, foe, unit);
    }
    if (power === 0) continue;
    const threat: Threat = { cause: Cause.melee, power, range: 0, concealed: false };
    note(unit, roll(play, unit, threat, into));
    isDouble ||= lastCheck.isDouble;
  }
  return isDouble;
}

/** 5.456 Once a scenario; if both rolled a double, the active side has it. */
function hallow({ s, tell }: BattlePlay, hex: HexId, side: SideId): void {
  if (get(s, G.hallowed) !== NONE) return;
  tell?.({ kind: 'hallowed', rule: cite('5.456'), hex, side });
  set(s, G.hallowed, hex);
  set(s, G.hallows, side);
}

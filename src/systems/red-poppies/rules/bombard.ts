// 7.61, 7.71 and 7.8 The preliminary bombardment, the rolling barrage and the mine: no checks, one die a unit.

import { destroy } from './check.ts';
import { reviewControl } from './control.ts';
import { BARRAGE_DIE, BOMBARD_DIE } from './field.ts';
import type { BattlePlay } from './play.ts';
import { cite } from './rule.ts';
import {
  countIn,
  cutWire,
  G,
  HexMark,
  has,
  hexOf,
  isWhole,
  Mark,
  mark,
  markHex,
  type State,
  set,
  turnOf,
  unitIn,
  unmarkHex,
} from './state.ts';
import {
  foeOf,
  Ground,
  type HexId,
  NONE,
  Side,
  type SideId,
  type UnitId,
  type WireId,
} from './types.ts';

/** 7.62 On 6 eliminated. */
const ELIMINATED_ON = 6;
/** 7.62 On 2 or more spent. */
const SPENT_FROM = 2;

/** 7.62 Neither in a building hex nor in a trench. */
const isInTheOpen = (s: State, unit: UnitId): boolean =>
  ((s.scenario.terrain[hexOf(s, unit)] as number) & Ground.building) === 0 &&
  !has(s, unit, Mark.inTrench);

/** 7.61, 7.62, 7.62a The bombardment before play; both sides suffer alike. */
export function bombard(play: BattlePlay): void {
  const { s, tell } = play;
  const { bombardment } = s.scenario;
  if (bombardment === null) return;
  const { side, pulverising, hexes } = bombardment;
  tell?.({ kind: 'bombardment', rule: cite('7.61'), side, pulverising, hexes });
  set(s, G.bombarded, 1); // 7.221
  strikeAll(play, hexes, pulverising, false);
}

/** First the open is swept, then the rest are dispersed, then a die for each by unit id. */
function strikeAll(
  play: BattlePlay,
  hexes: readonly HexId[],
  pulverising: boolean,
  barrage: boolean,
): void {
  const { s } = play;
  for (const unit of unitsIn(s, hexes)) if (isInTheOpen(s, unit)) sweep(play, unit, barrage);
  for (const unit of unitsIn(s, hexes)) shake(play, unit, pulverising, barrage);
}

function unitsIn(s: State, hexes: readonly HexId[]): UnitId[] {
  const units: UnitId[] = [];
  for (const hex of hexes) {
    for (const side of [Side.british, Side.german]) {
      const count = countIn(s, hex, side);
      for (let place = 0; place < count; place++) units.push(unitIn(s, hex, side, place));
    }
  }
  return units.sort((a, b) => a - b);
}

function sweep(play: BattlePlay, unit: UnitId, barrage: boolean): void {
  const { s, tell } = play;
  const hex = hexOf(s, unit);
  const rule = cite(barrage ? '7.72' : '7.62');
  tell?.({ kind: 'bombarded', rule, unit, hex, barrage, die: null, came: 'destroyed' });
  destroy(s, unit);
  reviewControl(play, hex);
}

function shake(play: BattlePlay, unit: UnitId, pulverising: boolean, barrage: boolean): void {
  const { s, rolls, tell } = play;
  const hex = hexOf(s, unit);
  const id = barrage ? '7.72' : '7.62';
  const name = s.scenario.units[unit]?.rolls[barrage ? BARRAGE_DIE : BOMBARD_DIE] ?? '';
  const value = rolls.d6(name, id);
  const destroyed = pulverising && value === ELIMINATED_ON;
  const spent = !pulverising && value >= SPENT_FROM;
  tell?.({
    ...{ kind: 'bombarded', rule: cite(id), unit, hex, barrage },
    die: { name, rule: cite(id), value },
    came: destroyed ? 'destroyed' : spent ? 'spent' : 'dispersed',
  });
  mark(s, unit, spent ? Mark.dispersed | Mark.spent : Mark.dispersed);
  if (!destroyed) return;
  destroy(s, unit);
  reviewControl(play, hex);
}

/** 7.72, 7.72a On entry into this turn's barrage. */
export function barrageOn(play: BattlePlay, unit: UnitId): void {
  if (hexOf(play.s, unit) === NONE) return;
  if (isInTheOpen(play.s, unit)) sweep(play, unit, true);
  else shake(play, unit, false, true);
}

/** 7.71, 7.72 The two rows or columns of this turn; none before it begins and once it has left the map. */
export const barrageHexes = ({ scenario }: State, turn: number): readonly HexId[] =>
  scenario.barrage?.hexes[turn] ?? NOWHERE;
const NOWHERE: readonly HexId[] = [];

/** 7.71, 7.72 The last act of the initiative phase. */
export function rollBarrage(play: BattlePlay): void {
  const { s, tell } = play;
  const { barrage } = s.scenario;
  const hexes = barrageHexes(s, turnOf(s));
  if (barrage === null || hexes.length === 0) return;
  set(s, G.bombarded, 1); // 7.221a
  tell?.({ kind: 'barrage', rule: cite('7.72'), side: barrage.side, hexes });
  for (const hex of hexes) markHex(s, hex, HexMark.barrage);
  strikeAll(play, hexes, false, true);
}

export function liftBarrage(s: State): void {
  for (let hex = 0; hex < s.scenario.hexes.length; hex++) unmarkHex(s, hex, HexMark.barrage);
}

/** 7.8, 7.8a The mine goes up: everybody above it, of either side. */
export function blowMine(play: BattlePlay, hex: HexId): void {
  const { s, tell } = play;
  const units = unitsIn(s, [hex]);
  tell?.({ kind: 'mine', rule: cite('7.8'), hex, units });
  for (const unit of units) destroy(s, unit);
  reviewControl(play, hex);
}

/** 7.62, 7.62a, 7.72a Who lays the gap that is due after so many; NONE when all are laid. */
export function gapSide(firer: SideId, pulverising: boolean, laid: number): SideId | typeof NONE {
  if (pulverising) return laid === 0 ? foeOf(firer) : laid === 1 ? firer : NONE;
  return laid < 2 ? firer : laid < 4 ? foeOf(firer) : NONE;
}

/** 7.62a The wire that is still whole on the hexsides of some hexes, by name. */
export function wiresOf(s: State, hexes: readonly HexId[]): WireId[] {
  const wires: WireId[] = [];
  for (const [wire, { a, b }] of s.scenario.wires.entries()) {
    if (isWhole(s, wire) && (hexes.includes(a) || hexes.includes(b))) wires.push(wire);
  }
  return wires;
}

/** 8.82 For good, for both sides and both directions. */
export function layGap({ s, tell }: BattlePlay, side: SideId, wire: WireId, rule: string): void {
  tell?.({ kind: 'gap', rule: cite(rule), side, wire });
  cutWire(s, wire);
}

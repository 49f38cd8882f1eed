// 6.021, 6.031 Whether a unit may fire at a hex: its line, what conceals it, its range, and friends in the way.

import { apartOf } from './field.ts';
import {
  aimOf,
  countIn,
  Firing,
  faceOf,
  firingOf,
  G,
  get,
  hexOf,
  is,
  isIn,
  loadOf,
  type State,
  sideOf,
  turnOf,
  unitIn,
} from './state.ts';
import {
  foeOf,
  Ground,
  type HexId,
  Is,
  Load,
  OBSTACLES,
  type SideId,
  type UnitId,
} from './types.ts';

/** What a line comes to: not to be seen along, or seen with so many hexes that conceal (6.025). */
export const BLOCKED = -1;

export const isDark = (s: State): boolean => s.scenario.dark[turnOf(s)] === 1;
const isWet = (s: State): boolean => s.scenario.wet[turnOf(s)] === 1;

/** 9.01 How far attacks reach in darkness. */
const NIGHT_RANGE = 2;

/** 6.021 The line between two hexes, terrain and concealment: 0 clear, 1 concealed once, or blocked. */
export function line(s: State, a: HexId, b: HexId, observing = false): number {
  if (a === b) return 0;
  const { sight, hexes } = s.scenario;
  const at = a * hexes.length + b;
  if (sight.open[at] === 0) return BLOCKED; // 6.023
  const dark = !observing && isDark(s); // 7.11a
  if (!dark && get(s, G.clouds) === 0 && !isWet(s)) {
    const grain = sight.grain[at] as number;
    return grain > 1 ? BLOCKED : grain;
  }
  const hidden = concealments(s, a, b, dark || isWet(s));
  return hidden > 1 ? BLOCKED : hidden;
}

/** 6.025 How often a line crosses concealment: darkness, precipitation, grain, smoke, gas; two kinds in a hex once. */
function concealments(s: State, a: HexId, b: HexId, everywhere: boolean): number {
  const { sight, hexes, terrain } = s.scenario;
  const { met } = sight;
  const high = (((terrain[a] as number) | (terrain[b] as number)) & Ground.summit) !== 0;
  let at = sight.startOf[a * hexes.length + b] as number;
  let hidden = 0;
  const grain = high ? 0 : Ground.grain; // 6.026
  for (let left = met[at++] as number; left > 0; left--)
    if (conceals(s, met[at++] as number, grain) || everywhere) hidden++;
  for (let left = met[at++] as number; left > 0; left--) {
    const one = met[at++] as number;
    const other = met[at++] as number;
    if (everywhere || (conceals(s, one, grain) && conceals(s, other, grain))) hidden++; // 6.025a
  }
  return hidden;
}

const conceals = (s: State, hex: HexId, grain: number): boolean =>
  ((s.scenario.terrain[hex] as number) & grain) !== 0 ||
  (get(s, G.clouds) > 0 && isClouded(s, hex));

/** 7.41, 7.51 Smoke or gas in a hex. */
function isClouded(s: State, hex: HexId): boolean {
  for (let battery = 0; battery < s.scenario.batteries.length; battery++) {
    if (firingOf(s, battery) !== Firing.down || aimOf(s, battery) !== hex) continue;
    if (loadOf(s, battery) !== Load.shell) return true;
  }
  return false;
}

/** 6.022, 6.023, 6.024a Whether friendly infantry stands in the way of infantry that fires. */
function isHindered(s: State, side: SideId, a: HexId, b: HexId): boolean {
  const { sight, hexes, terrain } = s.scenario;
  if ((((terrain[a] as number) | (terrain[b] as number)) & Ground.summit) !== 0) return false;
  const { met } = sight;
  let at = sight.startOf[a * hexes.length + b] as number;
  for (let left = met[at++] as number; left > 0; left--) {
    if (hasInfantry(s, met[at++] as number, side)) return true;
  }
  for (let left = met[at++] as number; left > 0; left--) {
    if (isObstacle(s, met[at++] as number, side) && isObstacle(s, met[at] as number, side))
      return true;
    at++;
  }
  return false;
}

/** 6.023a Obstacles on both sides of a hexside may be of two kinds. */
const isObstacle = (s: State, hex: HexId, side: SideId): boolean =>
  ((s.scenario.terrain[hex] as number) & OBSTACLES) !== 0 || hasInfantry(s, hex, side);

function hasInfantry(s: State, hex: HexId, side: SideId): boolean {
  const count = countIn(s, hex, side);
  for (let place = 0; place < count; place++) {
    if (is(s, unitIn(s, hex, side, place), Is.infantry)) return true;
  }
  return false;
}

/** 5.12, 6.031, 9.01 How far a unit reaches. */
export function reachOf(s: State, unit: UnitId): number {
  const range = s.scenario.range[faceOf(s, unit)] as number;
  return isDark(s) ? Math.min(range, NIGHT_RANGE) : range;
}

/** Whether a unit may fire at a hex as it stands: BLOCKED, or how often its line is concealed. */
export function aim(s: State, unit: UnitId, hex: HexId): number {
  const from = hexOf(s, unit);
  const side = sideOf(s, unit);
  if (isIn(s, from, foeOf(side))) return hex === from && !is(s, unit, Is.mortar) ? 0 : BLOCKED; // 6.01
  const apart = apartOf(s.scenario, from, hex);
  if (apart === 0 || apart > reachOf(s, unit)) return BLOCKED;
  const hidden = line(s, from, hex);
  if (hidden === BLOCKED || apart === 1 || !is(s, unit, Is.infantry)) return hidden;
  return isHindered(s, side, from, hex) ? BLOCKED : hidden;
}

/** The rule that forbids a unit to fire at a hex, whoever is in it; null when none does. */
export function whyNotAim(s: State, unit: UnitId, hex: HexId): string | null {
  const from = hexOf(s, unit);
  const side = sideOf(s, unit);
  if (isIn(s, from, foeOf(side))) {
    if (hex !== from || is(s, unit, Is.mortar)) return '6.01';
    return null;
  }
  if (hex === from) return '6.01a';
  const { hexes, sight } = s.scenario;
  if (apartOf(s.scenario, from, hex) > reachOf(s, unit)) return '6.031';
  if (sight.open[from * hexes.length + hex] === 0) return '6.023a';
  if (line(s, from, hex) === BLOCKED) return '6.025';
  return is(s, unit, Is.infantry) && isHindered(s, side, from, hex) ? '6.022' : null;
}

/** 6.01a, 6.11 Whether zone fire at a hex can harm an enemy of a side. */
export function isTarget(s: State, hex: HexId, side: SideId): boolean {
  const foe = foeOf(side);
  const count = countIn(s, hex, foe);
  for (let place = 0; place < count; place++) {
    if (!is(s, unitIn(s, hex, foe, place), Is.armour)) return true;
  }
  return false;
}

/** 6.21 The anti-tank fire power of a unit, NONE without. */
export const antiTankOf = (s: State, unit: UnitId): number =>
  s.scenario.at[faceOf(s, unit)] as number;

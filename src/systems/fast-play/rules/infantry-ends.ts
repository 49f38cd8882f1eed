// 8, 10 The ends of infantry, which spends two at most: one step and a pivot, two steps, or a passage of lines. What
// ways.ts finds by going every way, in one look at the hexes around; tests hold the two against each other.

import type { EndList } from './end-list.ts';
import type { Field } from './field.ts';
import { Hindrance, isThick } from './ground.ts';
import { facingOf, hexOf, type State, unitIn } from './state.ts';
import { type HexId, MAX_HEXES, NONE, type UnitId } from './types.ts';
import { hexesAround } from './ways.ts';

const ALL = 0b111111;
/** By facing, three bits each: one spent for it and two for all others; nothing and one; two. */
const costs = (own: number, others: number): Int32Array =>
  Int32Array.from({ length: 6 }, (_, facing) => {
    let bits = 0;
    for (let f = 0; f < 6; f++) bits |= (f === facing ? own : others) << (3 * f);
    return bits;
  });
const HERE = costs(0, 1);
const NEXT = costs(1, 2);
const TWO_STEPS = costs(2, 0);

const facings = new Uint8Array(MAX_HEXES); // found so far, by hex
const fights = new Uint8Array(MAX_HEXES);
const spent = new Int32Array(MAX_HEXES);
const beside = new Uint8Array(MAX_HEXES); // 10.2 next to an enemy
const touching = new Uint8Array(MAX_HEXES); // hexes marked so
const leaving = new Uint8Array(6); // 10.5 hexes of enemies it is in contact with
let touched = 0; // how many are marked
let left = 0; // how many are left

/** Writes down the ends; nobody else's lists are open meanwhile. */
export function findInfantryEnds(s: State, unit: UnitId, into: EndList): void {
  const field = s.scenario;
  const hex = hexOf(s, unit);
  const facing = facingOf(s, unit);
  const near = hexesAround(field, hex, 2);
  for (let n = 0; n < near.length; n++) {
    facings[near[n] as number] = 0;
    fights[near[n] as number] = 0;
  }
  findEnemies(s, unit, hex);
  facings[hex] = ALL; // 8.4
  fights[hex] = ALL;
  spent[hex] = HERE[facing] as number;
  const thick = isThick(field, hex);
  for (let towards = 0; towards < 6; towards++) {
    const step = field.steps[hex * 6 + towards] as number;
    const to = step & 255;
    if (step === NONE || unitIn(s, to) !== NONE || !drawsOff(field, hex, to)) continue;
    const bits = step >> 8;
    facings[to] = ALL; // 8.4 whoever pivots first faces any way there
    fights[to] = (bits & Hindrance.noFight) === 0 ? 1 << facing : 0; // 8.5, 9.4
    spent[to] = NEXT[facing] as number;
    const goesOn = (bits & (Hindrance.stops | Hindrance.only)) === 0 && !thick && beside[to] === 0;
    if (goesOn && isAhead(facing, towards)) stepTwice(s, hex, to, facing);
  }
  if (left === 0 && !thick) passThrough(s, unit, hex, facing);
  write(near, into);
  for (let n = 0; n < touched; n++) beside[touching[n] as number] = 0;
}

const isAhead = (facing: number, towards: number): boolean => {
  const turn = towards - facing;
  return turn === 0 || turn === 1 || turn === -1 || turn === 5 || turn === -5;
};

/** 8.3 A second step forward. */
function stepTwice(s: State, from: HexId, hex: HexId, facing: number): void {
  const field = s.scenario;
  for (let bend = 5; bend <= 7; bend++) {
    const step = field.steps[hex * 6 + ((facing + bend) % 6)] as number;
    const to = step & 255;
    if (step === NONE || unitIn(s, to) !== NONE || ((step >> 8) & Hindrance.only) !== 0) continue;
    if (drawsOff(field, hex, to)) comeTo(field, from, to, facing);
  }
}

/** 10.6, 10.7 Through a friend who faces the same way, and out on his far side. */
function passThrough(s: State, unit: UnitId, from: HexId, facing: number): void {
  const field = s.scenario;
  const { next, side, hinders, impassable } = field;
  for (let turn = 5; turn <= 7; turn++) {
    const towards = (facing + turn) % 6;
    const through = next[from * 6 + towards] as number;
    const friend = through === NONE ? NONE : unitIn(s, through);
    if (friend === NONE || side[friend] !== side[unit] || facingOf(s, friend) !== facing) continue;
    if (beside[through] === 1 || hinders[from * 6 + towards] !== 0) continue;
    for (let bend = 5; bend <= 7; bend++) {
      const out = through * 6 + ((facing + bend) % 6);
      const far = next[out] as number;
      if (far === NONE || unitIn(s, far) !== NONE || impassable[far] === 1) continue;
      if (((hinders[out] as number) & Hindrance.only) === 0) comeTo(field, from, far, facing);
    }
  }
}

/** A hex two steps away, where it may no longer fight; what is next to it has been reached for less. */
function comeTo({ apart, hexes }: Field, from: HexId, to: HexId, facing: number): void {
  if (apart[from * hexes.length + to] !== 2) return;
  facings[to] = 1 << facing;
  spent[to] = TWO_STEPS[facing] as number;
}

function write(near: Uint8Array, into: EndList): void {
  for (let place = 0; place < near.length; place++) {
    const hex = near[place] as number;
    into.hex[place] = hex;
    into.facings[place] = facings[hex] as number;
    into.fights[place] = fights[hex] as number;
    into.costs[place] = spent[hex] as number;
    into.touches[place] = beside[hex] as number;
  }
  into.places = near.length;
}

/** 10.3, 10.5 A unit in contact goes only further from each enemy it touches, and into no new contact. */
function drawsOff({ apart, hexes }: Field, hex: HexId, to: HexId): boolean {
  if (left === 0) return true;
  if (beside[to] === 1) return false;
  for (let i = 0; i < left; i++) {
    const row = (leaving[i] as number) * hexes.length;
    if ((apart[row + to] as number) <= (apart[row + hex] as number)) return false;
  }
  return true;
}

/** 10.2, 10.5 Hexes next to an enemy, and the enemies it is in contact with now. */
function findEnemies(s: State, unit: UnitId, from: HexId): void {
  const { next, side, apart, hexes } = s.scenario;
  const row = from * hexes.length;
  touched = 0;
  left = 0;
  for (let enemy = 0; enemy < side.length; enemy++) {
    const hex = hexOf(s, enemy);
    if (hex === NONE || side[enemy] === side[unit]) continue;
    const steps = apart[row + hex] as number;
    if (steps > 3) continue;
    if (steps === 1) leaving[left++] = hex;
    for (let facing = 0; facing < 6; facing++) {
      const there = next[hex * 6 + facing] as number;
      if (there === NONE || beside[there] === 1) continue;
      beside[there] = 1;
      touching[touched++] = there;
    }
  }
}

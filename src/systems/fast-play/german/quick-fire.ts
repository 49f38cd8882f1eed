// 20.2 What the ends of one unit's orders may give, place by place: the best shot of each, and the dice it would have there
// next turn.

import { facingIn, placeOf } from '../rules/end-list.ts';
import { diceOf, type FireTable, isBehind, MAY_BE_CUT } from '../rules/fire-table.ts';
import { NONE, type UnitId } from '../rules/types.ts';
import { board } from './quick-board.ts';
import type { QuickEnds } from './quick-ends.ts';

export const FACINGS = 0b111111;
/** Dice from so far off are counted by themselves. */
const FAR_OFF = 3;

/** For all facings: with which of them it may fight is another matter. */
export function workOutGive(v: QuickEnds, place: number): void {
  const first = place * 8;
  for (let i = first; i < first + 6; i++) {
    v.gives[i] = 0;
    v.targets[i] = NONE;
    v.shotDice[i] = 0;
  }
  const { foes } = v;
  const staying = place === placeOf(v.stay) ? 1 << facingIn(v.stay) : 0;
  if (foes.nears > 0) bestShots(v, place, FACINGS & ~staying, v.moved, foes.near, foes.nears);
  if (staying !== 0) bestShots(v, place, staying, v.still, foes.units, foes.count);
}

/** The best shots by a table with some facings at one place. */
function bestShots(
  v: QuickEnds,
  place: number,
  facings: number,
  table: FireTable,
  foes: Uint8Array,
  count: number,
): void {
  const { apart, fronts, hexes } = v.s.scenario;
  const hex = v.ends.hex[place] as number;
  const bound = v.ends.touches[place] === 1; // 10.4
  const row = hex * hexes.length;
  for (let k = 0; k < count; k++) {
    const foe = foes[k] as number;
    const at = board.hex[foe] as number;
    const entry = table[row + at] as number;
    if (entry === 0 || (bound && apart[row + at] !== 1)) continue;
    const ahead = (fronts[row + at] as number) & facings;
    if (ahead === 0) continue;
    const behind = isAtBack(v, hex, foe);
    const dice = diceOn(v, entry, behind, hex, at);
    if (dice === 0) continue;
    if (behind) v.stabbing = true;
    const give = dice * (board.worth[foe] as number);
    if (give > (v.most[foe] as number)) v.most[foe] = give;
    offer(v, place * 8, ahead, foe, dice);
  }
}

/** 20.2 Ends that face a foe take it for their target where nothing better, or weaker, has been found. */
function offer(v: QuickEnds, first: number, facings: number, foe: UnitId, dice: number): void {
  const give = dice * (board.worth[foe] as number);
  const strength = board.strength[foe] as number;
  for (let i = first, left = facings; left !== 0; i++, left >>= 1) {
    const best = v.gives[i] as number;
    if ((left & 1) === 0 || give < best) continue;
    if (give === best && strength >= (board.strength[v.targets[i] as number] as number)) continue;
    v.gives[i] = give;
    v.targets[i] = foe;
    v.shotDice[i] = dice;
  }
}

/** 11.7, 11.14 The dice by an entry of a table. */
function diceOn(v: QuickEnds, entry: number, behind: boolean, hex: number, at: number): number {
  const dice = diceOf(entry, behind);
  if (dice === 0 || (entry & MAY_BE_CUT) === 0) return dice;
  return v.foes.sees(v.s, hex, at) ? dice : 0;
}

/** 11.12 Whether a hex lies at the back of a foe. */
export function isAtBack(v: QuickEnds, hex: number, foe: UnitId): boolean {
  const steady = board.steady[foe] === 1;
  const at = board.hex[foe] as number;
  return isBehind(v.s.scenario, hex, at, board.facing[foe] as number, steady);
}

/** The dice it would have standing there next turn; of them those from far off, and the most whichever way it faces. */
export function workOutStanding(v: QuickEnds, place: number): void {
  const { apart, fronts, hexes } = v.s.scenario;
  const { standings, fars, foes, still } = v;
  const first = place * 8;
  const hex = v.ends.hex[place] as number;
  const row = hex * hexes.length;
  for (let i = first; i < first + 6; i++) {
    standings[i] = 0;
    fars[i] = 0;
  }
  let best = 0;
  for (let k = 0; k < foes.count; k++) {
    const foe = foes.units[k] as number;
    const at = board.hex[foe] as number;
    const entry = still[row + at] as number;
    if (entry === 0) continue;
    const dice = diceOn(v, entry, isAtBack(v, hex, foe), hex, at);
    if (dice === 0) continue;
    if (dice > best) best = dice;
    const far = (apart[row + at] as number) >= FAR_OFF;
    let ahead = (fronts[row + at] as number) & FACINGS;
    for (let i = first; ahead !== 0; i++, ahead >>= 1) {
      if ((ahead & 1) === 0) continue;
      if (dice > (standings[i] as number)) standings[i] = dice;
      if (far && dice > (fars[i] as number)) fars[i] = dice;
    }
  }
  v.best[place] = best;
}

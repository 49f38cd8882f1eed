// 20.3, 20.5, 20.9 What the ends of one unit's orders must expect, place by place: the two worst shots, enemies at its back,
// and how well it would face them.

import { facingIn, placeOf } from '../rules/end-list.ts';
import { BEHIND } from '../rules/field.ts';
import { DICE, type FireTable, FROM_BEHIND, MAY_BE_CUT } from '../rules/fire-table.ts';
import { Terrain } from '../rules/types.ts';
import { board } from './quick-board.ts';
import type { QuickEnds } from './quick-ends.ts';
import { AT_ARMS_LENGTH } from './quick-foes.ts';

/** 20.9 So far off an enemy is not faced any more. */
const UNFELT = 6;

/** 20.3 */
export function workOutTake(v: QuickEnds, place: number): void {
  const first = place * 8;
  worstShots(v, place, first, first + 6, false);
  if (v.infantry && place === placeOf(v.stay)) worstShots(v, place, v.stay, v.stay + 1, true);
}

/** What the two worst shots on ends of one place would expect; `steady` is infantry that stands still. */
function worstShots(
  v: QuickEnds,
  place: number,
  first: number,
  after: number,
  steady: boolean,
): void {
  const { apart, fronts, hexes, terrain } = v.s.scenario;
  const { takes, seconds, foes } = v;
  const hex = v.ends.hex[place] as number;
  const row = hex * hexes.length;
  const covered = steady && (terrain[hex] as number) >= Terrain.village; // 11.12
  const worth = steady ? 2 : 3;
  for (let i = first; i < after; i++) {
    takes[i] = 0;
    seconds[i] = 0;
  }
  let shots = 0;
  for (let k = 0; k < foes.count; k++) {
    const foe = foes.units[k] as number;
    if (board.fights[foe] === 0) continue;
    const at = board.hex[foe] as number;
    const entry = (board.tables[foe] as FireTable)[at * hexes.length + hex] as number;
    if (entry === 0) continue;
    const ahead = (fronts[at * hexes.length + hex] as number) >> (board.facing[foe] as number);
    const turns = board.turns[foe] === 1 && apart[row + at] === 1;
    if ((ahead & 1) === 0 && !turns) continue;
    if ((entry & MAY_BE_CUT) !== 0 && !foes.sees(v.s, at, hex)) continue;
    const plain = (entry & DICE) * worth;
    const rear = ((entry >> FROM_BEHIND) & DICE) * worth;
    shots++;
    let back = covered ? 0 : (fronts[row + at] as number) >> (BEHIND + facingIn(first));
    for (let i = first; i < after; i++, back >>= 1) {
      const shot = (back & 1) === 1 ? rear : plain;
      const worst = takes[i] as number;
      if (shot > worst) {
        seconds[i] = worst;
        takes[i] = shot;
      } else if (shot > (seconds[i] as number)) seconds[i] = shot;
    }
  }
  if (shots < 2) return;
  for (let i = first; i < after; i++) takes[i] = (takes[i] as number) + (seconds[i] as number);
}

/** 20.5 */
export function workOutExposed(v: QuickEnds, place: number): void {
  const { apart, fronts, hexes } = v.s.scenario;
  const { exposures, foes } = v;
  const first = place * 8;
  const row = (v.ends.hex[place] as number) * hexes.length;
  for (let i = first; i < first + 6; i++) exposures[i] = 0;
  for (let k = 0; k < foes.nears; k++) {
    const at = board.hex[foes.near[k] as number] as number;
    if ((apart[row + at] as number) > AT_ARMS_LENGTH) continue;
    let back = (fronts[row + at] as number) >> BEHIND;
    for (let i = first; back !== 0; i++, back >>= 1)
      exposures[i] = (exposures[i] as number) + (back & 1);
  }
}

/** 20.9 How well it would face its enemies; what hangs on the goal is left out. */
export function workOutWorth(v: QuickEnds, place: number): void {
  const { apart, fronts, hexes } = v.s.scenario;
  const { worths, foes } = v;
  const first = place * 8;
  const row = (v.ends.hex[place] as number) * hexes.length;
  for (let i = first; i < first + 6; i++) worths[i] = 0;
  for (let k = 0; k < foes.count; k++) {
    const at = board.hex[foes.units[k] as number] as number;
    const near = 4 * (UNFELT - (apart[row + at] as number));
    if (near <= 0) continue;
    let sides = fronts[row + at] as number;
    for (let i = first; i < first + 6; i++, sides >>= 1) {
      if ((sides & 1) === 1) worths[i] = (worths[i] as number) + near;
      else if (((sides >> BEHIND) & 1) === 1) worths[i] = (worths[i] as number) - 2 * near;
    }
  }
}

// 12.10 What the player knows: everything but registered hexes that no target has shown, a mine that has not gone up, the
// die of the automaton's set-up, and the dice to come.

import { copy, copyInto } from '../../../engine/position.ts';
import { RANDOM_CELLS, type Rolls } from '../../../engine/rolls.ts';
import { ownerOf } from './batteries.ts';
import {
  Firing,
  firingOf,
  G,
  get,
  isShown,
  registeredOf,
  type State,
  Step,
  set,
  setRegistered,
} from './state.ts';
import { NONE } from './types.ts';

/** Whether a battery's registered hex is hidden from the player. */
export const isHidden = (s: State, battery: number): boolean =>
  ownerOf(s, battery) !== s.scenario.human &&
  firingOf(s, battery) !== Firing.absent &&
  s.scenario.batteries[battery]?.registers === true &&
  !isShown(s, battery);

export function known(position: State): State {
  const s = copy(position);
  for (let i = 0; i < RANDOM_CELLS; i++) set(s, G.random + i, 0);
  set(s, G.plan, 0);
  for (let battery = 0; battery < s.scenario.batteries.length; battery++) {
    if (isHidden(s, battery)) setRegistered(s, battery, NONE);
  }
  if (isMineHidden(s)) set(s, G.mine, NONE);
  return s;
}

/** 7.8a Whether a mine of the other side is still to go up. */
const isMineHidden = (s: State): boolean => {
  const { mine, human } = s.scenario;
  return mine !== null && mine.side !== human && get(s, G.step) <= Step.gaps;
};

/** A hidden mine lies under the player's trenches. Hidden registered hexes lie in no man's land, where anybody would look for them, no two on one. */
export function redeal(into: State, from: State, rolls: Rolls): void {
  copyInto(into, from);
  if (isMineHidden(into)) {
    const trenches = [...from.scenario.dugBy.keys()].filter(
      (hex) => from.scenario.dugBy[hex] === from.scenario.human,
    );
    const [hex = NONE] = trenches.splice(
      rolls.draw('redeal.mine', '12.10', Math.max(1, trenches.length)),
      1,
    );
    set(into, G.mine, hex);
  }
  const open = [...from.scenario.zones.noMansLand];
  const { batteries } = from.scenario;
  for (let battery = 0; battery < batteries.length; battery++) {
    const at = open.indexOf(registeredOf(from, battery));
    if (isShown(from, battery) && at >= 0) open.splice(at, 1);
  }
  for (let battery = 0; battery < batteries.length; battery++) {
    if (!isHidden(into, battery) || open.length === 0) continue;
    const [hex = NONE] = open.splice(rolls.draw('redeal.registered', '12.10', open.length), 1);
    setRegistered(into, battery, hex);
  }
}

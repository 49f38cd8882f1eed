// What a British player may see of a raid. The steady player reaches the state through this door only: what lies
// face down and what the dice will bring have no name here.

export { copyInto } from '../../../../engine/position.ts';

import { G, get, type RaidState } from '../../rules/state.ts';
import type { Place, Zone } from '../../rules/types.ts';
import { score } from '../../rules/victory.ts';

export {
  Act,
  assaultOf,
  beachOf as eventBeachOf,
  below,
  blankState,
  contactOf,
  delayOf as landsFrom,
  Flag,
  facing,
  fireOf,
  germanTop,
  guardOf,
  has,
  isCommando,
  isFaceDown,
  isInfantry,
  kindOf,
  levelsOf,
  lineOf,
  movesOf,
  Off,
  obstacleAt,
  placeOf,
  type RaidState,
  Stage,
  sameGround,
  stepsOf,
  topOf,
} from '../../rules/state.ts';

export const stageOf = (s: RaidState): number => get(s, G.stage);
export const turnOf = (s: RaidState): number => get(s, G.turn);
export const alarmOf = (s: RaidState): number => get(s, G.alarm);
export const levelOf = (s: RaidState): number => get(s, G.level);
export const strongpointsGone = (s: RaidState): number => get(s, G.strongpoints);
/** 12 As the score stands. */
export const pointsSoFar = (s: RaidState): number => score(s).vp;
export const isBatterySilent = (s: RaidState): boolean => get(s, G.secondGun) !== 0;
export const gunsDestroyed = (s: RaidState): number => get(s, G.guns);
export const isLineCut = (s: RaidState): boolean => get(s, G.telephone) !== 0;
export const battleZone = (s: RaidState): Zone => get(s, G.battle);
export const fallBackPlace = (s: RaidState): Place => get(s, G.origin);
export const linesFormed = (s: RaidState): number => get(s, G.lines);

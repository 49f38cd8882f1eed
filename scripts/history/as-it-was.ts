// Whether a raid went as the real one did: the second gun at 06:30, a handful of men lost, everybody else home.

import {
  G,
  get,
  isBritish,
  isCommando,
  kindOf,
  Off,
  placeOf,
  type RaidState,
} from '../../src/systems/raid/rules/state.ts';
import { ABOARD, Kind, type Place, type Unit } from '../../src/systems/raid/rules/types.ts';
import { score } from '../../src/systems/raid/rules/victory.ts';
import { STRIKE } from './orders.ts';

/** What is known of the raid, in the terms of the game. */
export const REAL = {
  secondGun: STRIKE,
  lost: { from: 4, to: 6 }, // commandos eliminated: some fifty men killed, wounded or missing
  vp: { from: 22, to: 26 }, // the published note says about 24
} as const;

/** Whether it can still come to that, asked after every turn. */
export function mayStillBe(s: RaidState): boolean {
  const second = get(s, G.secondGun);
  if (get(s, G.turn) > REAL.secondGun ? second !== REAL.secondGun : second !== 0) return false;
  return commandosAt(s, isLost) <= REAL.lost.to && !officersAt(s, isLost);
}

export function isAsItWas(s: RaidState): boolean {
  const lost = commandosAt(s, isLost);
  const { vp } = score(s);
  return (
    get(s, G.secondGun) === REAL.secondGun &&
    lost >= REAL.lost.from &&
    lost <= REAL.lost.to &&
    vp >= REAL.vp.from &&
    vp <= REAL.vp.to &&
    commandosAt(s, isAshore) === 0 &&
    !officersAt(s, (place) => isLost(place) || isAshore(place))
  );
}

const isLost = (place: Place): boolean => place === Off.lost;
const isAshore = (place: Place): boolean => place >= 0 && place < ABOARD;

export const commandosAt = (s: RaidState, where: (place: Place) => boolean): number =>
  british(s).filter((unit) => isCommando(s, unit) && where(placeOf(s, unit))).length;

const officersAt = (s: RaidState, where: (place: Place) => boolean): boolean =>
  british(s).some((unit) => kindOf(s, unit) === Kind.officer && where(placeOf(s, unit)));

const british = (s: RaidState): Unit[] =>
  s.scenario.units.map((_, unit) => unit).filter((unit) => isBritish(s, unit));

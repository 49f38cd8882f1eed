// 12 The most a raid can still end with. Every part is taken at its best by itself, so nothing ends with more.

import type { Bound } from '../../../../engine/endgame.ts';
import {
  at,
  Flag,
  G,
  get,
  guardOf,
  has,
  isCommando,
  kindOf,
  Off,
  placeOf,
  type RaidState,
} from '../../rules/state.ts';
import { ABOARD, Kind, type Unit } from '../../rules/types.ts';
import { type Boarding, boardingOf, paceOf } from './boarding.ts';
import { distancesOf } from './distances.ts';
import { gainsOf } from './gains.ts';

export function ceiling(s: RaidState): Bound {
  const boarding = boardingOf(s);
  const points = destroyed(s) + officers(s, boarding) + prisoners(s, boarding) + men(s, boarding);
  const { totalSuccess, halfSuccess } = s.scenario.victory;
  return { worth: points >= totalSuccess ? 2 : points >= halfSuccess ? 1 : 0, points };
}

/** 12a–12d, 12j */
function destroyed(s: RaidState): number {
  const { victory } = s.scenario;
  const { guns, strongpoints, telephone, harassed } = gainsOf(s);
  const last = get(s, G.secondGun);
  const inTime = last > 0 ? at(victory.secondGunByTurn, last) : guns > 0 ? bestInTime(s) : 0;
  return (
    (get(s, G.guns) + guns) * victory.gun +
    inTime +
    (get(s, G.telephone) + (telephone ? 1 : 0)) * victory.telephone +
    (get(s, G.strongpoints) + strongpoints) * victory.strongpoint +
    (get(s, G.harassed) + harassed) * (victory.harassed?.vp ?? 0)
  );
}

/** 12b From this turn on. */
function bestInTime(s: RaidState): number {
  const table = s.scenario.victory.secondGunByTurn;
  let best = 0;
  for (let turn = get(s, G.turn); turn < table.length; turn++)
    best = Math.max(best, at(table, turn));
  return best;
}

/** 12e, 12h */
function officers(s: RaidState, { can }: Boarding): number {
  return s.scenario.victory.officerLost.reduce((sum, { unit, vp, ashore }) => {
    const place = placeOf(s, unit);
    if (place === Off.lost) return sum + vp;
    if (place < 0 || can[unit] === true) return sum;
    return sum + Math.max(vp, ashore);
  }, 0);
}

/**
 * 12f Prisoners whose guard, or somebody who takes them over, can be aboard. Nobody taken in the last turn can: an assault
 * stops the stack (6.4c), and nobody ashore means nobody to assault.
 */
function prisoners(s: RaidState, boarding: Boarding): number {
  const { britishCount, units, victory } = s.scenario;
  let count = 0;
  for (let u = britishCount; u < units.length; u++) {
    if (placeOf(s, u) === Off.prisoner && canComeHome(s, guardOf(s, u), boarding)) count++;
  }
  return count * Math.max(0, victory.prisoner);
}

function canComeHome(s: RaidState, guard: Unit, { can }: Boarding): boolean {
  if (can[guard] === true) return true;
  const away = distancesOf(s.scenario).land[placeOf(s, guard)];
  if (away === undefined) return false;
  for (let u = 0; u < s.scenario.britishCount; u++) {
    const place = placeOf(s, u);
    if (!isCommando(s, u) || can[u] !== true) continue;
    if (place >= ABOARD && has(s, u, Flag.back)) continue;
    if (place >= ABOARD || at(away, place) <= paceOf(s, guard) + paceOf(s, u)) return true;
  }
  return false;
}

/** 12g */
function men(s: RaidState, { commandos }: Boarding): number {
  const { britishCount, victory } = s.scenario;
  let gone = -commandos;
  for (let u = 0; u < britishCount; u++) {
    if (kindOf(s, u) !== Kind.commando || has(s, u, Flag.event)) continue;
    const place = placeOf(s, u);
    if (place === Off.lost || (place >= 0 && place < ABOARD)) gone++;
  }
  return Math.max(0, gone - victory.commandosFree) * victory.commandoLost;
}

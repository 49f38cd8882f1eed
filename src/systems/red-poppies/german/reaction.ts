// R, T Reaction fire after every point of the enemy, and fire that is returned.

import { keepHighest, keepLowest } from '../../../engine/filters.ts';
import type { Action } from '../../../engine/system.ts';
import * as A from '../rules/actions.ts';
import { harmOf } from '../rules/chance.ts';
import { apartOf } from '../rules/field.ts';
import { legal } from '../rules/legal.ts';
import { cite } from '../rules/rule.ts';
import { hasMover, type Shot, threatOf } from '../rules/shots.ts';
import {
  countIn,
  G,
  get,
  has,
  hexOf,
  is,
  isOnMap,
  Mark,
  type State,
  unitIn,
} from '../rules/state.ts';
import { Cause, type HexId, Is, NONE, type UnitId } from '../rules/types.ts';
import { breakOf, isDoorstep, isMoreToCome, worthAgainst, worthOf } from './figures.ts';
import type { Inquiry, Sieve } from './inquiry.ts';

const LIST: Action[] = [];
const CLOSE = A.act(A.Do.close);

/** The hex of the group that moves. */
const groupHex = (s: State): HexId => {
  const lead = get(s, G.lead);
  return hexOf(s, isOnMap(s, lead) ? lead : get(s, G.second));
};

const reactionShot = (s: State, action: Action): Shot => ({
  unit: A.whoOf(action),
  hex: groupHex(s),
  target: A.kindOf(action) === A.Do['shoot-at'] ? A.whereOf(action) : NONE,
  cause: Cause.react,
});

/** R5 The best shot; the list is by unit, zone before anti-tank, target. */
const BEST_SHOT: Sieve = [
  keepHighest('worth', cite('R5'), (s, action) => worthOf(s, reactionShot(s, action))),
  keepLowest('order', cite('Q0'), (_, action) => A.whoOf(action) * 1024 + A.whereOf(action)),
];

/** R Which shot, or the end of the pause. */
export function reaction(inquiry: Inquiry): Action {
  const { s } = inquiry;
  legal(s, LIST);
  let more: boolean | null = null;
  let guns = 0;
  for (let i = 0; i < LIST.length - 1; i++) {
    const action = LIST[i] as Action;
    if (!is(s, A.whoOf(action), Is.mg)) continue;
    more ??= isMoreToCome(s);
    const drops = noGunShot(s, reactionShot(s, action), more);
    if (drops === null) guns++;
    inquiry.sift(action, drops);
  }
  for (let i = 0; i < LIST.length - 1 && guns === 0; i++) {
    const action = LIST[i] as Action;
    if (!is(s, A.whoOf(action), Is.mg))
      inquiry.sift(action, noRifleShot(s, reactionShot(s, action)));
  }
  const chosen = inquiry.choose('reaction', 'R5', BEST_SHOT);
  if (chosen === NONE) {
    inquiry.because('R5', inquiry.traces === null ? {} : figuresOf(s, nearestToFire(s)));
    return CLOSE;
  }
  inquiry.because(
    guns > 0 ? 'R3' : 'R4',
    inquiry.traces === null ? {} : figuresOf(s, reactionShot(s, chosen)),
  );
  return chosen;
}

/** Of all shots that were let be the one with the best chance, a gun's before a rifle's. */
function nearestToFire(s: State): Shot {
  const shots = LIST.slice(0, -1).map((action) => reactionShot(s, action));
  const rank = (shot: Shot): number => breakOf(s, shot) + (is(s, shot.unit, Is.mg) ? 100 : 0);
  return shots.reduce((best, shot) => (rank(shot) > rank(best) ? shot : best));
}

/** What its sentence names: the chance, how far, and all that R3 and R4 go by. */
function figuresOf(s: State, shot: Shot): Record<string, number> {
  const { unit, hex, target } = shot;
  return {
    ...{ unit, hex, worth: worthOf(s, shot), chance: breakOf(s, shot) },
    range: apartOf(s.scenario, hexOf(s, unit), hex),
    gun: is(s, unit, Is.mg) ? 1 : 0,
    moving: hasMover(s, hex, s.scenario.human, target) ? 1 : 0,
    doorstep: isDoorstep(s, hex) ? 1 : 0,
    more: isMoreToCome(s) ? 1 : 0,
    fresh: isWorthStopping(s, hex) ? 1 : 0,
  };
}

/** R1, R2 Not worth it, or nobody of the group is struck. */
function noShot(s: State, shot: Shot): string | null {
  if (worthOf(s, shot) <= 0) return 'R1';
  const harms = harmsOne(s, shot, get(s, G.lead)) || harmsOne(s, shot, get(s, G.second));
  return harms ? null : 'R2';
}
const harmsOne = (s: State, shot: Shot, unit: UnitId): boolean =>
  unit !== NONE &&
  isOnMap(s, unit) &&
  (shot.target === NONE ? !is(s, unit, Is.armour) : shot.target === unit) &&
  worthAgainst(s, unit, threatOf(s, shot)) > 0;

/** R3 The guns, when it hurts. */
function noGunShot(s: State, shot: Shot, more: boolean): string | null {
  if (!hasMover(s, shot.hex, s.scenario.human, shot.target)) return 'R3';
  const drops = noShot(s, shot);
  if (drops !== null) return drops;
  const hurts = breakOf(s, shot) >= s.scenario.thresholds.mgHurts;
  return hurts || !more || isDoorstep(s, shot.hex) ? null : 'R3';
}

/** R4 Rifles at close quarters, at somebody who can still do something. */
function noRifleShot(s: State, shot: Shot): string | null {
  const drops = noShot(s, shot);
  if (drops !== null) return drops;
  if (!isWorthStopping(s, shot.hex)) return 'R4';
  const { rifleClose, rifleFar } = s.scenario.thresholds;
  const close = apartOf(s.scenario, hexOf(s, shot.unit), shot.hex) <= 1;
  return breakOf(s, shot) >= (close ? rifleClose : rifleFar) ? null : 'R4';
}

function isWorthStopping(s: State, hex: HexId): boolean {
  const foe = s.scenario.human;
  const count = countIn(s, hex, foe);
  for (let place = 0; place < count; place++) {
    const unit = unitIn(s, hex, foe, place);
    if (!has(s, unit, Mark.spent) || !has(s, unit, Mark.dispersed)) return true;
  }
  return false;
}

const returnShot = (s: State, action: Action): Shot => ({
  unit: A.whoOf(action),
  hex: hexOf(s, get(s, G.lead)),
  target: A.kindOf(action) === A.Do['return-at'] ? A.whereOf(action) : NONE,
  cause: Cause.return,
});
const BEST_RETURN: Sieve = [
  keepLowest('unit', cite('Q0'), (_, action) => A.whoOf(action)),
  keepHighest('worth', cite('Q1'), (s, action) => worthOf(s, returnShot(s, action))),
  keepLowest('order', cite('Q0'), (_, action) => action),
];

/** T Which unit returns fire next, or no more. */
export function returnFire(inquiry: Inquiry): Action {
  const { s } = inquiry;
  legal(s, LIST);
  for (let i = 0; i < LIST.length - 1; i++) {
    const action = LIST[i] as Action;
    inquiry.sift(action, noReturn(s, returnShot(s, action)));
  }
  const chosen = inquiry.choose('return', 'T1', BEST_RETURN);
  if (chosen === NONE) {
    inquiry.because('T1');
    return CLOSE;
  }
  const shot = returnShot(s, chosen);
  inquiry.because(isMoreToCome(s) ? 'T3' : 'T2', {
    ...{ unit: shot.unit, worth: worthOf(s, shot), chance: incomingAt(s, shot.unit) },
  });
  return chosen;
}

/** T1 to T3 */
function noReturn(s: State, shot: Shot): string | null {
  const { returnWorth, returnRifle, returnGun } = s.scenario.thresholds;
  if (worthOf(s, shot) <= returnWorth) return 'T1';
  if (!isMoreToCome(s)) return null; // T2
  const least = is(s, shot.unit, Is.mg) ? returnGun : returnRifle;
  return incomingAt(s, shot.unit) >= least ? null : 'T3';
}

/** T3 Chances in 36 that the shot that is coming breaks a unit. */
function incomingAt(s: State, unit: UnitId): number {
  const [firer, hex, target] = [get(s, G.lead), get(s, G.hex), get(s, G.target)];
  return harmOf(s, unit, threatOf(s, { unit: firer, hex, target, cause: Cause.fire }));
}

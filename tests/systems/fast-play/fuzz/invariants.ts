// What must be true of every position. A check answers with a sentence, or null.

import {
  characterOf,
  facingOf,
  G,
  get,
  hasMark,
  hexOf,
  holderOf,
  isMoving,
  isOnBoard,
  Mark,
  pointsIn,
  Stage,
  type State,
  sideOf,
  storeIn,
  strengthOf,
  targetOf,
  unitIn,
} from '../../../../src/systems/fast-play/rules/state.ts';
import { NONE, Side } from '../../../../src/systems/fast-play/rules/types.ts';
import type { Fault } from '../../../support/fuzz/kit.ts';

type Check = (s: State) => Fault;

/** The first thing that is wrong with a position. */
export function faultIn(s: State): Fault {
  for (const check of CHECKS) {
    const fault = check(s);
    if (fault !== null) return fault;
  }
  return null;
}

const name = (s: State, unit: number): string => s.scenario.units[unit]?.id ?? `unit ${unit}`;

/** 8.9 One unit a hex, each where the board has it, none where nobody may go. */
function boardAgrees(s: State): Fault {
  let standing = 0;
  for (let unit = 0; unit < s.scenario.units.length; unit++) {
    const hex = hexOf(s, unit);
    if (hex === NONE) continue;
    standing++;
    if (unitIn(s, hex) !== unit) return `${name(s, unit)} is not in hex ${hex}`;
    if (s.scenario.impassable[hex] === 1) return `${name(s, unit)} stands where nobody may`;
    if (facingOf(s, unit) < 0 || facingOf(s, unit) > 5) return `${name(s, unit)} faces nowhere`;
  }
  let seen = 0;
  for (let hex = 0; hex < s.scenario.hexes.length; hex++) if (unitIn(s, hex) !== NONE) seen++;
  return seen === standing ? null : `${seen} units in hexes, ${standing} on the board`;
}

/** 2.1, 2.2 Strength from one to what it began with; who has none is gone for good. */
function strengthInRange(s: State): Fault {
  for (const [unit, { strength }] of s.scenario.units.entries()) {
    const left = strengthOf(s, unit);
    if (left < 0 || left > strength) return `${name(s, unit)} has strength ${left}`;
    if (isOnBoard(s, unit) && left === 0) return `${name(s, unit)} stands with nothing left`;
    if (isOnBoard(s, unit) && !hasMark(s, unit, Mark.arrived))
      return `${name(s, unit)} has not come`;
  }
  return null;
}

/** 2.8, 6.6, 8.2 Only who was activated moves or may fight. */
function marksMakeSense(s: State): Fault {
  for (let unit = 0; unit < s.scenario.units.length; unit++) {
    if (!isOnBoard(s, unit) || hasMark(s, unit, Mark.activated)) continue;
    const spoken = isMoving(s, unit) || hasMark(s, unit, Mark.mayFight | Mark.charging);
    if (spoken) return `${name(s, unit)} moves or fights without an order`;
  }
  return null;
}

/** 6 Nobody owes points, and they are of segments there are. */
function pointsInRange(s: State): Fault {
  for (const side of [Side.french, Side.german]) {
    if (characterOf(s, side) < 0 || characterOf(s, side) > 3) return `character of ${side}`;
    for (let segment = 0; segment < s.scenario.segments.length; segment++) {
      if (pointsIn(s, side, segment) < 0) return `${pointsIn(s, side, segment)} points`;
      if (storeIn(s, side, segment) < 0) return `${storeIn(s, side, segment)} points in store`;
    }
  }
  return null;
}

/** 12.2 Whoever is aimed at is of the other side. */
function targetsAreFoes(s: State): Fault {
  for (let unit = 0; unit < s.scenario.units.length; unit++) {
    const target = targetOf(s, unit);
    if (target === NONE || !isOnBoard(s, unit)) continue;
    if (sideOf(s, target) === sideOf(s, unit)) return `${name(s, unit)} aims at a friend`;
  }
  return null;
}

/** 5.1, 15.4 The clock, the question and the objectives. */
function frameMakesSense(s: State): Fault {
  const { turns, objectives, units } = s.scenario;
  const turn = get(s, G.turn);
  if (turn < 1 || turn > turns) return `turn ${turn}`;
  if (get(s, G.stage) < 0 || get(s, G.stage) > Stage.over) return `stage ${get(s, G.stage)}`;
  const asked = get(s, G.asked);
  if (asked !== NONE && units[asked] === undefined) return `unit ${asked} is asked about`;
  for (let o = 0; o < objectives.length; o++) {
    const hex = objectives[o]?.hex ?? NONE;
    const on = unitIn(s, hex);
    if (on !== NONE && holderOf(s, o) !== sideOf(s, on)) return `${name(s, on)} does not hold`;
  }
  return null;
}

const CHECKS: readonly Check[] = [
  boardAgrees,
  strengthInRange,
  marksMakeSense,
  pointsInRange,
  targetsAreFoes,
  frameMakesSense,
];

/** 2.2, 5 Strength only falls, nobody comes back, and no turn does; one in which nothing is asked goes by. */
export function trackFault(before: State, after: State): Fault {
  if (get(after, G.turn) < get(before, G.turn)) return 'the turn has gone back';
  for (const [unit, { id }] of after.scenario.units.entries()) {
    if (!hasMark(before, unit, Mark.arrived)) continue;
    if (strengthOf(after, unit) > strengthOf(before, unit)) return `${id} has grown`;
    if (!isOnBoard(before, unit) && isOnBoard(after, unit)) return `${id} has come back`;
  }
  return null;
}

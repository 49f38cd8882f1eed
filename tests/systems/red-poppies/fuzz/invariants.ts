// What must be true of every position of Red Poppies, and of one and the next. A check answers with a sentence, or null.

import {
  aimOf,
  askedOf,
  countIn,
  Firing,
  firingOf,
  G,
  get,
  has,
  heldBy,
  hexOf,
  is,
  isIn,
  isWhole,
  Mark,
  registeredOf,
  Stage,
  type State,
  sideOf,
  turnOf,
  unitIn,
} from '../../../../src/systems/red-poppies/rules/state.ts';
import { activeSide } from '../../../../src/systems/red-poppies/rules/turn.ts';
import {
  foeOf,
  Is,
  MOST_IN_HEX,
  NONE,
  Side,
} from '../../../../src/systems/red-poppies/rules/types.ts';
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
const place = (s: State, hex: number): string => s.scenario.hexes[hex]?.id ?? `hex ${hex}`;

/** 2.11 Two of a side in a hex at most, each where the map has it. */
function mapAgrees(s: State): Fault {
  let standing = 0;
  for (let unit = 0; unit < s.scenario.units.length; unit++)
    if (hexOf(s, unit) !== NONE) standing++;
  for (let hex = 0; hex < s.scenario.hexes.length; hex++) {
    for (const side of [Side.british, Side.german]) {
      const count = countIn(s, hex, side);
      if (count > MOST_IN_HEX) return `${count} in ${place(s, hex)}`;
      for (let at = 0; at < count; at++) {
        const unit = unitIn(s, hex, side, at);
        if (hexOf(s, unit) !== hex) return `${name(s, unit)} is not in ${place(s, hex)}`;
        if (sideOf(s, unit) !== side) return `${name(s, unit)} is among the others`;
        standing--;
      }
    }
  }
  return standing === 0 ? null : `${standing} are in hexes that have them not`;
}

/** 10.21 Whoever is alone in a hex holds it. */
function control(s: State): Fault {
  for (let hex = 0; hex < s.scenario.hexes.length; hex++) {
    for (const side of [Side.british, Side.german]) {
      if (!isIn(s, hex, side) || isIn(s, hex, foeOf(side))) continue;
      if (turnOf(s) > 0 && heldBy(s, hex) !== side) return `${place(s, hex)} is not held`;
    }
  }
  return null;
}

/** 8.74, 8.75, 2.23, 10.11 Marks that can stand together. */
function marksMakeSense(s: State): Fault {
  for (let unit = 0; unit < s.scenario.units.length; unit++) {
    const on = hexOf(s, unit) !== NONE;
    if (on && has(s, unit, Mark.destroyed | Mark.left | Mark.waiting))
      return `${name(s, unit)} is on the map, and is not`;
    if (on && !has(s, unit, Mark.here)) return `${name(s, unit)} is not of this level`;
    if (!has(s, unit, Mark.inTrench)) continue;
    if (!on || s.scenario.dugBy[hexOf(s, unit)] === NONE) return `${name(s, unit)}: no trench`;
    if (!is(s, unit, Is.digger)) return `${name(s, unit)} can be in no trench`;
  }
  return null;
}

/** 5.01, 5.43 Only the side whose half it is has ordered and moving units; named ones only while a mass is named. */
function ordersMakeSense(s: State): Fault {
  const stage = get(s, G.stage);
  const playing = turnOf(s) > 0 && stage !== Stage.over && stage !== Stage.reinforce;
  for (let unit = 0; unit < s.scenario.units.length; unit++) {
    if (has(s, unit, Mark.named) && stage !== Stage.mass) return `${name(s, unit)} is still named`;
    if (!playing || !has(s, unit, Mark.active | Mark.moving)) continue;
    if (sideOf(s, unit) !== activeSide(s)) return `${name(s, unit)} acts out of its half`;
  }
  return null;
}

/** 7.11 A target or fire lies on a hex, and nothing else does. */
function batteriesMakeSense(s: State): Fault {
  for (const [battery, { id, registers }] of s.scenario.batteries.entries()) {
    const firing = firingOf(s, battery);
    const lies = firing === Firing.aimed || firing === Firing.ready || firing === Firing.down;
    if (lies !== (aimOf(s, battery) !== NONE)) return `${id} is ${firing} on ${aimOf(s, battery)}`;
    if (!registers && registeredOf(s, battery) !== NONE) return `${id} has a hex registered`;
  }
  return null;
}

/** 4.21 The clock, the couplets and the question. */
function frameMakesSense(s: State): Fault {
  if (turnOf(s) < 0 || turnOf(s) > s.scenario.turns) return `turn ${turnOf(s)}`;
  if (get(s, G.couplets) < 0) return `${get(s, G.couplets)} couplets`;
  const over = get(s, G.stage) === Stage.over;
  return over || askedOf(s) === s.scenario.human ? null : 'the automaton is asked';
}

const CHECKS: readonly Check[] = [
  mapAgrees,
  control,
  marksMakeSense,
  ordersMakeSense,
  batteriesMakeSense,
  frameMakesSense,
];

/** No turn comes back and nobody does; wire that is cut stays cut, ground that is hallowed stays so. */
export function trackFault(before: State, after: State): Fault {
  if (turnOf(after) < turnOf(before)) return 'the turn has gone back';
  for (let unit = 0; unit < after.scenario.units.length; unit++) {
    const gone = Mark.destroyed | Mark.left;
    if (has(before, unit, gone) && !has(after, unit, gone)) return `${name(after, unit)} is back`;
  }
  for (const [wire, { id }] of after.scenario.wires.entries())
    if (!isWhole(before, wire) && isWhole(after, wire)) return `${id} is whole again`;
  const hallowed = get(before, G.hallowed);
  return hallowed === NONE || get(after, G.hallowed) === hallowed ? null : 'other hallowed ground';
}

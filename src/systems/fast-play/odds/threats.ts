// What the Germans may do to each French unit next: who would attack it as all stand now, by the German command's own
// choice of targets and with exact odds, and who could still be brought to bear on it by an order.

import { copy } from '../../../engine/position.ts';
import { nameTargets } from '../german/targets.ts';
import { type DiceParts, diceOn, diceParts, mayAttack, standOf } from '../rules/dice.ts';
import { endsOf } from '../rules/moves.ts';
import { mayActivate } from '../rules/orders.ts';
import {
  addMark,
  G,
  get,
  hasMark,
  isMoving,
  isOnBoard,
  Mark,
  type State,
  set,
  sideOf,
  targetOf,
} from '../rules/state.ts';
import { type HexId, NONE, Side, type UnitId } from '../rules/types.ts';
import { prepareSequence } from '../rules/volleys.ts';
import { type FightOdds, fightOdds } from './fight-odds.ts';

/** A German who would attack from where he stands. */
export interface Shot {
  readonly unit: UnitId;
  readonly parts: DiceParts;
  readonly sure: boolean; // activated for it; else he has yet to be
}

/** A German whom an order could bring to bear, at his best. */
export interface Reach {
  readonly unit: UnitId;
  readonly hex: HexId;
  readonly facing: number;
  readonly dice: number;
}

export interface UnitThreat {
  readonly unit: UnitId;
  readonly shots: readonly Shot[];
  readonly odds: FightOdds | null; // of all these shots together; null without one
  readonly reach: readonly Reach[]; // most dice first
}

/** Every French unit on the field, in danger or not. */
export function threats(s: State): UnitThreat[] {
  const aimed = aims(s);
  return s.scenario.units.flatMap((_, unit) =>
    sideOf(s, unit) === Side.french && isOnBoard(s, unit) ? [threatOf(s, aimed, unit)] : [],
  );
}

export const threatTo = (s: State, unit: UnitId): UnitThreat => threatOf(s, aims(s), unit);

function threatOf(s: State, aimed: Aims, unit: UnitId): UnitThreat {
  const attackers = s.scenario.units.flatMap((_, one) =>
    aimed.targets[one] === unit ? [one] : [],
  );
  const shots = attackers.map((one) => ({
    unit: one,
    parts: diceParts(aimed.s, standOf(aimed.s, one), standOf(aimed.s, unit)),
    sure: mayAttack(s, one),
  }));
  return {
    ...{ unit, shots, reach: reachOn(s, unit, attackers) },
    odds: attackers.length === 0 ? null : fightOdds(aimed.s, attackers, unit),
  };
}

interface Aims {
  readonly s: State; // with everybody ready who may still be
  readonly targets: readonly UnitId[]; // by unit: whom it would attack, NONE
}

/** 20.20 Whom each German would attack as all stand: as was named, or by the live choice in either sequence. */
function aims(state: State): Aims {
  const s = copy(state);
  for (let unit = 0; unit < s.scenario.units.length; unit++) {
    if (sideOf(s, unit) === Side.german && mayActivate(s, unit))
      addMark(s, unit, Mark.activated | Mark.mayFight);
  }
  const named = s.scenario.units.map((_, unit) =>
    sideOf(s, unit) === Side.german ? targetOf(state, unit) : NONE,
  );
  for (const sequence of [1, 2]) {
    if (sequence < fought(state)) continue;
    const trial = copy(s);
    set(trial, G.sequence, sequence);
    prepareSequence(trial);
    nameTargets({ s: trial, rolls: NO_DICE, tell: null });
    for (const unit of named.keys()) {
      const open = named[unit] === NONE && sideOf(s, unit) === Side.german;
      if (open && isMoving(s, unit) === (sequence === 2)) named[unit] = targetOf(trial, unit);
    }
  }
  prepareSequence(s);
  return { s, targets: named };
}

/** The sequence that is being fought, 1 before the combats. */
const fought = (s: State): number => (get(s, G.moved) >= 2 ? get(s, G.sequence) : 1);

const NO_DICE = {
  d6: (name: string) => unexpected(name),
  d10: (name: string) => unexpected(name),
  draw: (name: string) => unexpected(name),
};
function unexpected(name: string): never {
  throw new Error(`no die '${name}' was expected when targets are named`);
}

/** 8.10 Germans not yet activated whose segment can pay, by the order that brings most dice to bear. */
function reachOn(s: State, target: UnitId, except: readonly UnitId[]): Reach[] {
  const found: Reach[] = [];
  for (let unit = 0; unit < s.scenario.units.length; unit++) {
    if (sideOf(s, unit) !== Side.german || except.includes(unit)) continue;
    if (!mayActivate(s, unit) || hasMark(s, unit, Mark.fought)) continue;
    const best = bestReach(s, unit, target);
    if (best !== null) found.push(best);
  }
  return found.sort((a, b) => b.dice - a.dice || a.unit - b.unit);
}

function bestReach(s: State, unit: UnitId, target: UnitId): Reach | null {
  const here = standOf(s, unit);
  const at = standOf(s, target);
  let best: Reach | null = null;
  for (const { hex, facing, mayFight } of endsOf(s, unit)) {
    if (!mayFight) continue;
    const moving = hex !== here.hex || facing !== here.facing;
    const left = hex === here.hex ? NONE : here.hex;
    const dice = diceOn(s, { unit, hex, facing, moving }, at, left);
    if (dice > (best?.dice ?? 0)) best = { unit, hex, facing, dice };
  }
  return best;
}

// What an answer may bring, before it is given: exact chances from the live rules. Everything lies open (18.3), so
// nothing has to be hidden but the dice to come.

import { enumerate } from '../../../engine/enumerate.ts';
import { type Fraction, plus, reduced, ZERO } from '../../../engine/fraction.ts';
import { copy } from '../../../engine/position.ts';
import type { Action } from '../../../engine/system.ts';
import * as A from '../rules/actions.ts';
import { determine } from '../rules/character.ts';
import { forbids } from '../rules/legal.ts';
import { carryOut, endOf } from '../rules/orders.ts';
import { pointDie, rollPointDie } from '../rules/points.ts';
import { characterOf, G, isMoving, type State, set, sideOf, targetOf } from '../rules/state.ts';
import { targetsOf } from '../rules/targets.ts';
import { NONE, Side, type UnitId } from '../rules/types.ts';
import { prepareSequence } from '../rules/volleys.ts';
import { type FightOdds, fightOdds } from './fight-odds.ts';
import { threatTo, type UnitThreat } from './threats.ts';

/** All that chance may do to one answer; what does not apply is left out. */
export interface Odds {
  readonly fight?: FightOdds; // the attack alone
  readonly together?: FightOdds; // with those already pledged on the same target
  readonly targets?: readonly FightOdds[]; // 8.10 whom the unit could attack where an order leads it
  readonly threat?: UnitThreat; // … and who could attack it there
  readonly character?: readonly Fraction[]; // 4.2 by character
  readonly points?: readonly Fraction[]; // 6.2 what the die brings, by points
}

/** The odds of a legal answer, or null when it is forbidden. The state is left as it is. */
export function odds(s: State, action: Action): Odds | null {
  if (forbids(s, action) !== null) return null;
  switch (A.kindOf(action)) {
    case A.Do.attack:
      return attackOdds(s, A.unitOf(action), A.targetOfAttack(action));
    case A.Do.order:
    case A.Do.charge:
      return orderOdds(s, action);
    case A.Do.test:
      return { character: characterOdds(s) };
    case A.Do.name:
      return { points: pointOdds(s) };
    default:
      return {};
  }
}

/** The units of the player that are pledged on a target. */
export const pledgedOn = (s: State, target: UnitId): UnitId[] =>
  s.scenario.units.flatMap((_, unit) =>
    sideOf(s, unit) === Side.french && targetOf(s, unit) === target ? [unit] : [],
  );

/** 12.2 An attack by itself, and with everybody who has been told to attack the same. */
function attackOdds(s: State, unit: UnitId, target: UnitId): Odds {
  const fight = fightOdds(s, [unit], target);
  const others = pledgedOn(s, target).filter((one) => one !== unit);
  return others.length === 0
    ? { fight }
    : { fight, together: fightOdds(s, [unit, ...others], target) };
}

/** The position after an order, as its unit's sequence would find it if nobody else moved. */
export function afterOrder(s: State, action: Action): State {
  const after = copy(s);
  const unit = A.unitOf(action);
  const charge = A.kindOf(action) === A.Do.charge;
  const end = endOf(s, unit, A.hexOfOrder(action), A.facingOfOrder(action), charge);
  if (end !== undefined) carryOut({ s: after, rolls: NO_DICE, tell: null }, unit, end);
  set(after, G.sequence, isMoving(after, unit) ? 2 : 1);
  prepareSequence(after);
  return after;
}

function orderOdds(s: State, action: Action): Odds {
  const unit = A.unitOf(action);
  const after = afterOrder(s, action);
  const targets = targetsOf(after, unit).map((target) => fightOdds(after, [unit], target));
  return { targets, threat: threatTo(after, unit) };
}

const NO_DICE = {
  d6: (name: string) => unexpected(name),
  d10: (name: string) => unexpected(name),
  draw: (name: string) => unexpected(name),
};
function unexpected(name: string): never {
  throw new Error(`no die '${name}' was expected in an order`);
}

/** 4.2 What the test may make of the general. */
function characterOdds(s: State): Fraction[] {
  const chances = [ZERO, ZERO, ZERO, ZERO];
  enumerate(
    (rolls) => {
      const after = copy(s);
      determine({ s: after, rolls, tell: null }, Side.french, NONE);
      return characterOf(after, Side.french);
    },
    (character, d) => {
      chances[character] = plus(chances[character] ?? ZERO, { n: 1n, d });
    },
  );
  return chances.map(reduced);
}

/** 6.2 What a die named for a segment may bring it. */
function pointOdds(s: State): Fraction[] {
  const chances: Fraction[] = [];
  const { less } = pointDie(s, Side.french);
  enumerate(
    (rolls) => rollPointDie(rolls, s, Side.french, 0).value - less,
    (points, d) => {
      chances[points] = plus(chances[points] ?? ZERO, { n: 1n, d });
    },
  );
  return Array.from(chances, (chance) => reduced(chance ?? ZERO));
}

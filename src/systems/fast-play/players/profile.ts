// 17.2 The French by the automaton's own filters: a sparring partner, for measuring.

import { keepHighest, keepLowest, narrow } from '../../../engine/filters.ts';
import type { Player } from '../../../engine/player.ts';
import type { Action } from '../../../engine/system.ts';
import { type Command, chooseOrder } from '../german/choose-order.ts';
import { reasonFor } from '../german/follow.ts';
import { foesWithin, giveOf, isFoeWithin } from '../german/measure.ts';
import { quickOrder } from '../german/quick-order.ts';
import { postOf } from '../german/stances.ts';
import { giveOn, targetFilters } from '../german/targets.ts';
import { FRENCH } from '../german/temper.ts';
import * as A from '../rules/actions.ts';
import { standOf } from '../rules/dice.ts';
import type { Field } from '../rules/field.ts';
import { pointDie } from '../rules/points.ts';
import {
  characterOf,
  dieOf,
  fromOf,
  G,
  get,
  hasMark,
  hasOption,
  hexOf,
  isClosed,
  isOnBoard,
  Mark,
  Option,
  pointsIn,
  Stage,
  type State,
  sideOf,
  storeIn,
  targetOf,
} from '../rules/state.ts';
import { Character, MAX_RANGE, NONE, Side, type UnitId } from '../rules/types.ts';

export const profilePlayer = (): Player<Field> => ({
  name: 'profile',
  start: () => undefined,
  pick: (s, legal) => answer(s, legal),
});

function answer(s: State, legal: readonly Action[]): Action {
  const unit = get(s, G.asked);
  switch (get(s, G.stage)) {
    case Stage.character:
      return characterOf(s, Side.french) === Character.fainthearted ? A.test : A.keep;
    case Stage.lead:
      return A.command;
    case Stage.name:
    case Stage.deal:
      return placeDie(s, legal);
    case Stage.first:
      return A.second;
    case Stage.move:
      return nextOrder(s);
    case Stage.attack:
      return attack(s, unit, legal);
    case Stage.convert:
      return A.convert(unit);
    default:
      return reasonFor(s, unit, fromOf(s, targetOf(s, unit)), postOf(s, FRENCH, unit))[1]
        ? A.follow(unit)
        : A.stay(unit);
  }
}

/** 17.2 First to segments with units near a German, six to four. */
function placeDie(s: State, legal: readonly Action[]): Action {
  const wanted = s.scenario.segments.map(() => 0);
  for (let unit = 0; unit < s.scenario.units.length; unit++) {
    if (!isOnBoard(s, unit) || sideOf(s, unit) !== Side.french) continue;
    const segment = s.scenario.segment[hexOf(s, unit)] as number;
    const near = isFoeWithin(s, Side.french, hexOf(s, unit), 5);
    wanted[segment] = (wanted[segment] ?? 0) + (near ? 6 : 4);
  }
  const { named, less } = pointDie(s, Side.french);
  for (let n = 0; n < get(s, G.die); n++) {
    const kept = dieOf(s, Side.french, n);
    const score = named ? 3 : Math.floor(kept / 8) - less;
    wanted[kept % 8] = (wanted[kept % 8] ?? 0) - 6 * score;
  }
  const chosen = narrow(
    s,
    legal.map((_, index) => index),
    [
      keepHighest<State>(
        'most wanted',
        FILTER,
        (_, i) => wanted[A.segmentOf(legal[i] as Action)] ?? 0,
      ),
      keepLowest<State>('from the west', FILTER, (_, i) => i),
    ],
  );
  return legal[chosen] as Action;
}
const FILTER = { book: 'fast-play', id: '6.3' };

function nextOrder(s: State): Action {
  const command: Command = {
    temper: FRENCH,
    task: (_, unit) => postOf(s, FRENCH, unit),
    pledged: (target) => pledgedOn(s, target),
  };
  const here = get(s, G.inSegment);
  const segments = s.scenario.segments
    .map((_, segment) => segment)
    .filter((segment) => mayPay(s, segment));
  const order = here === NONE ? segments : [here, ...segments.filter((one) => one !== here)];
  for (const segment of order) {
    if (!hasOption(s, Option.charge)) {
      const quick = quickOrder(s, command, segment);
      if (quick !== null) return A.order(quick.unit, quick.end.hex, quick.end.facing);
      continue;
    }
    const chosen = chooseOrder(s, command, segment, false);
    if (chosen === null) continue;
    const { unit, end } = chosen.candidate;
    return end.charge ? A.charge(unit, end.hex, end.facing) : A.order(unit, end.hex, end.facing);
  }
  return A.done;
}

const mayPay = (s: State, segment: number): boolean =>
  !isClosed(s, Side.french, segment) &&
  pointsIn(s, Side.french, segment) + storeIn(s, Side.french, segment) > 0;

/** 20.8 What the orders already given would do to a unit. */
function pledgedOn(s: State, target: UnitId): number {
  let sum = 0;
  for (let unit = 0; unit < s.scenario.units.length; unit++) {
    if (!isOnBoard(s, unit) || sideOf(s, unit) !== Side.french) continue;
    if (!hasMark(s, unit, Mark.mayFight)) continue;
    const stand = standOf(s, unit);
    const given = giveOf(s, stand, foesWithin(s, Side.french, stand.hex, MAX_RANGE), NONE);
    if (given.target === target) sum += given.give;
  }
  return sum;
}

function attack(s: State, unit: UnitId, legal: readonly Action[]): Action {
  const targets = legal.filter((one) => A.kindOf(one) === A.Do.attack).map(A.targetOfAttack);
  const pledged = (target: UnitId): number => {
    let sum = 0;
    for (let other = 0; other < s.scenario.units.length; other++) {
      if (sideOf(s, other) === Side.french && targetOf(s, other) === target)
        sum += giveOn(s, other, target);
    }
    return sum;
  };
  return A.attack(unit, narrow(s, targets, targetFilters(s, unit, pledged)));
}

// What the picture of each chapter shows: a moment of a battle that was played, found by what happens in it, and the part
// of the map to look at.

import { percent, sum } from '../../../../engine/fraction.ts';
import type { Moment as AnyMoment } from '../../../../engine/moments.ts';
import type { Target } from '../../../../ui/sheet/model.ts';
import { fightOdds } from '../../odds/fight-odds.ts';
import * as A from '../../rules/actions.ts';
import { type DiceParts, diceOn, diceParts, standOf } from '../../rules/dice.ts';
import type { BattleEvent } from '../../rules/events.ts';
import { apartOf, type Field } from '../../rules/field.ts';
import { endsOf } from '../../rules/moves.ts';
import { isInContact, sideOfFront } from '../../rules/sight.ts';
import { facingOf, hexOf, isMoving, isOnBoard, type State, sideOf } from '../../rules/state.ts';
import { type HexId, Kind, NONE, Side, type UnitId } from '../../rules/types.ts';

export type Moment = AnyMoment<Field, BattleEvent>;

export interface Scene {
  readonly state: State;
  readonly around: readonly HexId[];
  readonly unit?: UnitId; // whom the caption speaks of, ringed in blue pencil
  readonly target?: UnitId; // and whom it would attack
  readonly targets?: readonly Target[];
  readonly plan?: readonly HexId[];
  readonly parts?: DiceParts; // 11.14 of its attack
  readonly line?: Readonly<Record<'high' | 'low' | 'range', number>>; // 11.4, 11.5 of its sight
  readonly chances?: Readonly<Record<'hit' | 'back' | 'destroyed', string>>; // in per cent
}

/** By chapter. */
export const SCENES: Readonly<Record<number, (moments: readonly Moment[]) => Scene | null>> = {
  3: (moments) => frontLine(moments),
  8: (moments) => mayEnd(moments),
  10: (moments) => inContact(moments),
  11: (moments) => fromAbove(moments),
  12: (moments) => fight(moments),
  13: (moments) => drivenBack(moments),
};

const unitsOf = (s: State, side: number): UnitId[] =>
  s.scenario.units.flatMap((_, unit) =>
    isOnBoard(s, unit) && sideOf(s, unit) === side ? [unit] : [],
  );

const around = ({ scenario }: State, hex: HexId): HexId[] =>
  [0, 1, 2, 3, 4, 5].flatMap((facing) => {
    const next = scenario.next[hex * 6 + facing] as number;
    return next === NONE ? [] : [next];
  });

/** 3.4, 3.5 The first unit to be ordered that has ground on every side, with its neighbours in front ringed. */
function frontLine(moments: readonly Moment[]): Scene | null {
  for (const { position: state, action } of moments) {
    if (A.kindOf(action) !== A.Do.order) continue;
    const unit = A.unitOf(action);
    const hex = hexOf(state, unit);
    const all = around(state, hex);
    if (all.length < 6) continue;
    const targets = all
      .filter((one) => sideOfFront(state.scenario, hex, facingOf(state, unit), one) > 0)
      .map((place): Target => ({ place, look: 'move' }));
    return { state, unit, targets, around: [hex, ...all] };
  }
  return null;
}

/** 8.10 The unit that is given an order with most hexes to end in, and with which of them it may still fight. */
function mayEnd(moments: readonly Moment[]): Scene | null {
  let best: Scene | null = null;
  for (const { position: state, action } of moments) {
    if (A.kindOf(action) !== A.Do.order) continue;
    const unit = A.unitOf(action);
    if (state.scenario.kind[unit] !== Kind.infantry) continue;
    const fights = new Map<HexId, boolean>();
    for (const { hex, mayFight } of endsOf(state, unit)) {
      fights.set(hex, fights.get(hex) === true || mayFight);
    }
    const both = new Set(fights.values()).size > 1;
    if (!both || fights.size <= (best?.targets?.length ?? 0)) continue;
    const targets = [...fights].map(([place, mayFight]): Target => {
      return { place, look: mayFight ? 'move' : 'pass' };
    });
    best = { state, unit, targets, around: [...fights.keys()] };
  }
  return best;
}

/** 10.2 A French unit beside a German. */
function inContact(moments: readonly Moment[]): Scene | null {
  for (const { after: state } of moments) {
    const unit = unitsOf(state, Side.french).find((one) =>
      isInContact(state, one, hexOf(state, one)),
    );
    if (unit === undefined) continue;
    const hex = hexOf(state, unit);
    const enemies = unitsOf(state, Side.german).map((one) => hexOf(state, one));
    const touched = around(state, hex).filter((one) => enemies.includes(one));
    return {
      state,
      unit,
      around: [hex, ...around(state, hex), ...touched.flatMap((one) => around(state, one))],
    };
  }
  return null;
}

/** 11.2 to 11.10 Infantry that stands still and fires down at a German further off. */
function fromAbove(moments: readonly Moment[]): Scene | null {
  for (const { position: state } of moments) {
    const { level } = state.scenario;
    for (const unit of unitsOf(state, Side.french)) {
      if (state.scenario.kind[unit] !== Kind.infantry || isMoving(state, unit)) continue;
      const from = hexOf(state, unit);
      const target = unitsOf(state, Side.german).find((one) => {
        const to = hexOf(state, one);
        const lower = (level[to] as number) < (level[from] as number);
        const far = apartOf(state.scenario, from, to) >= 2;
        return lower && far && diceOn(state, standOf(state, unit), standOf(state, one)) > 0;
      });
      if (target !== undefined) return aimed(state, unit, target);
    }
  }
  return null;
}

/** 12 The last attack that is told, before its dice fall. */
function fight(moments: readonly Moment[]): Scene | null {
  const moment = moments.filter(({ action }) => A.kindOf(action) === A.Do.attack).at(-1);
  if (moment === undefined) return null;
  const { position, action } = moment;
  return aimed(position, A.unitOf(action), A.targetOfAttack(action));
}

/** One attack with its dice and what it may bring. */
function aimed(state: State, unit: UnitId, target: UnitId): Scene {
  const { scenario } = state;
  const [from, to] = [hexOf(state, unit), hexOf(state, target)];
  const parts = diceParts(state, standOf(state, unit), standOf(state, target));
  const { hits, back, destroyed } = fightOdds(state, [unit], target);
  return {
    ...{ state, unit, target, parts, around: [from, to] },
    line: {
      high: scenario.level[from] as number,
      low: scenario.level[to] as number,
      range: apartOf(scenario, from, to),
    },
    targets: [{ place: to, look: 'fire', label: String(parts.total) }],
    chances: {
      hit: percent(sum(hits.slice(1))),
      back: percent(sum(back.slice(1))),
      destroyed: percent(destroyed),
    },
  };
}

/** 13.3 A unit that has been driven back, with its way in blue pencil. */
function drivenBack(moments: readonly Moment[]): Scene | null {
  for (const { events, position } of moments) {
    for (const event of events) {
      if (event.kind !== 'fell-back') continue;
      const from = hexOf(position, event.unit);
      const plan = [from, event.hex];
      return {
        state: position,
        target: event.unit,
        plan,
        around: [...around(position, from), event.hex],
      };
    }
  }
  return null;
}

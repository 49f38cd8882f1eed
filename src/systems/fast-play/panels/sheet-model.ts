// What the map is given to draw: units that can be ordered, where the unit in hand may end and how it may face, whom it
// may fire at, in red pencil what the Germans do or could do, in blue what has been aimed.

import type { SheetWish } from '../../../ui/sheet/face.ts';
import type { Arrow, Look, SheetModel, Target, Threat } from '../../../ui/sheet/model.ts';
import { lang } from '../../../words/index.ts';
import { intended } from '../map/intended.ts';
import { numbersAsked } from '../map/numbers.ts';
import * as A from '../rules/actions.ts';
import { standOf, totalDice } from '../rules/dice.ts';
import type { BattleEvent } from '../rules/events.ts';
import type { Field } from '../rules/field.ts';
import { facingOf, hexOf, isOnBoard, type State, sideOf, targetOf } from '../rules/state.ts';
import type { BattleAsked } from '../rules/system.ts';
import { type HexId, NONE, Side, type SideId, type UnitId } from '../rules/types.ts';
import type { BattleOrder } from './desk/battle-desk.ts';
import { chosenEnd, orderable, unitInHand } from './desk/in-hand.ts';
import { chanceOf, oddsOf, placeAfter } from './orders/attack-odds.ts';
import { ordersOf } from './orders/order-list.ts';
import { shotsOf } from './orders/threats.ts';

type Wish = SheetWish<Field, BattleAsked, BattleOrder, BattleEvent>;

export function sheetOf(wish: Wish): SheetModel<Field> {
  numbersAsked.value; // the paper is painted anew when they are asked for,
  intended.value; // and the pieces when something else is intended
  const { shown, ready, asked, position, inspected } = wish;
  const unit = inHandOf(wish);
  return {
    position: shown,
    lang: lang.value,
    selected: unit === NONE ? [] : [unit],
    targets: ready ? targetsOf(wish) : [],
    threats: [
      ...(wish.threats ? threatsOn(position) : []),
      ...(wish.telling ? arrowsOf(wish.telling, shown) : []),
      ...(ready && asked.kind === 'attack' ? aimsOf(position, Side.german) : []),
    ],
    plan: ready ? planOf(wish) : [],
    arrows: [
      ...(wish.arrows ?? []),
      ...(ready && asked.kind === 'attack' ? aimsOf(position, Side.french).map(asArrow) : []),
      ...(ready && asked.kind === 'move' ? linesOfFire(wish) : []),
    ],
    focus: wish.focused,
    inspected,
    lit: wish.lit,
  };
}

const inHandOf = ({ ready, asked, position, inspected }: Wish): number => {
  if (!ready) return NONE;
  return asked.kind === 'move' ? unitInHand(position, inspected) : asked.unit;
};

function targetsOf(wish: Wish): Target[] {
  const { asked, position, orders } = wish;
  if (asked.kind === 'move') return moveTargets(wish);
  if (asked.kind === 'attack') {
    return orders.flatMap(({ group, place, action }): Target[] => {
      if (group !== 'attack' || place === null) return [];
      const dice = totalDice(
        position,
        standOf(position, A.unitOf(action)),
        standOf(position, A.targetOfAttack(action)),
      );
      return [{ place, look: 'fire', label: String(dice) }];
    });
  }
  return orders.flatMap(({ place, action }): Target[] =>
    place === null || A.kindOf(action) !== A.Do.follow ? [] : [{ place, look: 'move' }],
  );
}

/** Units first; then the hexes where the one in hand may end; then the neighbours of the chosen hex, to be faced. */
function moveTargets(wish: Wish): Target[] {
  const { position, inspected, orders } = wish;
  const unit = unitInHand(position, inspected);
  if (unit === NONE) {
    return orderable(position).map((one) => ({ place: hexOf(position, one), look: 'own' }));
  }
  const chosen = chosenEnd.value;
  const own = orders.filter(({ group }) => ['stay', 'go', 'charge'].includes(group));
  const seen = seenFrom(position, lookedAt({ ...wish, unit }));
  if (chosen !== null) return withSeen(facedFrom(position, chosen, own), seen);
  const fights = new Map<HexId, boolean>();
  for (const { place, mayFight } of own) {
    if (place !== null) fights.set(place, fights.get(place) === true || mayFight);
  }
  const ends = [...fights].map(([place, mayFight]): Target => {
    return { place, look: mayFight ? 'move' : 'pass' };
  });
  return withSeen(ends, seen);
}

/** 8.10 The order of the unit in hand that is looked at; with no hex chosen, to stay and fire. */
function lookedAt({ position, inspected, looked, unit }: Wish & { readonly unit: UnitId }) {
  const orders = ordersOf(position, unit);
  const order = orders.find(({ action }) => action === looked);
  if (order !== undefined || inspected === null) return order;
  if (chosenEnd.value === null) return orders.find(({ group }) => group === 'stay');
  const here = orders.filter(({ place }) => place === chosenEnd.value);
  return here.find(({ action }) => A.facingOfOrder(action) === facingOf(position, unit));
}

/** Whom a unit could attack after an order, each with its chance of a hit. */
const seenFrom = (s: State, order: BattleOrder | undefined): Target[] =>
  (order === undefined ? [] : (oddsOf(s, order.action)?.targets ?? [])).map((fight) => ({
    place: hexOf(s, fight.target),
    look: 'fire',
    label: chanceOf(fight),
  }));

const withSeen = (targets: readonly Target[], seen: readonly Target[]): Target[] => {
  const red = new Set(seen.map(({ place }) => place));
  return [...targets.filter(({ place }) => !red.has(place)), ...seen];
};

/** From where the order that is looked at would leave the unit in hand to those it could attack there. */
function linesOfFire(wish: Wish): Arrow[] {
  const { position, inspected } = wish;
  const unit = unitInHand(position, inspected);
  const order = unit === NONE ? undefined : lookedAt({ ...wish, unit });
  return seenFrom(position, order).map(({ place }) => ({
    places: [order?.place ?? place, place],
    aims: true,
    faint: false,
  }));
}

/** 12.2 Whom the units of a side have been told to attack. */
function aimsOf(s: State, side: SideId): Threat[] {
  return s.scenario.units.flatMap((_, unit): Threat[] => {
    const target = targetOf(s, unit);
    if (sideOf(s, unit) !== side || !isOnBoard(s, unit)) return [];
    if (target === NONE || !isOnBoard(s, target)) return [];
    const dice = totalDice(s, standOf(s, unit), standOf(s, target));
    return [{ from: hexOf(s, unit), to: hexOf(s, target), label: String(dice) }];
  });
}

const asArrow = ({ from, to }: Threat): Arrow => ({ places: [from, to], aims: true, faint: false });

function facedFrom(s: State, chosen: HexId, orders: readonly BattleOrder[]): Target[] {
  const ways = new Map<HexId, Look>();
  for (const { action, mayFight } of orders) {
    const next = s.scenario.next[chosen * 6 + A.facingOfOrder(action)] as number;
    if (next !== NONE && ways.get(next) !== 'move') ways.set(next, mayFight ? 'move' : 'pass');
  }
  return [...ways].map(([place, look]) => ({ place, look }));
}

/** Blue pencil: from the unit in hand to where it would end; from a target to where it would be driven. */
function planOf(wish: Wish): HexId[] {
  const { position, inspected, hovered, looked, orders, asked } = wish;
  if (asked.kind === 'attack') return driven(position, looked);
  if (asked.kind !== 'move') return [];
  const unit = unitInHand(position, inspected);
  if (unit === NONE) return [];
  const from = hexOf(position, unit);
  const pointed = orders.some(({ place, group }) => place === hovered && group !== 'close');
  const goal =
    looked !== null ? A.hexOfOrder(looked) : (chosenEnd.value ?? (pointed ? hovered : null));
  return goal === null || goal === from ? [] : [from, goal];
}

/** 13.4 Where the target of the attack that is looked at would fall back to. */
function driven(s: State, looked: number | null): HexId[] {
  if (looked === null || A.kindOf(looked) !== A.Do.attack) return [];
  const to = placeAfter(s, looked);
  return to === null ? [] : [hexOf(s, A.targetOfAttack(looked)), to];
}

const threatsOn = (s: State): Threat[] =>
  shotsOf(s).map(({ unit, target, dice }) => ({
    from: hexOf(s, unit),
    to: hexOf(s, target),
    label: String(dice),
  }));

/** Red pencil: where a German march leads and whom a German unit fires at. */
function arrowsOf(event: BattleEvent, s: State): Threat[] {
  if (event.kind === 'ordered' && event.trace !== undefined && event.from !== event.hex)
    return [{ from: event.from, to: event.hex, label: '' }];
  if (event.kind !== 'attacks' && event.kind !== 'volley') return [];
  if (!isOnBoard(s, event.unit) || !isOnBoard(s, event.target)) return [];
  if (sideOf(s, event.unit) !== Side.german) return [];
  return [{ from: hexOf(s, event.unit), to: hexOf(s, event.target), label: '' }];
}

// What the map is given to draw: units that can be ordered, where the unit in hand may end and how it may face, whom it
// may fire at, and in red pencil what the Germans do or could do.

import type { SheetWish } from '../../../ui/sheet/face.ts';
import type { Look, SheetModel, Target, Threat } from '../../../ui/sheet/model.ts';
import { lang } from '../../../words/index.ts';
import { numbersAsked } from '../map/numbers.ts';
import * as A from '../rules/actions.ts';
import { standOf, totalDice } from '../rules/dice.ts';
import type { BattleEvent } from '../rules/events.ts';
import type { Field } from '../rules/field.ts';
import { hexOf, isOnBoard, type State, sideOf } from '../rules/state.ts';
import type { BattleAsked } from '../rules/system.ts';
import { type HexId, NONE, Side } from '../rules/types.ts';
import type { BattleOrder } from './desk/battle-desk.ts';
import { chosenEnd, orderable, unitInHand } from './desk/in-hand.ts';
import { shotsOf } from './orders/threats.ts';

type Wish = SheetWish<Field, BattleAsked, BattleOrder, BattleEvent>;

export function sheetOf(wish: Wish): SheetModel<Field> {
  numbersAsked.value; // the paper is painted anew when they are asked for
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
    ],
    plan: ready && asked.kind === 'move' ? planOf(wish) : [],
    arrows: wish.arrows ?? [],
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
function moveTargets({ position, inspected, orders }: Wish): Target[] {
  const unit = unitInHand(position, inspected);
  if (unit === NONE) {
    return orderable(position).map((one) => ({ place: hexOf(position, one), look: 'own' }));
  }
  const chosen = chosenEnd.value;
  const own = orders.filter(({ group }) => ['stay', 'go', 'charge'].includes(group));
  if (chosen !== null) return facedFrom(position, chosen, own);
  const fights = new Map<HexId, boolean>();
  for (const { place, mayFight } of own) {
    if (place !== null) fights.set(place, fights.get(place) === true || mayFight);
  }
  return [...fights].map(([place, mayFight]) => ({ place, look: mayFight ? 'move' : 'pass' }));
}

function facedFrom(s: State, chosen: HexId, orders: readonly BattleOrder[]): Target[] {
  const ways = new Map<HexId, Look>();
  for (const { action, mayFight } of orders) {
    const next = s.scenario.next[chosen * 6 + A.facingOfOrder(action)] as number;
    if (next !== NONE && ways.get(next) !== 'move') ways.set(next, mayFight ? 'move' : 'pass');
  }
  return [...ways].map(([place, look]) => ({ place, look }));
}

/** Blue pencil: from the unit in hand to where it would end. */
function planOf({ position, inspected, hovered, looked, orders }: Wish): HexId[] {
  const unit = unitInHand(position, inspected);
  if (unit === NONE) return [];
  const from = hexOf(position, unit);
  const pointed = orders.some(({ place, group }) => place === hovered && group !== 'close');
  const goal =
    looked !== null ? A.hexOfOrder(looked) : (chosenEnd.value ?? (pointed ? hovered : null));
  return goal === null || goal === from ? [] : [from, goal];
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

// What may be ordered at the toy's desk: whoever is looked at is in hand, and only his orders are listed.

import type { Action, Asked } from '../../../src/engine/system.ts';
import type { Order } from '../../../src/ui/sheet/desk.ts';
import type { SheetWish } from '../../../src/ui/sheet/face.ts';
import type { Look, SheetModel, Target } from '../../../src/ui/sheet/model.ts';
import { lang } from '../../../src/words/index.ts';
import type { Field } from '../rules/battle.ts';
import { Do, doing, first, neededBy, second } from '../rules/play.ts';
import { hexOf, isOwn, pieceIn, type State } from '../rules/state.ts';

const LOOKS: Readonly<Record<number, Look>> = { [Do.move]: 'move', [Do.fire]: 'fire' };
const GROUPS: Readonly<Record<number, string>> = { [Do.move]: 'move', [Do.fire]: 'fire' };

export function listOrders(s: State, { actions }: Asked, inspected: number | null): Order[] {
  const inHand = pieceInHand(s, actions, inspected);
  const his = (action: Action) => doing(action) === Do.end || first(action) === inHand;
  return actions.filter((action) => inHand === null || his(action)).map((a) => orderOf(s, a));
}

/** The piece in the hex that is looked at, when it can do anything. */
function pieceInHand(s: State, actions: readonly Action[], hex: number | null): number | null {
  const piece = hex === null ? -1 : pieceIn(s, hex);
  if (piece < 0 || !isOwn(s, piece)) return null;
  return actions.some((a) => doing(a) !== Do.end && first(a) === piece) ? piece : null;
}

const orderOf = (s: State, action: Action): Order => ({
  action,
  group: GROUPS[doing(action)] ?? 'end',
  place: placeOf(s, action),
});

/** Where an order leads: the hex moved to, or that of the target. */
function placeOf(s: State, action: Action): number | null {
  if (doing(action) === Do.move) return second(action);
  return doing(action) === Do.fire ? hexOf(s, second(action)) : null;
}

/** Where orders lead; before a piece is taken, whoever can be. A shot says its chance. */
export function sheetOf(wish: SheetWish<Field, Asked>): SheetModel<Field> {
  const { position, orders, inspected } = wish;
  const inHand = pieceInHand(position, wish.asked.actions, inspected);
  const targets =
    inHand === null ? takes(position, orders) : orders.flatMap((o) => lit(position, o));
  return {
    position: wish.shown,
    lang: lang.value,
    selected: inHand === null ? [] : [inHand],
    targets: wish.ready ? targets : [],
    threats: [],
    plan: [],
    focus: wish.focused,
    inspected: null, // no two pieces share a hex: nothing to fan out
    lit: wish.lit,
  };
}

const takes = (s: State, orders: readonly Order[]): Target[] =>
  [...new Set(orders.filter(({ place }) => place !== null).map(({ action }) => first(action)))].map(
    (piece) => ({ place: hexOf(s, piece), look: 'own' }),
  );

function lit(s: State, { action, place }: Order): Target[] {
  const look = LOOKS[doing(action)];
  if (look === undefined || place === null) return [];
  const label = look === 'fire' ? { label: `${chanceOf(s, action)} %` } : {};
  return [{ place, look, ...label }];
}

/** 4 In per cent. */
const chanceOf = (s: State, action: Action): number =>
  Math.round(((7 - neededBy(s, first(action))) * 100) / 6);

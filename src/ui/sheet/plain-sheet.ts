// What the sheet shows of a system that asks for nothing more: the position, and a light wherever an order leads.

import type { GameData } from '../../engine/position.ts';
import { lang } from '../../words/index.ts';
import type { SheetWish } from './face.ts';
import type { SheetModel } from './model.ts';

export function plainSheet<S extends GameData>(wish: SheetWish<S>): SheetModel<S> {
  const places = new Set(wish.ready ? wish.orders.map(({ place }) => place) : []);
  return {
    position: wish.shown,
    lang: lang.value,
    selected: [],
    targets: [...places].flatMap((place) => (place === null ? [] : [{ place, look: 'move' }])),
    threats: [],
    plan: [],
    arrows: wish.arrows ?? [],
    focus: wish.focused,
    inspected: wish.inspected,
    lit: wish.lit,
  };
}

// The desk of a battle, with what its panels know of an order.

import type { Desk, Order, Orders } from '../../../../ui/sheet/desk.ts';
import type { Verb } from '../../rules/actions.ts';
import type { BattleEvent } from '../../rules/events.ts';
import type { Field } from '../../rules/field.ts';
import type { BattleAsked } from '../../rules/system.ts';

export interface BattleOrder extends Order {
  readonly group: Verb; // a move may lead further than the next hex
}

export type BattleDesk = Desk<Field, BattleEvent, BattleAsked, BattleOrder>;
export type BattleOrders = Orders<Field, BattleEvent, BattleAsked, BattleOrder>;
export type BattleSession = BattleDesk['session'];
export type DeskPart<K extends keyof BattleDesk> = { readonly desk: Pick<BattleDesk, K> };

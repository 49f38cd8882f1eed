// The desk of a battle, with what its panels know of an order.

import type { Desk, Order, Orders } from '../../../../ui/sheet/desk.ts';
import type { BattleEvent } from '../../rules/events.ts';
import type { Field } from '../../rules/field.ts';
import type { BattleAsked } from '../../rules/system.ts';

export interface BattleOrder extends Order {
  readonly group: 'answer' | 'stay' | 'go' | 'charge' | 'attack' | 'pass' | 'close' | 'done';
  readonly mayFight: boolean; // 8.2, 9.4 of an order to a unit
}

export type BattleDesk = Desk<Field, BattleEvent, BattleAsked, BattleOrder>;
export type BattleOrders = Orders<Field, BattleEvent, BattleAsked, BattleOrder>;
export type DeskPart<K extends keyof BattleDesk> = { readonly desk: Pick<BattleDesk, K> };

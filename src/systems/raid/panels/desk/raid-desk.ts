// The desk of a raid: what its panels may read and call.

import type { Desk, Looks, Orders, Shows } from '../../../../ui/sheet/desk.ts';
import type { Decision } from '../../rules/decision.ts';
import type { RaidEvent } from '../../rules/events.ts';
import type { Scenario } from '../../rules/scenario.ts';
import type { RaidOrder } from '../orders/order-list.ts';

export type RaidDesk = Desk<Scenario, RaidEvent, Decision, RaidOrder>;
export type RaidOrders = Orders<Scenario, RaidEvent, Decision, RaidOrder>;
export type RaidLooks = Looks<Scenario, RaidEvent>;
export type RaidShows = Shows<Scenario, RaidEvent>;

/** For panels that take only some parts of it. */
export type DeskPart<Part extends keyof RaidDesk> = { readonly desk: Pick<RaidDesk, Part> };

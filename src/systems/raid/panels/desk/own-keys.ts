// The raid's own keys: the next stack and the one before, the end of the phase, the end of a stack's turn.

import type { OwnKey } from '../../../../ui/sheet/face.ts';
import { act, Do, first } from '../../rules/actions.ts';
import type { Decision } from '../../rules/decision.ts';
import type { RaidEvent } from '../../rules/events.ts';
import type { Scenario } from '../../rules/scenario.ts';
import { t } from '../../screen-words/t.ts';
import type { RaidOrder } from '../orders/order-list.ts';
import { END } from '../orders/slips.ts';
import { embarkEverybody } from './carry-out.ts';
import { zoneOfPlace } from './places.ts';
import type { RaidDesk } from './raid-desk.ts';
import { mayRelease, putBack, take, takesOf } from './takes.ts';

type RaidKey = OwnKey<Scenario, RaidEvent, Decision, RaidOrder>;

export const RAID_KEYS: readonly RaidKey[] = [
  {
    keys: ['N', 'P'],
    before: 'Z',
    what: () => t('raid.keys.next'),
    press: (desk, key) => void takeNext(desk, key === 'n' ? 1 : -1),
  },
  {
    keys: ['B'],
    before: 'L',
    what: () => t('raid.embarkAll'),
    press: ({ orders }) => {
      if (orders.ready.value) void embarkEverybody(orders);
    },
  },
  {
    keys: ['E'],
    before: 'L',
    what: () => t('raid.keys.end'),
    press: ({ orders }) => {
      if (orders.ready.value && orders.asked.value.kind === 'choose') void orders.give(END);
    },
  },
  {
    keys: ['D'],
    before: 'L',
    what: () => t('raid.keys.done'),
    press: ({ orders }) => {
      const may = orders.ready.value && orders.asked.value.actions.includes(act(Do.done));
      if (may) void orders.do(act(Do.done));
    },
  },
];

/** Takes up the next stack that can act; the one chosen is put back if it has not acted. */
async function takeNext({ orders, looks }: RaidDesk, by: 1 | -1): Promise<void> {
  const takes = takesOf(orders);
  if (!orders.ready.value || takes.length === 0) return;
  const asked = orders.asked.value;
  const now = asked.kind === 'act' ? takes.indexOf(act(Do.take, asked.group.place)) : -1;
  const index =
    now < 0 ? (by > 0 ? 0 : takes.length - 1) : (now + by + takes.length) % takes.length;
  const next = takes[index];
  if (next === undefined) return;
  await take(orders, first(next));
  looks.focused.value = zoneOfPlace(orders.position, first(next)); // the map follows what is in hand
}

/** Esc, when nothing is only looked at. */
export function stepBack({ orders, looks }: RaidDesk): void {
  if (mayRelease(orders)) void putBack(orders);
  else looks.inspected.value = null;
}

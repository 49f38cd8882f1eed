// The battle's own keys: the next unit, stay and fire, the end of the moves, the numbers of hexes.

import type { OwnKey } from '../../../../ui/sheet/face.ts';
import { numbersAsked } from '../../map/numbers.ts';
import * as A from '../../rules/actions.ts';
import type { BattleEvent } from '../../rules/events.ts';
import type { Field } from '../../rules/field.ts';
import { hexOf, unitIn } from '../../rules/state.ts';
import type { BattleAsked } from '../../rules/system.ts';
import { NONE } from '../../rules/types.ts';
import { t } from '../../screen-words/t.ts';
import type { BattleDesk, BattleOrder } from './battle-desk.ts';
import { orderable, takeUp } from './in-hand.ts';

type BattleKey = OwnKey<Field, BattleEvent, BattleAsked, BattleOrder>;

const isMoving = ({ orders }: BattleDesk): boolean =>
  orders.ready.value && orders.asked.value.kind === 'move';

export const BATTLE_KEYS: readonly BattleKey[] = [
  {
    keys: ['N', 'P'],
    before: 'Z',
    what: () => t('fp.keys.next'),
    press: (desk, key) => takeNext(desk, key === 'n' ? 1 : -1),
  },
  {
    keys: ['D'],
    before: 'L',
    what: () => t('fp.keys.stay'),
    press: ({ orders }) => {
      const stay = orders.listed.value.find(({ group }) => group === 'stay');
      if (orders.ready.value && stay !== undefined) void orders.give(stay.action);
    },
  },
  {
    keys: ['E'],
    before: 'L',
    what: () => t('fp.keys.end'),
    press: (desk) => {
      if (isMoving(desk)) void desk.orders.give(A.done);
    },
  },
  {
    keys: ['G'],
    before: 'F',
    what: () => t('fp.keys.numbers'),
    press: () => {
      numbersAsked.value = !numbersAsked.value;
    },
  },
];

/** Takes the next unit in hand that can be ordered; the keyboard on the map follows. */
function takeNext(desk: BattleDesk, by: 1 | -1): void {
  const { orders, looks } = desk;
  const units = isMoving(desk) ? orderable(orders.position) : [];
  if (units.length === 0) return;
  const inspected = looks.inspected.value;
  const now = inspected === null ? NONE : units.indexOf(unitIn(orders.position, inspected));
  const start = by > 0 ? 0 : units.length - 1;
  const next = units[now < 0 ? start : (now + by + units.length) % units.length];
  if (next === undefined) return;
  takeUp(desk, next);
  looks.focused.value = hexOf(orders.position, next);
}

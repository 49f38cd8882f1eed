// The battle's own keys: the next units that can be ordered or can act, the end of an order, pass and hold fire.

import type { OwnKey } from '../../../../ui/sheet/face.ts';
import * as A from '../../rules/actions.ts';
import type { BattleEvent } from '../../rules/events.ts';
import type { Field } from '../../rules/field.ts';
import { isOrderable } from '../../rules/orders.ts';
import { hexOf, isOnMap, type State } from '../../rules/state.ts';
import type { BattleAsked } from '../../rules/system.ts';
import type { HexId } from '../../rules/types.ts';
import { t } from '../../screen-words/t.ts';
import type { BattleDesk, BattleOrder } from './battle-desk.ts';
import { readyUnits, takeUp } from './in-hand.ts';
import { laying } from './laying.ts';

type BattleKey = OwnKey<Field, BattleEvent, BattleAsked, BattleOrder>;

export const BATTLE_KEYS: readonly BattleKey[] = [
  {
    keys: ['N', 'P'],
    before: 'Z',
    what: () => t('rp.keys.next'),
    press: (desk, key) => takeNext(desk, key === 'n' ? 1 : -1),
  },
  {
    keys: ['E'],
    before: 'L',
    what: () => t('rp.keys.end'),
    press: ({ orders }) => {
      if (!orders.ready.value) return;
      const end = orders.asked.value.actions.find((action) => isEnd(A.verbOf(action)));
      if (end !== undefined) void orders.give(end);
    },
  },
];

const isEnd = (verb: A.Verb | undefined): boolean =>
  verb !== undefined && ['end', 'stop', 'close', 'pass', 'go', 'no-gap'].includes(verb);

/** Escape puts down the battery in hand first, then whoever is looked at. */
export function stepBack({ looks }: Pick<BattleDesk, 'looks'>): void {
  if (laying.value !== null) laying.value = null;
  else looks.inspected.value = null;
}

/** The hexes that can be taken in hand now. */
function ableHexes(s: State, { kind }: BattleAsked): HexId[] {
  const side = s.scenario.human;
  if (kind === 'half')
    return [...s.scenario.hexes.keys()].filter((hex) => isOrderable(s, hex, side));
  if (kind !== 'act') return [];
  return [
    ...new Set(
      readyUnits(s)
        .filter((unit) => isOnMap(s, unit))
        .map((unit) => hexOf(s, unit)),
    ),
  ];
}

/** Takes the next square in hand; the keyboard on the map follows. */
function takeNext(desk: BattleDesk, by: 1 | -1): void {
  const { orders, looks } = desk;
  const hexes = orders.ready.value ? ableHexes(orders.position, orders.asked.value) : [];
  if (hexes.length === 0) return;
  const now = looks.inspected.value === null ? -1 : hexes.indexOf(looks.inspected.value);
  const first = by > 0 ? 0 : hexes.length - 1;
  const next = hexes[now < 0 ? first : (now + by + hexes.length) % hexes.length];
  if (next !== undefined) takeUp(desk, next);
}

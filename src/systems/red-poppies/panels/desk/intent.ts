// What the map shows of an order before it is given: the chances along the way that is looked at, and where the shells of
// the battery in hand could fall. They are worked out once the pointer rests, so that it never waits.

import { effect } from '@preact/signals';
import { type Fraction, toNumber } from '../../../../engine/fraction.ts';
import type { Action } from '../../../../engine/system.ts';
import { type Arrival, type Intended, intended, type Scatter } from '../../map/intended.ts';
import type { FallOdds } from '../../odds/fall-odds.ts';
import type { MoveOdds } from '../../odds/path-odds.ts';
import { moversOf } from '../../odds/planned.ts';
import * as A from '../../rules/actions.ts';
import { aimOf, loadOf, type State } from '../../rules/state.ts';
import { type HexId, NONE, type UnitId } from '../../rules/types.ts';
import { fallOf, moveOddsOf } from '../orders/known-odds.ts';
import { WORKING, type Working, workedOut } from '../orders/worked-out.ts';
import type { BattleDesk } from './battle-desk.ts';
import { unitsInHand } from './in-hand.ts';
import { type Laying, laying } from './laying.ts';

const RESTS = 90; // milliseconds

export function watchIntent({ orders, looks }: Pick<BattleDesk, 'orders' | 'looks'>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waits = (): void => {};
  const stop = effect(() => {
    const { kind } = orders.asked.value;
    const ready = orders.ready.value;
    const at = looks.hovered.value ?? looks.focused.value;
    const preview = orders.preview.value ?? orders.armed.value;
    const inspected = looks.inspected.value;
    const lay = laying.value;
    clearTimeout(timer);
    waits();
    intended.value = null;
    if (!ready) return;
    const s = orders.position;
    timer = setTimeout(() => {
      const hand = kind === 'act' || kind === 'point' ? unitsInHand(s, inspected) : [];
      waits = onceKnown(() => intentOf(s, { preview, hand, at, lay }));
    }, RESTS);
  });
  return () => {
    clearTimeout(timer);
    waits();
    stop();
    intended.value = null;
  };
}

/** Shows what is found, as soon as it has been worked out. */
function onceKnown(find: () => Intended | Working | null): () => void {
  let shown = false;
  return effect(() => {
    workedOut.value; // is looked for again then
    const found = shown ? WORKING : find();
    if (found === WORKING) return;
    shown = true;
    intended.value = found;
  });
}

/** What is looked at: an order, or a hex with somebody or a battery in hand. */
export interface LookedAt {
  readonly preview: Action | null;
  readonly hand: readonly UnitId[];
  readonly at: HexId | null;
  readonly lay: Laying | null;
}

export function intentOf(
  s: State,
  { preview, hand, at, lay }: LookedAt,
): Intended | Working | null {
  const verb = preview === null ? undefined : A.verbOf(preview);
  if (preview !== null && (verb === 'move' || verb === 'move-both'))
    return pathTo(s, moversOf(s, preview), A.whereOf(preview));
  if (preview !== null && verb === 'target')
    return fallAt(fallOf(s, A.whoOf(preview), A.whereOf(preview), A.howOf(preview)));
  if (preview !== null && verb === 'cancel') {
    const battery = A.whoOf(preview);
    return fallAt(fallOf(s, battery, aimOf(s, battery), loadOf(s, battery)));
  }
  if (preview !== null && verb === 'gap') return { wire: A.whoOf(preview) };
  if (at === null) return null;
  if (lay !== null) return fallAt(fallOf(s, lay.battery, at, lay.load));
  return hand.length === 0 ? null : pathTo(s, hand, at);
}

function pathTo(s: State, units: readonly UnitId[], hex: HexId): Intended | Working | null {
  const found = moveOddsOf(s, units, hex);
  return found === null || found === WORKING ? found : { path: arrivalsOf(found.odds) };
}

/** The last figures of each hex, over all who go: what is left to 1 never came, or is no more. */
export function arrivalsOf({ points }: MoveOdds): Arrival[] {
  const byHex = new Map<HexId, Arrival>();
  for (const { hex, arrivals } of points) {
    const mean = (of: (one: (typeof arrivals)[number]) => Fraction): number =>
      arrivals.reduce((sum, one) => sum + toNumber(of(one)), 0) / arrivals.length;
    const formed = mean((one) => one.formed);
    const dispersed = mean((one) => one.dispersed);
    byHex.set(hex, { hex, formed, dispersed, lost: Math.max(0, 1 - formed - dispersed) });
  }
  return [...byHex.values()];
}

const fallAt = ({ battery, aim, falls }: FallOdds): Intended => ({
  scatter: {
    ...{ battery, aim },
    falls: falls.flatMap(({ hex, chance }): Scatter['falls'][number][] =>
      hex === NONE ? [] : [{ hex, share: toNumber(chance) }],
    ),
  },
});

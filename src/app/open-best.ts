// What it takes to show the staff's raid on the seed of one that is kept, and whether that would give something away.

import { sameStart } from '../engine/parting.ts';
import type { HouseGame } from '../systems/index.ts';
import { dayOfRaid } from '../ui/screens/today/day.ts';
import { dayOf } from '../ui/screens/today/day-seed.ts';
import type { Route } from '../ui/shell/routes.ts';
import { isInHand, isReceived } from './in-hand.ts';
import type { Fault } from './raid-store.ts';
import { gameOf, rebuild } from './rebuild.ts';
import { type DamagedRaid, isDamaged, type SavedRaid } from './storage/records.ts';
import type { RaidSummary } from './storage/summary.ts';
import { archive } from './stores.ts';

export type BestOpened =
  | { readonly kind: 'none' }
  | { readonly kind: 'damaged'; readonly raid: SavedRaid | DamagedRaid; readonly fault: Fault }
  | { readonly kind: 'branched'; readonly raid: SavedRaid }
  | {
      readonly kind: 'ready';
      readonly raid: SavedRaid; // whose seed it is
      readonly game: HouseGame;
      readonly early: Early | null;
    };

/** Why it comes too early, and where the player's own raid is. */
export interface Early {
  readonly ofDay: boolean;
  readonly own: Route;
}

export async function openBestOf(id: string): Promise<BestOpened> {
  await archive.refresh();
  const raid = await archive.find(id);
  if (raid === undefined) return { kind: 'none' };
  if (isDamaged(raid)) {
    return { kind: 'damaged', raid, fault: { kind: 'record', text: raid.fault } };
  }
  const game = await gameOf(raid);
  const { fault } = await rebuild(raid);
  if (game === null || fault !== null) {
    return { kind: 'damaged', raid, fault: fault ?? { kind: 'scenario' } };
  }
  if ((raid.branches ?? []).length > 0) return { kind: 'branched', raid };
  return { kind: 'ready', raid, game, early: earlyFor(raid, await archive.list(), new Date()) };
}

type Started = Pick<
  RaidSummary,
  'id' | 'scenario' | 'seed' | 'level' | 'events' | 'optional' | 'origin' | 'status'
>;

/** Null once a raid of the player's own on this seed is over; until then one under way and today's are to be his first. */
export function earlyFor(raid: Started, raids: readonly Started[], now: Date): Early | null {
  const { id: battle } = raid.scenario;
  const own = [...raids, raid].filter(
    (other) =>
      !isReceived(other) && other.scenario.id === battle && sameStart(orders(other), orders(raid)),
  );
  if (own.some(({ status }) => status === 'over')) return null;
  const ofDay = dayOfRaid(raid) === dayOf(now);
  const inHand = own.find(isInHand);
  if (inHand !== undefined) return { ofDay, own: { page: 'raid', battle, id: inHand.id } };
  return ofDay ? { ofDay, own: { page: 'new', battle, today: true } } : null;
}

const orders = (raid: Started) => ({ ...raid, actions: [] });

// Whose raid it is, and whether it is still being played: the title asks before anything else is fetched.

import type { Dated, Past } from '../engine/edition.ts';
import { dated, type Editions } from './editions.ts';
import type { SavedRaid } from './storage/records.ts';

/** Somebody else's raid, received: to be looked at, never played on itself. */
export const isReceived = ({ origin }: Pick<SavedRaid, 'origin'>): boolean =>
  origin === 'link' || origin === 'file';

type Held = Pick<SavedRaid, 'origin' | 'status' | 'away'>;

/** A raid of the player's own that is not over. */
export const isInHand = (raid: Held): boolean => raid.status === 'playing' && !isReceived(raid);

/** The raid to go on with: the last that can go on, or else the last that was begun under other rules and not put away. */
export function raidToOffer<Raid extends Held & Dated>(
  raids: readonly Raid[], // the one changed last first
  editions: Editions,
): (Raid & { readonly past?: Past }) | null {
  const own = dated(editions, raids.filter(isInHand));
  const goesOn = own.find(({ past }) => past === undefined);
  return goesOn ?? own.find(({ away }) => away !== true) ?? null;
}

// Whose raid it is, and whether it is still being played: the title asks before anything else is fetched.

import type { SavedRaid } from './storage/records.ts';

/** Somebody else's raid, received: to be looked at, never played on itself. */
export const isReceived = ({ origin }: Pick<SavedRaid, 'origin'>): boolean =>
  origin === 'link' || origin === 'file';

/** A raid of the player's own that is not over. */
export const isInHand = (raid: Pick<SavedRaid, 'origin' | 'status'>): boolean =>
  raid.status === 'playing' && !isReceived(raid);

// The address of the staff's raid on the seed of another: it goes by the id of that raid.

const BEST = 'best-';

export const bestOf = (id: string): string => `${BEST}${id}`;

/** The raid whose seed it is played on; null when it is no such id. */
export const seedRaidOf = (id: string): string | null =>
  id.startsWith(BEST) && id.length > BEST.length ? id.slice(BEST.length) : null;

/** A raid that the staff can be held against: over, from its beginning on the dice of its seed, and by the rules of now. */
export const hasBest = (raid: {
  readonly status: 'playing' | 'over';
  readonly branches?: readonly unknown[];
  readonly past?: unknown;
}): boolean =>
  raid.status === 'over' && (raid.branches ?? []).length === 0 && raid.past === undefined;

// What becomes of a raid that is written where a copy of it lies already. A tab goes on only from what it has seen: when
// another one has played meanwhile, that stays as it is and this one's orders become a raid of their own.

import { newId } from '../new-id.ts';
import { fingerprint } from './fingerprint.ts';
import { relabel } from './raid-list.ts';
import type { SavedRaid } from './records.ts';

/** A raid as this tab last saw it on the shelf. */
export interface Base {
  readonly revision: number;
  readonly print: string;
  readonly hand: string | undefined;
}

export type Met =
  | { readonly kind: 'kept'; readonly raid: SavedRaid }
  | { readonly kind: 'parted'; readonly there: SavedRaid; readonly own: SavedRaid | null };

export const baseOf = (raid: SavedRaid): Base => ({
  revision: raid.revision,
  print: fingerprint(raid),
  hand: raid.hand,
});

/** `base` is null for a raid that this tab has never seen there. */
export function meet(there: SavedRaid, raid: SavedRaid, base: Base | null): Met {
  const { hand, print, revision } = baseOf(there);
  const isSeen =
    base === null
      ? isPartOf(there, raid) // a note of it that goes on from there
      : base.hand === hand && (base.print === print || base.revision === revision);
  if (!isSeen && print !== fingerprint(raid)) {
    return { kind: 'parted', there, own: isPartOf(raid, there) ? null : ownRaid(raid) };
  }
  const labelled = relabel(raid, there);
  return {
    kind: 'kept',
    raid: { ...labelled, ...handPart(there), revision: Math.max(raid.revision, revision + 1) },
  };
}

const handPart = ({ hand }: SavedRaid): Pick<SavedRaid, 'hand'> =>
  hand === undefined ? {} : { hand };

/** Whether every order of a raid is in the other one. */
function isPartOf(raid: SavedRaid, whole: SavedRaid): boolean {
  const part = { ...whole, actions: whole.actions.slice(0, raid.actions.length) };
  return fingerprint(part) === fingerprint(raid);
}

/** A raid of its own with the orders of another: it does not count as played from the beginning. */
export function ownRaid({
  name: _,
  note: __,
  starred: ___,
  hand: ____,
  ...raid
}: SavedRaid): SavedRaid {
  return { ...raid, id: newId(), origin: 'taken', updated: Date.now(), revision: 1 };
}

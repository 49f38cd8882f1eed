// A raid as the archive lists it: what is kept of it, without its orders.

import type { Past } from '../../../engine/edition.ts';
import { t } from '../../../words/index.ts';
import '../../../words/shell/best.ts';

export interface ListedRaid {
  readonly id: string;
  readonly system?: string; // without, the first there was
  readonly scenario: { readonly id: string };
  readonly status: 'playing' | 'over';
  readonly origin: 'played' | 'link' | 'file' | 'taken';
  readonly seed: string;
  readonly level: string;
  readonly events: boolean;
  readonly optional?: readonly string[]; // optional rules that are played
  readonly practice: boolean;
  readonly turn: number;
  readonly clock: string;
  readonly length: number; // orders given
  readonly result: { readonly outcome: string; readonly vp: number } | null;
  readonly started: number;
  readonly updated: number;
  readonly name?: string;
  readonly branches?: readonly unknown[]; // taken up with fresh dice
  readonly staff?: string; // the automatic player whose raid it is; such a raid is in no list
  readonly note?: string;
  readonly starred?: boolean;
  readonly past?: Past; // of other rules or other data than those here: it is not played again
  readonly unsound?: boolean; // what is stored with it is not what its orders lead to
  readonly help?: 'none';
  readonly facts?: object; // only its system knows what they mean
}

/** What is stored and cannot be read. */
export interface UnreadableRaid {
  readonly id: string;
  readonly fault: string;
}

/** Somebody else's raid. */
export const isReceived = ({ origin }: Pick<ListedRaid, 'origin'>): boolean =>
  origin === 'link' || origin === 'file';

/** What a raid is called: its name, or else its seed; the staff's by whose it is. */
export function titleOf({
  name,
  seed,
  staff,
}: Pick<ListedRaid, 'name' | 'seed' | 'staff'>): string {
  if (staff !== undefined) return t('best.title');
  return name === undefined || name === '' ? seed : name;
}

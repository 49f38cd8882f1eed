// A raid as the archive lists it: what is kept of it, without its orders.

export interface ListedRaid {
  readonly id: string;
  readonly system?: string; // without, the first there was
  readonly scenario: { readonly id: string };
  readonly status: 'playing' | 'over';
  readonly origin: 'played' | 'link' | 'file' | 'taken';
  readonly seed: string;
  readonly level: string;
  readonly events: boolean;
  readonly practice: boolean;
  readonly turn: number;
  readonly clock: string;
  readonly length: number; // orders given
  readonly result: { readonly outcome: string; readonly vp: number } | null;
  readonly started: number;
  readonly updated: number;
  readonly name?: string;
  readonly note?: string;
  readonly starred?: boolean;
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

/** What a raid is called: its name, or else its seed. */
export const titleOf = ({ name, seed }: Pick<ListedRaid, 'name' | 'seed'>): string =>
  name === undefined || name === '' ? seed : name;

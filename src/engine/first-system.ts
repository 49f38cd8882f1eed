// The system that was there first: its replays, links and records do not name it.

export const FIRST_SYSTEM = 'raid';

/** The system a game was played with. */
export const systemOf = ({ system }: { readonly system?: string }): string =>
  system ?? FIRST_SYSTEM;

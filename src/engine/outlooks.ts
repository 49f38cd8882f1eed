// Outlooks that came with battles: files fitted to their data, by the hash of those. Whoever opens a battle for players
// brings in its file, and its system's players read it; a battle without one is played all the same.

const learnt = new Map<string, unknown>();

/** Takes in the outlook file of a battle, which has been checked; null where there is none. */
export function learnOutlook(file: unknown): void {
  if (file !== null) learnt.set((file as { readonly scenario: string }).scenario, file);
}

/** The file fitted to these data, if it has come. */
export const outlookFile = (hash: string): unknown => learnt.get(hash);

// Outlooks that came with battles: files fitted to their data, by the hash of those. Whoever opens a battle for players
// brings in its file, and its system's players read it; a battle without one is played all the same.

const learnt = new Map<string, unknown>();

/** Takes in the outlook file of a battle, which has been checked; null where there is none. */
export function learnOutlook(file: unknown): void {
  if (file !== null) learnt.set((file as { readonly scenario: string }).scenario, file);
}

/** The file fitted to these data, if it has come. */
export const outlookFile = (hash: string): unknown => learnt.get(hash);

/** The rows of weights in it, of a system whose outlook is no more than that; null without one. */
export function outlookWeights(hash: string): ReadonlyArray<readonly number[]> | null {
  const file = outlookFile(hash) as { readonly weights?: readonly string[] } | undefined;
  return file?.weights?.map((row) => row.split(' ').map(Number)) ?? null;
}

// What decides how a game goes, beside its battle and the player's actions.

/** After its first `at` actions a game goes on with dice of its own; what lies hidden stays as it was laid. */
export interface Branch {
  readonly at: number;
  readonly seed: string;
}

/** What is chosen before a game begins. */
export interface Options {
  readonly seed: string;
  readonly level: string;
  readonly events: boolean; // chance events are played
  readonly optional?: readonly string[]; // the optional rules that are played, in the order of their system
}

export interface Course extends Options {
  readonly branches?: readonly Branch[]; // by `at`, which rises
}

/** The branches that a game of so many actions has taken: what would come after the end of one that is over never does. */
export const branchesTaken = (
  branches: readonly Branch[] | undefined,
  { over, count }: { readonly over: boolean; readonly count: number },
): readonly Branch[] => (branches ?? []).filter(({ at }) => !over || at < count);

/** The branch a game takes after so many actions. */
export const branchAt = ({ branches }: Course, count: number): Branch | undefined =>
  branches?.find(({ at }) => at === count);

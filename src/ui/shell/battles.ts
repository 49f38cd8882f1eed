// The battles on the shelf as the screens name them. The app puts them there; no screen knows where they come from.

interface InBoth {
  readonly en: string;
  readonly fr: string;
}

export interface ShelvedBattle {
  readonly system: string;
  readonly id: string;
  readonly card: {
    readonly title: InBoth;
    readonly dateline: InBoth;
  };
  readonly levels: ReadonlyArray<InBoth & { readonly id: string }>;
  readonly picture: string | null; // its address
  readonly lesson?: string; // what its lesson is called among its raids, where it has one
}

let shelf: readonly ShelvedBattle[] = [];

/** In the order of the shelf. */
export function shelve(battles: readonly ShelvedBattle[]): void {
  shelf = battles;
}

export const shelved = (): readonly ShelvedBattle[] => shelf;

/** The battle's name in the seed of a day: the first of the shelf has none. */
export const nameInSeed = (battle: string): string | null =>
  shelf.length === 0 || shelf[0]?.id === battle ? null : battle;

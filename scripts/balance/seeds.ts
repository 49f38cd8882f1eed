// Which seeds values are tuned on, and which they are judged by and published: nobody has seen the latter before.

/** For whoever tries out values (scripts/tune.ts and the like). */
export const TUNING_SEEDS = { first: 1, last: 10_000 } as const;
/** The first of those that are judged by. */
export const FIRST_JUDGED = TUNING_SEEDS.last + 1;

export interface Seeds {
  readonly first: number;
  readonly last: number;
}

export const judgedSeeds = (count: number): Seeds => ({
  first: FIRST_JUDGED,
  last: FIRST_JUDGED + count - 1,
});

export const seedsText = ({ first, last }: Seeds): string => `Seeds ${first} to ${last}`;

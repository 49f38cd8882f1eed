// Which rules and which data a game belongs to: it comes out as it was played under just these.

export interface Edition {
  readonly rules: string; // their version
  readonly hash: string; // of the data
}

/** How the edition of a game that is kept differs from the one that is played here. */
export type Past =
  | { readonly kind: 'rules'; readonly theirs: string; readonly ours: string }
  | { readonly kind: 'data'; readonly battle: string };

/** A game as it names its edition; both are empty until it is first opened. */
export interface Dated {
  readonly rules: string;
  readonly scenario: { readonly id: string; readonly hash: string };
}

/** Null for a game of the edition that is played here. */
export function pastOf({ rules, scenario }: Dated, here: Edition): Past | null {
  const { id, hash } = scenario;
  if (rules === '' && hash === '') return null;
  if (rules !== here.rules) return { kind: 'rules', theirs: rules, ours: here.rules };
  return hash === here.hash ? null : { kind: 'data', battle: id };
}

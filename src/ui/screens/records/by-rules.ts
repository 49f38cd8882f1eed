// Games are counted apart by the optional rules they were played with.

import { sameRules } from '../../../engine/optional-rules.ts';

interface WithRules {
  readonly optional?: readonly string[];
}

export interface SameRules<G> {
  readonly optional: readonly string[];
  readonly games: readonly G[];
}

/** One group for each choice of optional rules that was played; the games without any come first. */
export function byRules<G extends WithRules>(games: readonly G[]): SameRules<G>[] {
  const groups: { readonly optional: readonly string[]; readonly games: G[] }[] = [];
  for (const game of games) {
    const group = groups.find((known) => sameRules(known, game));
    if (group === undefined) groups.push({ optional: game.optional ?? [], games: [game] });
    else group.games.push(game);
  }
  const many = ({ optional }: SameRules<G>) => optional.length;
  return groups.sort((a, b) => many(a) - many(b));
}

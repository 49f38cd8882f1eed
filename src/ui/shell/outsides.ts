// What is known of the systems outside their games. The app fetches it for a screen that shows it; until then a game's
// result is told by its points alone.

import { type MessageKey, t } from '../../words/index.ts';
import type { Outside } from '../sheet/outside.ts';

const known = new Map<string, Outside>();

export function learnOutside(system: string, outside: Outside): void {
  known.set(system, outside);
}

export const outsideOf = (system: string): Outside | undefined => known.get(system);

/** What an optional rule is called; by its bare name until its system is known. */
export const optionalName = (system: string, rule: string): string =>
  known.get(system)?.optional?.includes(rule) ? t(`optional.${rule}` as MessageKey) : rule;

/** Every way to end a game, of all systems that are known, best first. */
export const knownOutcomes = (): string[] => [
  ...new Set([...known.values()].flatMap(({ outcomes }) => outcomes)),
];

/** Where an outcome stands among those of its system: the best, the worst, or between. */
export function rankOf(system: string, outcome: string): 'best' | 'between' | 'worst' | null {
  const outcomes = known.get(system)?.outcomes ?? [];
  if (!outcomes.includes(outcome)) return null;
  if (outcome === outcomes[0]) return 'best';
  return outcome === outcomes.at(-1) ? 'worst' : 'between';
}

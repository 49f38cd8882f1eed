// The player's own raids of a battle that are over, as the records count them: those of every edition by themselves.

import { type Past, pastOf } from '../engine/edition.ts';
import type { HouseGame } from '../systems/index.ts';
import type { CountedGame } from '../ui/screens/records/stats.ts';
import type { RaidSummary } from './storage/summary.ts';

export interface CountedEdition {
  readonly past: Past | null; // null for the rules and data of now
  readonly games: readonly CountedGame[]; // the oldest first
}

/** Those that have raids, the edition of now first, then the one played last. */
export function editionsOf(
  { system, facts, scenario }: HouseGame,
  raids: readonly RaidSummary[],
  practice: boolean, // they count too
): CountedEdition[] {
  const here = { rules: system.version, hash: scenario.hash };
  const own = raids
    .filter((raid) => raid.scenario.id === scenario.id && raid.origin === 'played')
    .filter((raid) => practice || !raid.practice)
    .sort((a, b) => a.updated - b.updated);
  const found = new Map<string, { past: Past | null; games: CountedGame[] }>();
  for (const raid of own) {
    const { id, level, result, updated: when } = raid;
    if (result === null) continue;
    const past = pastOf(raid, here);
    const games = found.get(nameOf(past))?.games ?? [];
    games.push({ id, level, ...result, when, facts: readFacts(facts, raid) });
    found.delete(nameOf(past)); // the one played last stands last
    found.set(nameOf(past), { past, games });
  }
  const editions = [...found.values()].reverse();
  return [
    ...editions.filter(({ past }) => past === null),
    ...editions.filter(({ past }) => past !== null),
  ];
}

const known = new WeakMap<object, unknown>(); // by the facts as they are stored

/** The facts of a raid as far as they are sound; thousands are looked at once, ahead and in slices. */
export function readFacts(facts: HouseGame['facts'], raid: RaidSummary): unknown {
  if (raid.facts === undefined) return null;
  const found = known.get(raid.facts);
  if (found !== undefined) return found;
  const read = facts.read(raid.facts);
  known.set(raid.facts, read);
  return read;
}

const nameOf = (past: Past | null): string =>
  past === null ? '' : past.kind === 'rules' ? `rules ${past.theirs}` : past.kind;

// The best the player has reached in every battle at every level, from raids of his own that are over.

import type { Reached } from '../ui/screens/shelf/battle-cards.tsx';
import type { RaidSummary } from './storage/summary.ts';

export function reachedIn(raids: readonly RaidSummary[]): Reached[] {
  const best = new Map<string, Reached>();
  for (const { origin, practice, scenario, level, result } of raids) {
    if (result === null || practice || origin !== 'played') continue;
    const place = `${scenario.id}/${level}`;
    if (result.vp <= (best.get(place)?.vp ?? Number.NEGATIVE_INFINITY)) continue;
    best.set(place, { battle: scenario.id, level, ...result });
  }
  return [...best.values()];
}

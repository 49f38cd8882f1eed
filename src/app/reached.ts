// The best the player has reached in every battle at every level by the rules of now, from raids of his own that are
// over and were played without optional rules.

import { hasOptional } from '../engine/optional-rules.ts';
import type { Reached } from '../ui/screens/shelf/battle-cards.tsx';
import { type Editions, pastIn } from './editions.ts';
import type { RaidSummary } from './storage/summary.ts';

export function reachedIn(raids: readonly RaidSummary[], editions: Editions): Reached[] {
  const best = new Map<string, Reached>();
  for (const raid of raids) {
    const { origin, practice, scenario, level, result } = raid;
    if (result === null || practice || origin !== 'played' || hasOptional(raid)) continue;
    if (pastIn(editions, raid) !== null) continue;
    const place = `${scenario.id}/${level}`;
    if (result.vp <= (best.get(place)?.vp ?? Number.NEGATIVE_INFINITY)) continue;
    best.set(place, { battle: scenario.id, level, ...result });
  }
  return [...best.values()];
}

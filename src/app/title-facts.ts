// What the title says of the player's raids, once it has been drawn.

import { firstBattle } from '../systems/shelf.ts';
import type { UnderWay } from '../ui/screens/title.tsx';
import { resultsOf } from '../ui/screens/today/day.ts';
import { dayOf } from '../ui/screens/today/day-seed.ts';
import { isInHand } from './in-hand.ts';
import { archive } from './stores.ts';

export interface TitleFacts {
  readonly underWay: UnderWay | null;
  readonly played: number; // levels of today's raid
}

export async function titleFacts(): Promise<TitleFacts> {
  const raids = await archive.list();
  return {
    underWay: raids.find(isInHand) ?? null,
    played: resultsOf(raids, dayOf(new Date()), firstBattle().id).size,
  };
}

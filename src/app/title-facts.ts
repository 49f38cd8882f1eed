// What the title says of the player's raids, once it has been drawn.

import { firstBattle } from '../systems/shelf.ts';
import type { UnderWay } from '../ui/screens/title.tsx';
import { resultsOf } from '../ui/screens/today/day.ts';
import { dayOf } from '../ui/screens/today/day-seed.ts';
import { openEditions } from './editions.ts';
import { raidToOffer } from './in-hand.ts';
import { raidList } from './raid-list.ts';

export interface TitleFacts {
  readonly underWay: UnderWay | null;
  readonly played: number; // levels of today's raid
}

export async function titleFacts(): Promise<TitleFacts> {
  const [raids, editions] = await Promise.all([raidList.list(), openEditions()]);
  return {
    underWay: raidToOffer(raids, editions),
    played: resultsOf(raids, dayOf(new Date()), firstBattle().id).size,
  };
}

// The editions that are played here, battle by battle, and which of the player's raids belong to another one. Nothing
// of a battle is opened for it.

import { type Dated, type Edition, type Past, pastOf } from '../engine/edition.ts';
import { battles } from '../systems/shelf.ts';

export type Editions = ReadonlyMap<string, Edition>; // by the id of the battle

export async function openEditions(): Promise<Editions> {
  const told = battles().map(async ({ id, edition }) => [id, await edition()] as const);
  return new Map(await Promise.all(told));
}

/** Null for a raid that can be played on or watched; one whose battle is not here has its own words. */
export function pastIn(editions: Editions, raid: Dated): Past | null {
  const here = editions.get(raid.scenario.id);
  return here === undefined ? null : pastOf(raid, here);
}

/** Raids as lists show them: those of another edition say so. */
export const dated = <Raid extends Dated>(
  editions: Editions,
  raids: readonly Raid[],
): Array<Raid & { readonly past?: Past }> =>
  raids.map((raid) => {
    const past = pastIn(editions, raid);
    return past === null ? raid : { ...raid, past };
  });

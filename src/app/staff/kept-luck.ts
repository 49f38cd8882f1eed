// The luck of raids that were reviewed, from what is kept of their reviews.

import type { Game } from '../../engine/system.ts';
import { type LuckFigure, luckFigure } from '../../staff/review/luck-figure.ts';
import type { Printed } from '../storage/fingerprint.ts';
import { reviews } from './kept-reviews.ts';

/** Null while it is not reckoned: no review of just this raid is kept. */
export async function luckOfRaid(
  raid: Printed & { readonly id: string },
  { system, scenario }: Game,
): Promise<LuckFigure | null> {
  const review = await reviews.find(raid.id, raid, system.version, scenario.hash);
  return review === null ? null : luckFigure(review);
}

/** By raid, those that have a review. */
export const luckOfRaids = (): Promise<ReadonlyMap<string, LuckFigure>> => reviews.luck();

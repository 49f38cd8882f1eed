// The one store of reviews of this page.

import { type KeptReview, Reviews } from '../storage/reviews.ts';
import { BrowserSideShelf } from '../storage/side-shelf.ts';
import { archive } from '../stores.ts';

export const reviews = new Reviews(new BrowserSideShelf<KeptReview>('cauldron-reviews', 'reviews'));

/** Forgets the reviews of raids that are no longer in the archive. */
export async function tidyReviews(): Promise<void> {
  const raids = await archive.list();
  if (archive.refused.peek()) return; // what cannot be read is not gone
  await reviews.tidy(raids.map(({ id }) => id));
}

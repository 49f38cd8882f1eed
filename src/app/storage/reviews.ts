// Reviews of raids, kept beside the archive in a database of their own: they are long, they can be made anew, and no
// list needs them. Storage that is forbidden or full is borne in silence: the review is then made again next time.

import { type LuckFigure, luckFigure } from '../../staff/review/luck-figure.ts';
import type { Review } from '../../staff/review/review.ts';
import { REVIEW_FORMAT, REVIEW_VERSION } from '../../staff/review/review.ts';
import { fingerprint, type Printed } from './fingerprint.ts';
import type { SideShelf } from './side-shelf.ts';

export interface KeptReview {
  readonly id: string; // of the raid
  readonly print: string; // of the raid it was made of
  readonly review: Review;
}

/** Where reviews lie, by the id of their raid. */
export type ReviewShelf = SideShelf<KeptReview>;

export class Reviews {
  readonly #shelf: ReviewShelf;

  constructor(shelf: ReviewShelf) {
    this.#shelf = shelf;
  }

  /** The review of just this raid, made with these rules and data; else null. */
  async find(id: string, raid: Printed, rules: string, hash: string): Promise<Review | null> {
    const found = await this.#shelf.get(id).catch(() => undefined);
    if (!isKept(found) || found.print !== fingerprint(raid)) return null;
    const { review } = found;
    return review.rules === rules && review.scenario.hash === hash ? review : null;
  }

  /** The luck of every raid whose review is kept, one after the other: reviews are long. */
  async luck(): Promise<ReadonlyMap<string, LuckFigure>> {
    const found = new Map<string, LuckFigure>();
    for (const id of await this.#shelf.ids().catch(() => [])) {
      const kept = await this.#shelf.get(id).catch(() => undefined);
      if (isKept(kept)) found.set(id, luckFigure(kept.review));
    }
    return found;
  }

  async keep(id: string, raid: Printed, review: Review): Promise<boolean> {
    const put = this.#shelf.put({ id, print: fingerprint(raid), review });
    return put.then(
      () => true,
      () => false,
    );
  }

  /** Forgets the reviews of raids that are gone. */
  async tidy(raids: readonly string[]): Promise<void> {
    const there = new Set(raids);
    const ids = await this.#shelf.ids().catch(() => []);
    const gone = ids.filter((id) => !there.has(id));
    if (gone.length > 0) await this.#shelf.remove(gone).catch(() => undefined);
  }
}

/** As far as it must be known before the screen may rely on it: written by this game, in this form. */
function isKept(found: unknown): found is KeptReview {
  if (typeof found !== 'object' || found === null) return false;
  const { print, review } = found as Partial<KeptReview>;
  if (typeof print !== 'string' || typeof review !== 'object' || review === null) return false;
  return (
    review.format === REVIEW_FORMAT &&
    review.version === REVIEW_VERSION &&
    Array.isArray(review.moves) &&
    Array.isArray(review.ledger?.rolls)
  );
}

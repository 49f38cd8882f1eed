// A review with what the screen needs around it: the words of its orders, the moment of each in the theatre, and worths
// as figures out of a hundred.

import type { Review, ReviewedMove, Standing } from '../../../staff/review/review.ts';
import { parseAction } from '../../../systems/raid/rules/actions.ts';
import type { Scenario } from '../../../systems/raid/rules/scenario.ts';
import type { Frame } from '../../../systems/raid/rules/session.ts';
import { describeAction } from '../../../systems/raid/text/action.ts';
import { lang } from '../../../words/index.ts';
import { change, perCent } from '../../kit/figures.ts';
import { address } from '../../shell/routes.ts';
import { type Shares, sharesOf } from '../../staff/figures.ts';

export class ReviewBook {
  readonly id: string; // of the raid
  readonly review: Review;
  readonly scenario: Scenario;
  readonly #moments: readonly number[]; // by order: its first event

  constructor(id: string, review: Review, scenario: Scenario, frames: readonly Frame[]) {
    this.id = id;
    this.review = review;
    this.scenario = scenario;
    this.#moments = review.moves.map((_, i) => frames.findIndex(({ action }) => action >= i));
  }

  /** An order of a replay in words. */
  words(text: string): string {
    const action = parseAction(this.scenario, text);
    return typeof action === 'number' ? describeAction(this.scenario, action, lang.value) : text;
  }

  clock(turn: number): string {
    return this.scenario.clock[turn] ?? '';
  }

  /** The theatre where an order begins. */
  theatre(index: number): string {
    const moment = this.#moments[index] ?? -1;
    return address({ page: 'theatre', id: this.id, ...(moment < 0 ? {} : { moment }) });
  }

  /** A worth out of a hundred. */
  share(worth: number): number {
    return (100 * worth) / this.review.scale;
  }

  /** '62 %' */
  chance(worth: number): string {
    return perCent(this.share(worth));
  }

  /** '+3.5': a change of worth, out of a hundred. */
  swing(worth: number): string {
    return change(this.share(worth));
  }

  shares({ total, half }: Standing): Shares {
    return sharesOf({ n: this.review.playouts, total, half });
  }

  /** The worth after an order: that before the next. */
  after(index: number): number {
    const { moves, endValue } = this.review;
    return moves[index + 1]?.value ?? endValue;
  }
}

/** Orders that did something to the worth, or were marked. */
export const isTelling = ({ decision, luck, mark }: ReviewedMove): boolean =>
  decision !== 0 || luck !== 0 || mark !== undefined;

// A review with what the screen needs around it: the words of its orders, the moment of each in the theatre, and worths
// as figures out of a hundred.

import type { Past } from '../../../engine/edition.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Session } from '../../../engine/session.ts';
import type { Game } from '../../../engine/system.ts';
import type { LineFact } from '../../../staff/chance/advice.ts';
import type { Review, ReviewedMove, Standing } from '../../../staff/review/review.ts';
import { t } from '../../../words/index.ts';
import { change, perCent } from '../../kit/figures.ts';
import type { LookingFace } from '../../sheet/face.ts';
import { address } from '../../shell/routes.ts';
import { sharesOf } from '../../staff/figures.ts';
import { lineWords } from '../../staff/reason-lines.tsx';

/** The raid of a review: with its frames where it was played again. */
export interface Reviewed extends Pick<Session, 'game' | 'frames'> {
  readonly seed: string;
  readonly level: string;
  readonly past: Past | null;
}

export class ReviewBook {
  readonly id: string; // of the game
  readonly review: Review;
  readonly game: Game;
  readonly face: LookingFace;
  readonly past: Past | null; // how its edition differs: then nothing of it is played, watched or tried
  readonly #moments: readonly number[]; // by order: its first event

  constructor(id: string, review: Review, played: Reviewed, face: LookingFace) {
    const { game, frames, past } = played;
    this.id = id;
    this.review = review;
    this.game = game;
    this.face = face;
    this.past = past;
    this.#moments = review.moves.map((_, i) => frames.findIndex(({ action }) => action >= i));
  }

  /** An order of a replay in words. */
  words(text: string): string {
    const { system, scenario } = this.game;
    return this.#told(text, () => {
      const action = system.parse(scenario, text);
      return typeof action === 'number' ? this.face.words.action(scenario, action) : text;
    });
  }

  /** A kind of roll. */
  roll(kind: string): string {
    return this.#told(kind, () => this.face.staff.roll(kind));
  }

  /** The place of a roll: numbers of another map mean nothing here. */
  place(zone: number): string {
    if (zone < 0 || this.past !== null) return '';
    return this.face.words.place(this.game.scenario, zone);
  }

  /** In the words of now; what has none any more is told as it was written down. */
  #told(written: string, words: () => string): string {
    if (this.past === null) return words();
    try {
      return words();
    } catch {
      return written;
    }
  }

  clock(turn: number): string {
    return this.face.course.clock(this.game.scenario, turn);
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

  /** Shares by outcome, best first. */
  shares(standing: Standing): number[] {
    return sharesOf({ n: this.review.playouts, ...standing });
  }

  /** A rule by its id. */
  rule(id: string): Rule {
    return { book: this.game.system.id, id };
  }

  /** What a line of the score counts. */
  line(line: LineFact): string {
    return this.#told(line.what, () =>
      lineWords(this.face, this.game.scenario, this.game.system.id, line),
    );
  }

  /** The worth after an order: what its decision and its luck have made of it. */
  after(index: number): number {
    const { moves, endValue } = this.review;
    const move = moves[index];
    return move === undefined ? endValue : move.value + move.decision + move.luck;
  }

  /** What there is to say of the figures of an order besides the figures. */
  notes({ takenBack, revalued, exact }: ReviewedMove): string[] {
    return [
      ...(takenBack === true ? [t('review.takenBack')] : []),
      ...(revalued === undefined
        ? []
        : [
            t(exact === true ? 'review.exactFrom' : 'review.sampledFrom', {
              change: this.swing(revalued),
            }),
          ]),
    ];
  }
}

/** Orders that did something to the worth, at which it was reckoned anew, or which were marked. */
export const isTelling = ({ decision, luck, mark, revalued }: ReviewedMove): boolean =>
  decision !== 0 || luck !== 0 || revalued !== undefined || mark !== undefined;

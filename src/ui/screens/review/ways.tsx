// From an order of the review into the theatre, or into a practice raid that begins there.

import { t } from '../../../words/index.ts';
import { Button, LinkButton } from '../../kit/index.ts';
import type { ReviewBook } from './book.ts';

export type TryIt = (orders: number, dice: 'same' | 'fresh') => void;

interface WatchProps {
  readonly book: ReviewBook;
  readonly index: number; // of the order
}

export function WatchLink({ book, index }: WatchProps) {
  if (book.past !== null) return null;
  return (
    <LinkButton icon="play" href={book.theatre(index)}>
      {t('review.watch')}
      <span class="visually-hidden"> ({t('review.watchOf', { n: index + 1 })})</span>
    </LinkButton>
  );
}

/** A small link for rows of tables and lists. */
export function WatchMoment({ book, index }: WatchProps) {
  if (book.past !== null) return null;
  return (
    <a class="watch" href={book.theatre(index)}>
      {t('review.watch')}
      <span class="visually-hidden"> ({t('review.watchOf', { n: index + 1 })})</span>
    </a>
  );
}

interface TryProps extends WatchProps {
  readonly onTry: TryIt;
}

export function TryButtons({ book, index, onTry }: TryProps) {
  if (book.past !== null) return null;
  const n = index + 1;
  return (
    <>
      <Button look="primary" icon="command" onClick={() => onTry(index, 'same')}>
        {t('review.try')}
        <span class="visually-hidden"> ({t('review.tryOf', { n })})</span>
      </Button>
      <Button look="quiet" icon="dice" onClick={() => onTry(index, 'fresh')}>
        {t('review.tryFresh')}
        <span class="visually-hidden"> ({t('review.tryFreshOf', { n })})</span>
      </Button>
    </>
  );
}

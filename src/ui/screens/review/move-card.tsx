// The order the curve stands at: what it was, what it did, and the ways on from there.

import { t } from '../../../words/index.ts';
import type { ReviewBook } from './book.ts';
import { MarkSign } from './mark-sign.tsx';
import { TryButtons, type TryIt, WatchLink } from './ways.tsx';

interface MoveCardProps {
  readonly book: ReviewBook;
  readonly index: number;
  readonly onTry: TryIt;
}

export function MoveCard({ book, index, onTry }: MoveCardProps) {
  const { moves, endValue } = book.review;
  const move = moves[index];
  if (move === undefined) {
    return (
      <div class="move-card">
        <p class="move-card__where">{t('review.end')}</p>
        <p class="move-card__order">{book.chance(endValue)}</p>
      </div>
    );
  }
  return (
    <div class="move-card">
      <p class="move-card__where">{where(book, index)}</p>
      <p class="move-card__order">
        {move.mark !== undefined && (
          <>
            <MarkSign mark={move.mark} /> {t('named', { name: t(`mark.${move.mark}`), what: '' })}
          </>
        )}
        {book.words(move.action)}
      </p>
      <dl class="move-card__split">
        <Figure what={t('review.before')} figure={book.chance(move.value)} />
        <Figure what={t('review.decision')} figure={book.swing(move.decision)} kind="decision" />
        <Figure
          what={t('review.luck')}
          figure={move.chance ? book.swing(move.luck) : t('review.noLuck')}
          kind="luck"
        />
        <Figure what={t('review.after')} figure={book.chance(book.after(index))} />
      </dl>
      <p class="move-card__better">
        {[
          ...book.notes(move),
          ...(move.better === undefined
            ? []
            : [t('review.better', { action: book.words(move.better) })]),
        ].join(' ')}
      </p>
      <div class="row">
        <WatchLink book={book} index={index} />
        <TryButtons book={book} index={index} onTry={onTry} />
      </div>
    </div>
  );
}

interface FigureProps {
  readonly what: string;
  readonly figure: string;
  readonly kind?: 'decision' | 'luck';
}

function Figure({ what, figure, kind }: FigureProps) {
  return (
    <div class={kind ? `is-${kind}` : ''}>
      <dt>{what}</dt>
      <dd class="numbers">{figure}</dd>
    </div>
  );
}

function where(book: ReviewBook, index: number): string {
  const { moves } = book.review;
  const clock = book.clock(moves[index]?.turn ?? 0);
  return t('review.where', { n: index + 1, of: moves.length, clock });
}

/** The same in one sentence, for whoever hears it. */
export function moveSentence(book: ReviewBook, index: number): string {
  const { moves, endValue } = book.review;
  const move = moves[index];
  if (move === undefined) return t('named', { name: t('review.end'), what: book.chance(endValue) });
  const parts = [
    t('named', { name: where(book, index), what: `${book.words(move.action)}.` }),
    move.mark === undefined ? '' : `${t(`mark.${move.mark}`)}.`,
    t('review.split', {
      decision: book.swing(move.decision),
      luck: move.chance ? book.swing(move.luck) : t('review.noLuck'),
    }),
    t('review.valueText', {
      before: book.chance(move.value),
      after: book.chance(book.after(index)),
    }),
    ...book.notes(move),
  ];
  return parts.filter((part) => part !== '').join(' ');
}

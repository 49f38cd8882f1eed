// The whole raid in one sum: the win chance at the start, what decisions and luck did to it, and what it came to.

import { useSignal } from '@preact/signals';
import { t } from '../../../words/index.ts';
import { decimal } from '../../kit/figures.ts';
import { Button } from '../../kit/index.ts';
import type { ReviewBook } from './book.ts';
import { ALL_MARKS, MarkSign, MarksMeaning } from './mark-sign.tsx';

export function Summary({ book }: { readonly book: ReviewBook }) {
  const { totals, moves, endValue } = book.review;
  const start = moves[0]?.value ?? endValue;
  const margin = decimal(book.share(totals.margin));
  return (
    <section class="review__section" aria-labelledby="review-sum">
      <h2 id="review-sum" class="review__heading">
        {t('review.sum')}
      </h2>
      <dl class="sum">
        <Term what={t('review.atStart')} figure={decimal(book.share(start))} />
        <Term what={t('review.decisions')} figure={book.swing(totals.decision)} kind="decision" />
        <Term what={t('review.luck')} figure={book.swing(totals.luck)} kind="luck" />
        {totals.revalued !== undefined && (
          <Term what={t('review.revalued')} figure={book.swing(totals.revalued)} />
        )}
        <Term what={t('review.atEnd')} figure={decimal(book.share(endValue))} kind="end" />
      </dl>
      <p class="review__note">{book.face.staff.worths(margin)}</p>
      {totals.revalued !== undefined && <p class="review__note">{t('review.revaluedText')}</p>}
      <Marks book={book} />
    </section>
  );
}

interface TermProps {
  readonly what: string;
  readonly figure: string;
  readonly kind?: 'decision' | 'luck' | 'end';
}

function Term({ what, figure, kind }: TermProps) {
  return (
    <div class={`sum__term${kind ? ` sum__term--${kind}` : ''}`}>
      <dt>{what}</dt>
      <dd class="numbers">{figure}</dd>
    </div>
  );
}

function Marks({ book }: { readonly book: ReviewBook }) {
  const meaning = useSignal(false);
  const { marks } = book.review.totals;
  const found = ALL_MARKS.filter((mark) => marks[mark] > 0);
  return (
    <div class="review__marks">
      {found.length === 0 && <p>{t('review.noMarks')}</p>}
      {found.length > 0 && (
        <ul>
          {found.map((mark) => (
            <li key={mark}>
              <MarkSign mark={mark} /> {t(`mark.count.${mark}`, { n: marks[mark] })}
            </li>
          ))}
        </ul>
      )}
      <Button
        look="quiet"
        icon="help"
        onClick={() => {
          meaning.value = true;
        }}
      >
        {t('review.meaning')}
      </Button>
      <MarksMeaning
        face={book.face.staff}
        open={meaning.value}
        onClose={() => {
          meaning.value = false;
        }}
      />
    </div>
  );
}

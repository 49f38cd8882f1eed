// The win chance over the whole raid, with what decisions and luck did to it below. One slider goes over the orders:
// by pointer, by arrows, from mark to mark; what it stands at is told in words below.

import { useSignal } from '@preact/signals';
import { t } from '../../../words/index.ts';
import { useWidth } from '../../kit/charts/use-width.ts';
import type { ReviewBook } from './book.ts';
import './curve.css';
import { CurveDrawing } from './curve-drawing.tsx';
import { type CurveScale, curveScale } from './curve-scale.ts';
import { MoveCard, moveSentence } from './move-card.tsx';
import type { TryIt } from './ways.tsx';

interface CurveProps {
  readonly book: ReviewBook;
  readonly onTry: TryIt;
}

export function Curve({ book, onTry }: CurveProps) {
  const { box, width } = useWidth();
  const { review } = book;
  const scale = curveScale(review, width);
  const at = useSignal(firstShown(book));
  const hovered = useSignal<number | null>(null);
  const shown = hovered.value ?? at.value;
  return (
    <section class="review__section" aria-labelledby="review-curve">
      <h2 id="review-curve" class="review__heading">
        {t('review.curve')}
      </h2>
      <Key book={book} />
      <div
        class="curve"
        ref={box}
        role="slider"
        tabIndex={0}
        aria-label={t('review.cursor')}
        aria-describedby="review-curve-help"
        aria-valuemin={1}
        aria-valuemax={review.moves.length + 1}
        aria-valuenow={at.value + 1}
        aria-valuetext={moveSentence(book, at.value)}
        onKeyDown={(event) => {
          const next = stepTo(book, at.value, event.key);
          if (next === null) return;
          event.preventDefault();
          hovered.value = null;
          at.value = next;
        }}
        onPointerMove={(event) => {
          if (event.pointerType !== 'touch') hovered.value = pointedAt(event, scale);
        }}
        onPointerLeave={() => {
          hovered.value = null;
        }}
        onClick={(event) => {
          at.value = pointedAt(event, scale);
        }}
      >
        <CurveDrawing book={book} scale={scale} width={width} at={shown} />
      </div>
      <p class="visually-hidden" id="review-curve-help">
        {t('review.curveHelp')}
      </p>
      <MoveCard book={book} index={shown} onTry={onTry} />
    </section>
  );
}

/** It opens at the costliest decision, or else where luck swung the raid most. */
function firstShown({ review }: ReviewBook): number {
  return (
    review.costliest[0]?.index ?? review.unluckiest[0]?.index ?? review.luckiest[0]?.index ?? 0
  );
}

function pointedAt(event: MouseEvent, scale: CurveScale): number {
  const { left } = (event.currentTarget as HTMLElement).getBoundingClientRect();
  return scale.at(event.clientX - left);
}

/** Where a key leads; null when it means nothing here. */
function stepTo({ review }: ReviewBook, at: number, key: string): number | null {
  const last = review.moves.length;
  const marked = review.moves.flatMap(({ mark, index }) => (mark === undefined ? [] : [index]));
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(last, at + 1);
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(0, at - 1);
    case 'PageDown':
      return marked.find((index) => index > at) ?? last;
    case 'PageUp':
      return marked.reverse().find((index) => index < at) ?? 0;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}

function Key({ book }: { readonly book: ReviewBook }) {
  return (
    <ul class="curve__key">
      {keysOf(book).map(({ swatch, text }) => (
        <li key={swatch}>
          <i class={`curve__swatch curve__swatch--${swatch}`} /> {text}
        </li>
      ))}
    </ul>
  );
}

/** What is drawn how: the win chance, the best outcome, those between it and the worst, decisions and luck. */
function keysOf({ game, face }: ReviewBook): Array<{ swatch: string; text: string }> {
  const [best, ...others] = game.system.outcomes.map(({ id }) => face.staff.outcomeInText(id));
  const between = others.slice(0, -1);
  return [
    { swatch: 'value', text: t('review.key.value') },
    { swatch: 'best', text: best ?? '' },
    ...(between.length === 0 ? [] : [{ swatch: 'between', text: between.join(', ') }]),
    { swatch: 'decision', text: t('review.key.decision') },
    { swatch: 'luck', text: t('review.key.luck') },
  ];
}

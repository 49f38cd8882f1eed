// The drawing of the curve: shares of the best outcome and of those between as hatched ground, the win chance as a line of ink, marks in
// a row above it, swings as bars below.

import { useMemo } from 'preact/hooks';
import type { ReviewedMove } from '../../../staff/review/review.ts';
import { spread } from '../report/chart.tsx';
import type { ReviewBook } from './book.ts';
import {
  type CurveScale,
  HEIGHT,
  LEFT,
  lineThrough,
  MARKS_AT,
  PLOT,
  SWING,
  standings,
  turnStarts,
} from './curve-scale.ts';
import { MarkShape } from './mark-sign.tsx';

interface DrawingProps {
  readonly book: ReviewBook;
  readonly scale: CurveScale;
  readonly width: number;
  readonly at: number;
}

export function CurveDrawing({ book, scale, width, at }: DrawingProps) {
  const { review } = book;
  // Everything but the cursor is drawn once for a width.
  const ground = useMemo(() => <Ground book={book} scale={scale} />, [book, width]);
  const worth = review.moves[at]?.value ?? review.endValue;
  return (
    <svg class="curve__svg" viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
      {ground}
      <path class="curve__cursor" d={`M${scale.x(at)} ${PLOT.top}V${SWING.bottom}`} />
      <circle class="curve__at" cx={scale.x(at)} cy={scale.y(book.share(worth))} r="5" />
    </svg>
  );
}

function Ground({ book, scale }: Pick<DrawingProps, 'book' | 'scale'>) {
  const { review } = book;
  const { playouts } = review;
  const total = standings(review).map((s) => (100 * s.total) / playouts);
  const any = standings(review).map((s) => (100 * (s.total + s.half)) / playouts);
  const value = [...review.moves.map((move) => move.value), review.endValue].map((w) =>
    book.share(w),
  );
  const foot = `V${PLOT.bottom}H${LEFT}z`;
  return (
    <>
      <Hatching />
      <path class="curve__between" d={`${lineThrough(any, scale)}${foot}`} />
      <path class="curve__ground" d={`${lineThrough(total, scale)}${foot}`} />
      <path class="curve__best" d={`${lineThrough(total, scale)}${foot}`} />
      <Levels scale={scale} />
      <Turns book={book} scale={scale} />
      <path class="curve__value" d={lineThrough(value, scale)} />
      <Swings moves={review.moves} book={book} scale={scale} />
      <Marks moves={review.moves} book={book} scale={scale} />
    </>
  );
}

function Hatching() {
  return (
    <defs>
      <pattern id="hatch-best" width="4" height="4" patternUnits="userSpaceOnUse">
        <path class="curve__hatch-best" d="M2 0V4" />
      </pattern>
      <pattern id="hatch-between" width="8" height="8" patternUnits="userSpaceOnUse">
        <path class="curve__hatch-between" d="M0 8 8 0" />
      </pattern>
    </defs>
  );
}

function Levels({ scale }: Pick<DrawingProps, 'scale'>) {
  return (
    <>
      {[0, 50, 100].map((share) => (
        <g key={share}>
          <path class="curve__level" d={`M${LEFT} ${scale.y(share)}H${scale.right}`} />
          <text class="curve__figure" x={LEFT - 8} y={scale.y(share) + 4} text-anchor="end">
            {share}
          </text>
        </g>
      ))}
      <path class="curve__level" d={`M${LEFT} ${scale.swing(0)}H${scale.right}`} />
      <text class="curve__figure" x={LEFT - 8} y={scale.swing(0) + 4} text-anchor="end">
        ±0
      </text>
    </>
  );
}

const CLOCK_ROOM = 46; // px

function Turns({ book, scale }: Pick<DrawingProps, 'book' | 'scale'>) {
  let free = 0; // where the next clock may begin
  return (
    <>
      {turnStarts(book.review).map(({ turn, index }) => {
        const x = scale.x(index);
        const written = x >= free && x < scale.right - CLOCK_ROOM / 2;
        if (written) free = x + CLOCK_ROOM;
        return (
          <g key={turn}>
            <path class="curve__turn" d={`M${x} ${PLOT.top}V${SWING.bottom}`} />
            {written && (
              <text class="curve__figure" x={x} y={HEIGHT - 12}>
                {book.clock(turn)}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
}

interface MovesProps extends Pick<DrawingProps, 'book' | 'scale'> {
  readonly moves: readonly ReviewedMove[];
}

/** For every order two bars side by side: what the decision did, and what luck did. */
function Swings({ moves, book, scale }: MovesProps) {
  const wide = Math.max(1, Math.min(7, scale.step * 0.42));
  const bar = (index: number, worth: number, aside: number): string => {
    if (worth === 0) return '';
    const x = scale.x(index + 0.5) + aside - wide / 2;
    const y = scale.swing(book.share(worth));
    return `M${x.toFixed(1)} ${scale.swing(0)}V${y.toFixed(1)}h${wide.toFixed(1)}V${scale.swing(0)}z`;
  };
  return (
    <>
      <path
        class="curve__decision"
        d={moves.map((m) => bar(m.index, m.decision, -wide * 0.55)).join('')}
      />
      <path class="curve__luck" d={moves.map((m) => bar(m.index, m.luck, wide * 0.55)).join('')} />
    </>
  );
}

const SIGN = 18; // px

function Marks({ moves, book, scale }: MovesProps) {
  const marked = moves.flatMap((move) =>
    move.mark === undefined ? [] : [{ ...move, mark: move.mark }],
  );
  const xs = marked.map(({ index }) => scale.x(index));
  const apart = Math.min(SIGN + 2, (scale.right - LEFT) / Math.max(1, xs.length));
  return (
    <>
      {spread(xs, apart, scale.right).map((x, i) => {
        const move = marked[i];
        if (move === undefined) return null;
        const y = scale.y(book.share(move.value));
        const lead = `M${x} ${MARKS_AT + SIGN / 2}L${scale.x(move.index)} ${y}`;
        return (
          <g key={move.index}>
            <path class={`curve__lead mark--${move.mark}`} d={lead} />
            <svg
              x={x - SIGN / 2}
              y={MARKS_AT - SIGN / 2}
              width={SIGN}
              height={SIGN}
              viewBox="0 0 24 24"
              aria-hidden="true"
            >
              <MarkShape mark={move.mark} />
            </svg>
          </g>
        );
      })}
    </>
  );
}

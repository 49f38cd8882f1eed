// The costliest decisions: what was ordered, what was better and why, and a way to try it.

import type { Costly } from '../../../staff/review/review.ts';
import { t } from '../../../words/index.ts';
import { change, decimal, isNothing, perCent } from '../../kit/figures.ts';
import type { ReviewBook } from './book.ts';
import { MarkSign } from './mark-sign.tsx';
import { RuleOf } from './rule-of.tsx';
import { TryButtons, type TryIt, WatchLink } from './ways.tsx';

interface CostliestProps {
  readonly book: ReviewBook;
  readonly onTry: TryIt;
}

export function Costliest({ book, onTry }: CostliestProps) {
  const { costliest } = book.review;
  return (
    <section class="review__section" aria-labelledby="review-costliest">
      <h2 id="review-costliest" class="review__heading">
        {t('review.costliest')}
      </h2>
      {costliest.length === 0 && <p>{t('review.costliestNone')}</p>}
      <ol class="costliest">
        {costliest.map((costly) => (
          <li key={costly.index} class="costly">
            <CostlyCard book={book} costly={costly} onTry={onTry} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface CardProps extends CostliestProps {
  readonly costly: Costly;
}

function CostlyCard({ book, costly, onTry }: CardProps) {
  const { index, turn, mark } = costly;
  const cost = decimal(book.share(costly.cost));
  const margin = decimal(book.share(costly.margin));
  const n = index + 1;
  return (
    <>
      <h3 class="costly__head">
        <MarkSign mark={mark} /> {t(`mark.${mark}`)}{' '}
        <b class="numbers">{t('review.cost', { cost, margin })}</b>
        <span class="costly__where">
          {t('review.where', { n, of: book.review.moves.length, clock: book.clock(turn) })}
        </span>
      </h3>
      <dl class="costly__orders">
        <div>
          <dt>{t('review.was')}</dt>
          <dd>
            {book.words(costly.action)} <Chances book={book} standing={costly.taken} />
          </dd>
        </div>
        <div>
          <dt>{t('review.betterWas')}</dt>
          <dd>
            <b>{book.words(costly.better)}</b> <Chances book={book} standing={costly.instead} />
          </dd>
        </div>
      </dl>
      <Because book={book} costly={costly} />
      <div class="row">
        <TryButtons book={book} index={index} onTry={onTry} />
        <WatchLink book={book} index={index} />
      </div>
    </>
  );
}

interface ChancesProps {
  readonly book: ReviewBook;
  readonly standing: Costly['taken'];
}

function Chances({ book, standing }: ChancesProps) {
  const figures = book.shares(standing).map(perCent);
  return <small class="numbers">({book.face.staff.chances(figures)})</small>;
}

const MOST = 4; // lines of the score that are told

/** 'because, in points a raid: heavy guns destroyed +3.2 [12a] …; against it: …' */
function Because({ book, costly }: Pick<CardProps, 'book' | 'costly'>) {
  const told = costly.reasons.filter(({ points }) => !isNothing(points)).slice(0, MOST);
  const gains = told.filter(({ points }) => points > 0);
  const costs = told.filter(({ points }) => points < 0);
  if (told.length === 0) return <p class="costly__why">{t('review.sameReasons')}</p>;
  return (
    <p class="costly__why">
      {gains.length > 0 && t('review.because')}
      <Lines book={book} lines={gains} />
      {costs.length > 0 && `; ${t('review.otherwiseWas')}`}
      <Lines book={book} lines={costs} />
    </p>
  );
}

interface LinesProps {
  readonly book: ReviewBook;
  readonly lines: Costly['reasons'];
}

function Lines({ book, lines }: LinesProps) {
  return (
    <>
      {lines.map((line, i) => (
        <span key={`${line.rule} ${line.what}`}>
          {i === 0 ? ' ' : ', '}
          {book.line(line)} <b class="numbers">{change(line.points)}</b>{' '}
          <RuleOf book={book} id={line.rule} />
        </span>
      ))}
    </>
  );
}

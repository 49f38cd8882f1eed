// The review of a raid: offered, under way, or read.

import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import '../../../words/shell/review.ts';
import '../../../words/shell/screens.ts';
import '../../../words/shell/staff.ts';
import '../../kit/icons.ts';
import type { Review } from '../../../staff/review/review.ts';
import { t } from '../../../words/index.ts';
import { Button, LinkButton } from '../../kit/index.ts';
import type { LookingFace } from '../../sheet/face.ts';
import { levelName } from '../../shell/level-name.ts';
import { Page } from '../../shell/page.tsx';
import { gapsOf } from '../../shell/past-words.ts';
import { address } from '../../shell/routes.ts';
import { ReviewBook, type Reviewed } from './book.ts';
import { Costliest } from './costliest.tsx';
import { Curve } from './curve.tsx';
import { LuckLedger } from './ledger.tsx';
import './review.css';
import { Offer, Running } from './start.tsx';
import { Summary } from './summary.tsx';
import { MoveTable, TurnTable } from './tables.tsx';
import type { TryIt } from './ways.tsx';

export type ReviewPhase =
  | { readonly kind: 'unfinished' }
  | { readonly kind: 'offer' | 'failed'; readonly budget: string }
  | { readonly kind: 'running'; readonly done: number; readonly of: number }
  | { readonly kind: 'ready'; readonly review: Review };

export interface ReviewScreenProps {
  readonly id: string;
  readonly played: Reviewed;
  readonly face: LookingFace;
  readonly phase: ReviewPhase;
  readonly onStart: (budget: string) => void;
  readonly onStop: () => void;
  readonly onAgain: () => void;
  readonly onTry: TryIt;
  readonly onSave: (review: Review) => void;
  readonly ways?: ComponentChildren; // to the staff's raid on the seed
}

export function ReviewScreen(props: ReviewScreenProps) {
  const { phase, played, id } = props;
  const { level, seed, past } = played;
  return (
    <Page
      title={t('page.review')}
      kicker={t('review.kicker', { level: levelName(level), seed })}
      wide
      class="review"
    >
      <p class="review__lead prose">{t('review.lead')}</p>
      {past !== null && <p class="review__past">{t(`review.past.${past.kind}`, gapsOf(past))}</p>}
      {phase.kind === 'unfinished' && (
        <div class="stack">
          <p>{t('review.unfinished')}</p>
          <div class="row">
            <LinkButton look="primary" icon="forward" href={address({ page: 'raid', id })}>
              {t('review.continue')}
            </LinkButton>
          </div>
        </div>
      )}
      {(phase.kind === 'offer' || phase.kind === 'failed') && (
        <Offer failed={phase.kind === 'failed'} budget={phase.budget} onStart={props.onStart} />
      )}
      {phase.kind === 'running' && <Running {...phase} onStop={props.onStop} />}
      {phase.kind === 'ready' && <Ready {...props} review={phase.review} />}
    </Page>
  );
}

function Ready(props: ReviewScreenProps & { readonly review: Review }) {
  const { id, played, face, review, onTry } = props;
  const isPast = played.past !== null;
  const book = useMemo(() => new ReviewBook(id, review, played, face), [id, review, played, face]);
  return (
    <>
      <Summary book={book} />
      <Curve book={book} onTry={onTry} />
      <Costliest book={book} onTry={onTry} />
      <TurnTable book={book} />
      <MoveTable book={book} />
      <LuckLedger book={book} />
      {props.ways}
      <nav class="review__buttons" aria-label={t('page.review')}>
        {!isPast && (
          <LinkButton icon="play" href={address({ page: 'theatre', id })}>
            {t('review.watchAll')}
          </LinkButton>
        )}
        {!id.startsWith('look-') && (
          <LinkButton icon="list" href={address({ page: 'report', id })}>
            {t('review.report')}
          </LinkButton>
        )}
        <Button icon="download" onClick={() => props.onSave(review)}>
          {t('review.save')}
        </Button>
        {!isPast && (
          <Button icon="again" onClick={props.onAgain}>
            {t('review.again')}
          </Button>
        )}
      </nav>
    </>
  );
}

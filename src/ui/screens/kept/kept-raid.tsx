// A raid of other rules or other data than those here: what came of it or where it stands, and what is kept of it.

import '../../../words/shell/archive.ts';
import '../../../words/shell/kept.ts';
import '../../../words/shell/screens.ts';
import '../../kit/icons.ts';
import type { Past } from '../../../engine/edition.ts';
import { t } from '../../../words/index.ts';
import { Button, LinkButton } from '../../kit/button.tsx';
import { Page } from '../../shell/page.tsx';
import { pastWords } from '../../shell/past-words.ts';
import { address } from '../../shell/routes.ts';
import { type ListedRaid, titleOf } from '../archive/listed.ts';
import { factsOf, Marks, OutcomeBadge } from '../archive/row.tsx';
import { DayNote, type DayNoteProps } from '../today/day-note.tsx';
import './kept-raid.css';

export interface KeptRaidProps {
  readonly raid: ListedRaid & { readonly past: Past };
  readonly reviewed: boolean; // a review is kept of it
  readonly day: DayNoteProps | null; // of a raid of some day
  readonly away: boolean; // the title does not offer it
  readonly onDownload: () => void;
  readonly onAgain: () => void;
  readonly onAway: () => void;
  readonly onDelete: () => void;
}

export function KeptRaid(props: KeptRaidProps) {
  const { raid, day } = props;
  const { status, past, result, note = '' } = raid;
  return (
    <Page title={titleOf(raid)} kicker={t(status === 'playing' ? 'nav.past' : 'kept.facts')}>
      <div class="stack kept">
        <p>
          <strong>{pastWords(past, status)}</strong>{' '}
          {t(status === 'playing' ? 'kept.underWay' : 'kept.over')}
        </p>
        <section class="kept__facts" aria-label={t('kept.facts')}>
          <p class="kept__badges">
            <OutcomeBadge raid={raid} /> <Marks raid={raid} />
          </p>
          {result !== null && (
            <p class="kept__vp numbers">{t('replays.vp', { vp: minus(result.vp) })}</p>
          )}
          <p>{factsOf(raid).join(' · ')}</p>
          {note !== '' && <p class="kept__note">{note}</p>}
        </section>
        {day !== null && <DayNote {...day} />}
        <Ways {...props} />
        <p class="kept__small">{t('kept.link')}</p>
      </div>
    </Page>
  );
}

const minus = (vp: number): string => String(vp).replace('-', '−');

function Ways({ raid, reviewed, away, ...on }: KeptRaidProps) {
  const { id, status } = raid;
  return (
    <>
      <nav class="row" aria-label={t('kept.facts')}>
        <Button look="primary" icon="download" onClick={on.onDownload}>
          {t('replays.download')}
        </Button>
        {reviewed && (
          <LinkButton icon="officer" href={address({ page: 'review', id })}>
            {t('archive.review')}
          </LinkButton>
        )}
        <Button icon="again" onClick={on.onAgain}>
          {t('kept.again')}
        </Button>
        <LinkButton icon="plus" href={address({ page: 'new' })}>
          {t('nav.new')}
        </LinkButton>
        {status === 'playing' && !away && <Button onClick={on.onAway}>{t('kept.away')}</Button>}
        <Button look="danger" icon="trash" onClick={on.onDelete}>
          {t('kept.delete')}
        </Button>
        <LinkButton icon="list" href={address({ page: 'replays' })}>
          {t('nav.replays')}
        </LinkButton>
      </nav>
      {status === 'playing' && away && <p role="status">{t('kept.isAway')}</p>}
    </>
  );
}

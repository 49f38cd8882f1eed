// The ways on from a report: what most players want next stands under the outcome, before anything is read; what
// keeps the raid stands at the end. No way is offered twice.

import { t } from '../../../words/index.ts';
import { Button, LinkButton } from '../../kit/button.tsx';
import { address } from '../../shell/routes.ts';

export interface WaysProps {
  readonly id: string;
  readonly onAgain: () => void;
  readonly onShare: () => void;
  readonly onDownload: () => void;
  readonly onPicture: () => void;
}

export function WaysOn({ id, onAgain, onShare }: WaysProps) {
  return (
    <nav class="report__ways" aria-label={t('report.next')}>
      <LinkButton look="primary" icon="play" href={address({ page: 'theatre', id })}>
        {t('report.theatre')}
      </LinkButton>
      <LinkButton icon="officer" href={address({ page: 'review', id })}>
        {t('review.open')}
      </LinkButton>
      <Button icon="again" onClick={onAgain}>
        {t('report.again')}
      </Button>
      <LinkButton icon="plus" href={address({ page: 'new' })}>
        {t('report.new')}
      </LinkButton>
      <Button icon="link" onClick={onShare}>
        {t('report.share')}
      </Button>
    </nav>
  );
}

export function KeepIt({ id, onDownload, onPicture }: WaysProps) {
  return (
    <nav class="report__buttons" aria-label={t('report.keep')}>
      <LinkButton icon="compare" href={address({ page: 'compare', a: id })}>
        {t('report.compare')}
      </LinkButton>
      <Button icon="download" onClick={onDownload}>
        {t('report.download')}
      </Button>
      <Button icon="download" onClick={onPicture}>
        {t('report.picture')}
      </Button>
    </nav>
  );
}

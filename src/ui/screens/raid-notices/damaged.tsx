// A kept raid that cannot be opened as it is: what is wrong, the file to keep, and a way on if there is one.

import { t } from '../../../words/index.ts';
import { Button, LinkButton } from '../../kit/button.tsx';
import { Page } from '../../shell/page.tsx';
import { address } from '../../shell/routes.ts';

export interface DamagedNoticeProps {
  readonly fault: string;
  readonly onDownload: () => void;
  readonly onContinue: (() => void) | null; // from the last order that fits
  readonly onMend: (() => void) | null; // its orders fit; what is written beside them does not
}

export function DamagedNotice({ fault, onDownload, onContinue, onMend }: DamagedNoticeProps) {
  return (
    <Page title={t('damaged.title')}>
      <div class="stack">
        <p>{fault}</p>
        <p>{t('damaged.kept')}</p>
        <div class="row">
          <Button look="primary" icon="download" onClick={onDownload}>
            {t('damaged.download')}
          </Button>
          {onContinue && (
            <Button icon="play" onClick={onContinue}>
              {t('damaged.continue')}
            </Button>
          )}
          {onMend && (
            <Button icon="check" onClick={onMend}>
              {t('damaged.mend')}
            </Button>
          )}
          <LinkButton icon="plus" href={address({ page: 'new' })}>
            {t('nav.new')}
          </LinkButton>
        </div>
      </div>
    </Page>
  );
}

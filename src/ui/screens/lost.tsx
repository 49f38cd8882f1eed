// An address that leads nowhere.

import '../../words/shell/screens.ts';
import { t } from '../../words/index.ts';
import { LinkButton } from '../kit/button.tsx';
import { Page } from '../shell/page.tsx';
import { address } from '../shell/routes.ts';

export function Lost() {
  return (
    <Page title={t('page.lost')}>
      <div class="stack">
        <p>{t('lost.text')}</p>
        <div class="row">
          <LinkButton look="primary" href={address({ page: 'title' })}>
            {t('lost.home')}
          </LinkButton>
        </div>
      </div>
    </Page>
  );
}

// The address of a raid that is not there.

import { t } from '../../../words/index.ts';
import { LinkButton } from '../../kit/button.tsx';
import { Page } from '../../shell/page.tsx';
import { address } from '../../shell/routes.ts';

export function NoRaidNotice() {
  return (
    <Page title={t('none.title')}>
      <div class="stack">
        <p>{t('none.text')}</p>
        <div class="row">
          <LinkButton look="primary" href={address({ page: 'new' })}>
            {t('nav.new')}
          </LinkButton>
          <LinkButton href={address({ page: 'replays' })}>{t('nav.replays')}</LinkButton>
        </div>
      </div>
    </Page>
  );
}

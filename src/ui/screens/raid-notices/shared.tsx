// A link that holds no raid that can be played here.

import { t } from '../../i18n/index.ts';
import { LinkButton } from '../../kit/button.tsx';
import { address } from '../../shell/routes.ts';
import { Page } from '../page.tsx';

export function SharedNotice({ why }: { readonly why: string }) {
  return (
    <Page title={t('page.shared')}>
      <div class="stack">
        <p>{t('shared.bad', { why })}</p>
        <div class="row">
          <LinkButton look="primary" href={address({ page: 'new' })}>
            {t('shared.new')}
          </LinkButton>
        </div>
      </div>
    </Page>
  );
}

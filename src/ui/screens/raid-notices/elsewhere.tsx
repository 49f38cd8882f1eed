// Another tab plays this raid: this one may look, or take it over.

import { t } from '../../../words/index.ts';
import { Button, LinkButton } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { address } from '../../shell/routes.ts';
import './elsewhere.css';

export function ElsewhereNotice({ onTakeOver }: { readonly onTakeOver: () => void }) {
  return (
    <div class="elsewhere" role="alert">
      <Icon name="lock" size={28} />
      <div class="elsewhere__text">
        <p class="elsewhere__title">{t('elsewhere.title')}</p>
        <p>{t('elsewhere.text')}</p>
      </div>
      <Button look="primary" onClick={onTakeOver}>
        {t('elsewhere.takeOver')}
      </Button>
      <LinkButton href={address({ page: 'title' })}>{t('nav.back')}</LinkButton>
    </div>
  );
}

// Another tab plays this raid: this one may look, or take it over.

import { t } from '../../../words/index.ts';
import { Button, LinkButton } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { address } from '../../shell/routes.ts';
import './elsewhere.css';

export interface ElsewhereNoticeProps {
  readonly own: { readonly battle: string; readonly id: string } | null; // what this tab had and the other has not
  readonly onTakeOver: () => void;
}

export function ElsewhereNotice({ own, onTakeOver }: ElsewhereNoticeProps) {
  return (
    <div class="elsewhere" role="alert">
      <Icon name="lock" size={28} />
      <div class="elsewhere__text">
        <p class="elsewhere__title">{t('elsewhere.title')}</p>
        <p>{t(own === null ? 'elsewhere.text' : 'elsewhere.parted')}</p>
      </div>
      <Button look="primary" onClick={onTakeOver}>
        {t('elsewhere.takeOver')}
      </Button>
      {own !== null && (
        <LinkButton href={address({ page: 'raid', ...own })}>{t('elsewhere.own')}</LinkButton>
      )}
      <LinkButton href={address({ page: 'title' })}>{t('nav.back')}</LinkButton>
    </div>
  );
}

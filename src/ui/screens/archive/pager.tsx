// Goes through a long list page by page.

import { t } from '../../../words/index.ts';
import { IconButton } from '../../kit/button.tsx';

export interface PagerProps {
  readonly page: number; // from 0
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

export function Pager({ page, pages, onPage }: PagerProps) {
  if (pages <= 1) return null;
  const button = (
    icon: 'skip' | 'left' | 'right',
    words: 'first' | 'previous' | 'next' | 'last',
    to: number,
  ) => (
    <IconButton
      class={words === 'first' ? 'pager__first' : ''}
      icon={icon}
      label={t(`archive.${words}`)}
      aria-disabled={to === page}
      onClick={() => to !== page && onPage(to)}
    />
  );
  return (
    <nav class="pager" aria-label={t('archive.pages')}>
      {button('skip', 'first', 0)}
      {button('left', 'previous', Math.max(0, page - 1))}
      <p class="pager__place numbers" aria-live="polite">
        {t('archive.page', { page: page + 1, pages })}
      </p>
      {button('right', 'next', Math.min(pages - 1, page + 1))}
      {button('skip', 'last', pages - 1)}
    </nav>
  );
}

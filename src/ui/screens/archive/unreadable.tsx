// What is stored and is no raid any more: kept as it is, to be saved or deleted.

import { t } from '../../../words/index.ts';
import { Button, IconButton } from '../../kit/button.tsx';
import type { UnreadableRaid } from './listed.ts';

export interface UnreadableProps {
  readonly unreadable: readonly UnreadableRaid[];
  readonly onDelete: (ids: readonly string[]) => void;
  readonly onDownload: (id: string) => void;
}

export function Unreadable({ unreadable, onDelete, onDownload }: UnreadableProps) {
  return (
    <section class="archive__broken">
      <h2 class="archive__count">{t('archive.unreadable')}</h2>
      <ul class="files__list">
        {unreadable.map(({ id, fault }) => (
          <li key={id} class="file">
            <p class="file__main">{t('archive.unreadableText', { id, what: fault })}</p>
            <div class="file__buttons">
              <Button icon="download" onClick={() => onDownload(id)}>
                {t('replays.download')}
              </Button>
              <IconButton
                look="quiet"
                icon="trash"
                label={t('archive.delete', { title: id })}
                onClick={() => onDelete([id])}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

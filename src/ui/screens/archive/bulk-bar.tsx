// What to do with several raids at once.

import { t } from '../../../words/index.ts';
import { Button, LinkButton } from '../../kit/button.tsx';
import { address } from '../../shell/routes.ts';
import type { ListedRaid } from './listed.ts';

export interface BulkBarProps {
  readonly found: readonly ListedRaid[]; // the list as it is filtered
  readonly selected: ReadonlySet<string>;
  readonly onSelected: (ids: ReadonlySet<string>) => void;
  readonly onStar: (ids: readonly string[], starred: boolean) => void;
  readonly onDelete: (ids: readonly string[]) => void;
  readonly onExport: (ids: readonly string[]) => void;
}

export function BulkBar({ found, selected, onSelected, ...on }: BulkBarProps) {
  const ids = [...selected];
  const allStarred = found.every((raid) => !selected.has(raid.id) || raid.starred === true);
  return (
    <section class="bulk" aria-label={t('archive.bulk')}>
      <p class="bulk__count numbers" role="status">
        {t('archive.selected', { n: ids.length })}
      </p>
      {ids.length < found.length && (
        <Button look="quiet" onClick={() => onSelected(new Set(found.map(({ id }) => id)))}>
          {t('archive.selectAll', { n: found.length })}
        </Button>
      )}
      <Button look="quiet" onClick={() => onSelected(new Set())}>
        {t('archive.selectNone')}
      </Button>
      <span class="bulk__do">
        {found.some(({ id, past }) => selected.has(id) && past !== undefined) || (
          <Compare ids={ids} />
        )}
        <Button icon="star" onClick={() => on.onStar(ids, !allStarred)}>
          {t(allStarred ? 'archive.unstarAll' : 'archive.starAll')}
        </Button>
        <Button icon="download" onClick={() => on.onExport(ids)}>
          {t('archive.exportSelected')}
        </Button>
        <Button look="danger" icon="trash" onClick={() => on.onDelete(ids)}>
          {t('archive.deleteAll')}
        </Button>
      </span>
    </section>
  );
}

/** One raid: with which other? Two: with each other. */
function Compare({ ids }: { readonly ids: readonly string[] }) {
  const [a, b] = ids;
  if (a === undefined || ids.length > 2) return null;
  const href = address(b === undefined ? { page: 'compare', a } : { page: 'compare', a, b });
  return (
    <LinkButton icon="compare" href={href}>
      {t('archive.compare')}
    </LinkButton>
  );
}

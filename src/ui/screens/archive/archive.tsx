// The archive: every raid, found, named, starred, deleted and taken from and into a file.

import { signal, useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import '../../../words/shell/archive.ts';
import '../../../words/shell/screens.ts';
import '../../kit/icons.ts';
import { t } from '../../../words/index.ts';
import { Page } from '../../shell/page.tsx';
import './archive.css';
import { BulkBar } from './bulk-bar.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { EVERYTHING, type Filter, isFiltered, PAGE, pageOf, select } from './filter.ts';
import { FilterBar } from './filter-bar.tsx';
import type { ListedRaid, UnreadableRaid } from './listed.ts';
import { Pager } from './pager.tsx';
import { Row } from './row.tsx';
import { Tools, type ToolsProps } from './tools.tsx';
import { Unreadable } from './unreadable.tsx';

export interface ArchiveProps extends Omit<ToolsProps, 'count' | 'onExport'> {
  readonly raids: readonly ListedRaid[];
  readonly unreadable: readonly UnreadableRaid[];
  readonly onStar: (ids: readonly string[], starred: boolean) => void;
  readonly onWords: (id: string, name: string, note: string) => void;
  readonly onDelete: (ids: readonly string[]) => void;
  readonly onExport: (ids: readonly string[]) => void;
  readonly onDownload: (id: string) => void; // what is damaged, as it is
  readonly onSaveKept: (id: string) => void; // a raid that is not played again
  readonly onShown: (ids: readonly string[]) => void; // those on the page of the list
}

/** They outlive the screen, so that the way back from a report leads to the same place. */
const filter = signal<Filter>(EVERYTHING);
const page = signal(0);

export function ArchiveScreen(props: ArchiveProps) {
  const { raids, unreadable, onExport } = props;
  const all = raids.map(({ id }) => id);
  return (
    <Page title={t('page.replays')} kicker={t('archive.kicker')} wide class="archive">
      <Tools {...props} count={raids.length} onExport={() => onExport(all)} />
      {raids.length === 0 ? (
        <p class="archive__empty prose">{t('replays.empty')}</p>
      ) : (
        <List {...props} />
      )}
      {unreadable.length > 0 && <Unreadable {...props} />}
    </Page>
  );
}

function List({ raids, onWords, ...on }: ArchiveProps) {
  const selected = useSignal<ReadonlySet<string>>(new Set());
  const edited = useSignal<ListedRaid | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const battles = useMemo(() => [...new Set(raids.map(({ scenario }) => scenario.id))], [raids]);
  const levels = useMemo(() => [...new Set(raids.map(({ level }) => level))].sort(), [raids]);
  const found = useMemo(() => select(raids, filter.value), [raids, filter.value]);
  const shown = pageOf(found, page.value);
  const ids = shown.items.map(({ id }) => id);
  useEffect(() => on.onShown(ids), [ids.join(' ')]);
  const picked = stillThere(selected.value, raids);
  const turn = (to: number) => {
    page.value = to;
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'start' });
  };
  const remove = (ids: readonly string[]) => {
    selected.value = new Set();
    on.onDelete(ids);
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <section>
      <FilterBar
        filter={filter.value}
        battles={battles}
        levels={levels}
        onChange={(chosen) => {
          filter.value = chosen;
          page.value = 0;
        }}
      />
      <h2 class="archive__count numbers" ref={heading} tabIndex={-1} aria-live="polite">
        {isFiltered(filter.value)
          ? t('archive.found', { n: found.length, all: raids.length })
          : t('archive.all', { n: raids.length })}
      </h2>
      {picked.size > 0 && (
        <BulkBar
          {...on}
          found={found}
          selected={picked}
          onSelected={(ids) => {
            selected.value = ids;
          }}
          onDelete={remove}
        />
      )}
      {found.length === 0 && <p class="archive__empty">{t('archive.nothing')}</p>}
      <ol class="files__list" start={shown.page * PAGE + 1} aria-label={t('archive.list')}>
        {shown.items.map((raid) => (
          <Row
            key={raid.id}
            raid={raid}
            selected={picked.has(raid.id)}
            onSelect={(id, on) => {
              selected.value = toggled(picked, id, on);
            }}
            onStar={on.onStar}
            onSaveKept={on.onSaveKept}
            onDelete={remove}
            onEdit={(chosen) => {
              edited.value = chosen;
            }}
          />
        ))}
      </ol>
      <Pager page={shown.page} pages={Math.ceil(found.length / PAGE)} onPage={turn} />
      {edited.value !== null && (
        <EditDialog
          raid={edited.value}
          onClose={() => {
            edited.value = null;
          }}
          onSave={(name, note) => {
            onWords(edited.value?.id ?? '', name, note);
            edited.value = null;
          }}
        />
      )}
    </section>
  );
}

function toggled(ids: ReadonlySet<string>, id: string, on: boolean): ReadonlySet<string> {
  const next = new Set(ids);
  if (on) next.add(id);
  else next.delete(id);
  return next;
}

/** What was deleted meanwhile is not selected any more. */
function stillThere(ids: ReadonlySet<string>, raids: readonly ListedRaid[]): ReadonlySet<string> {
  if (ids.size === 0) return ids;
  return new Set(raids.filter(({ id }) => ids.has(id)).map(({ id }) => id));
}

// What the list of raids shows: words to look for, level, outcome, whose, stars, and the order. On a narrow or low
// screen all but the words lie folded behind a button, so that the first raid is in sight.

import { signal } from '@preact/signals';
import { type MessageKey, t } from '../../../words/index.ts';
import { Button } from '../../kit/button.tsx';
import { Select } from '../../kit/select.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { Toggle } from '../../kit/toggle.tsx';
import { battleName } from '../../shell/battle-name.ts';
import { levelName } from '../../shell/level-name.ts';
import { knownOutcomes } from '../../shell/outsides.ts';
import { choicesMade, EVERYTHING, type Filter, isFiltered, SORTS, SOURCES } from './filter.ts';

export interface FilterBarProps {
  readonly filter: Filter;
  readonly battles: readonly string[]; // that occur
  readonly levels: readonly string[]; // that occur
  readonly onChange: (filter: Filter) => void;
}

/** It outlives the screen, as the choices do. */
const unfolded = signal(false);

export function FilterBar({ filter, battles, levels, onChange }: FilterBarProps) {
  const change = (part: Partial<Filter>) => onChange({ ...filter, ...part });
  return (
    <search class={unfolded.value ? 'filters filters--unfolded' : 'filters'}>
      <div class="filters__text">
        <TextField
          label={t('archive.search')}
          value={filter.text}
          onInput={(text) => change({ text })}
          icon="search"
          placeholder={t('archive.searchHint')}
        />
      </div>
      <Fold choices={choicesMade(filter)} />
      {battles.length > 1 && (
        <Select
          label={t('archive.battle')}
          options={['all', ...battles].map((value) => ({
            value,
            label: value === 'all' ? t('archive.battles') : battleName(value),
          }))}
          value={filter.battle}
          onChange={(battle) => change({ battle })}
        />
      )}
      <Select
        label={t('archive.level')}
        options={['all', ...levels].map((value) => ({
          value,
          label: value === 'all' ? t('archive.levels') : levelName(value),
        }))}
        value={filter.level}
        onChange={(level) => change({ level })}
      />
      <Select
        label={t('archive.kind')}
        options={['all', 'under-way', ...knownOutcomes()].map((value) => ({
          value,
          label: kindName(value),
        }))}
        value={filter.kind}
        onChange={(kind) => change({ kind })}
      />
      <Select
        label={t('archive.source')}
        options={SOURCES.map((value) => ({ value, label: t(`archive.source.${value}`) }))}
        value={filter.source}
        onChange={(source) => change({ source })}
      />
      <Select
        label={t('archive.sort')}
        options={SORTS.map((value) => ({ value, label: t(`archive.sort.${value}`) }))}
        value={filter.sort}
        onChange={(sort) => change({ sort })}
      />
      <div class="filters__end">
        <div class="filters__starred">
          <Toggle
            label={t('archive.starredOnly')}
            on={filter.starred}
            onChange={(starred) => change({ starred })}
          />
        </div>
        {isFiltered(filter) && (
          <Button
            look="quiet"
            icon="close"
            onClick={() => onChange({ ...EVERYTHING, sort: filter.sort })}
          >
            {t('archive.clear')}
          </Button>
        )}
      </div>
    </search>
  );
}

/** Seen only where there is something to unfold. */
function Fold({ choices }: { readonly choices: number }) {
  const open = unfolded.value;
  return (
    <Button
      look="quiet"
      class="filters__fold"
      icon={open ? 'up' : 'down'}
      aria-expanded={open}
      onClick={() => {
        unfolded.value = !open;
      }}
    >
      {choices === 0 ? t('archive.filters') : t('archive.filtersSet', { n: choices })}
    </Button>
  );
}

function kindName(kind: Filter['kind']): string {
  if (kind === 'all' || kind === 'under-way') return t(`archive.kind.${kind}`);
  return t(`outcome.${kind}` as MessageKey);
}

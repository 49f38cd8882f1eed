// One raid of the archive: what came of it, what it was, and what can be done with it.

import { systemOf } from '../../../engine/first-system.ts';
import { locale, type MessageKey, t } from '../../../words/index.ts';
import { Badge } from '../../kit/badge.tsx';
import { IconButton, LinkButton } from '../../kit/button.tsx';
import { battleName } from '../../shell/battle-name.ts';
import { shelved } from '../../shell/battles.ts';
import { levelName } from '../../shell/level-name.ts';
import { outsideOf, rankOf } from '../../shell/outsides.ts';
import { address } from '../../shell/routes.ts';
import { dayOfRaid } from '../today/day.ts';
import { dayName } from '../today/day-line.ts';
import { isReceived, type ListedRaid, titleOf } from './listed.ts';

export interface RowActions {
  readonly onStar: (ids: readonly string[], starred: boolean) => void;
  readonly onEdit: (raid: ListedRaid) => void;
  readonly onDelete: (ids: readonly string[]) => void;
}
export interface RowProps extends RowActions {
  readonly raid: ListedRaid;
  readonly selected: boolean;
  readonly onSelect: (id: string, selected: boolean) => void;
}

export function Row({ raid, selected, onSelect, ...actions }: RowProps) {
  const title = titleOf(raid);
  return (
    <li class={`file${selected ? ' file--selected' : ''}`}>
      <label class="file__pick">
        <input
          type="checkbox"
          class="file__box"
          checked={selected}
          aria-label={t('archive.select', { title })}
          onChange={(event) => onSelect(raid.id, event.currentTarget.checked)}
        />
      </label>
      <p class="file__vp stencil" aria-hidden="true">
        {raid.result === null ? '–' : String(raid.result.vp).replace('-', '−')}
      </p>
      <div class="file__main">
        <p class="file__title">{title}</p>
        <p class="file__badges">
          <OutcomeBadge raid={raid} />
          <Marks raid={raid} />
        </p>
        <p class="file__facts">{factsOf(raid).join(' · ')}</p>
        {raid.note !== undefined && raid.note !== '' && <p class="file__note">{raid.note}</p>}
      </div>
      <Buttons raid={raid} title={title} {...actions} />
    </li>
  );
}

const TONES = { best: 'green', between: 'amber', worst: 'red' } as const;
const ICONS = { best: 'medal', between: 'flag', worst: 'close' } as const;

/** How a raid ended, or where it stands. */
export function OutcomeBadge({ raid }: { readonly raid: ListedRaid }) {
  if (raid.result === null) {
    const { turn, clock } = raid;
    return (
      <Badge tone="blue" icon="clock">
        {t('archive.underWay', { turn, clock })}
      </Badge>
    );
  }
  const { outcome } = raid.result;
  const rank = rankOf(systemOf(raid), outcome);
  return (
    <Badge tone={rank === null ? 'plain' : TONES[rank]} icon={rank === null ? 'info' : ICONS[rank]}>
      {t(`outcome.${outcome}` as MessageKey)}
      <span class="visually-hidden">, {t('replays.vp', { vp: raid.result.vp })}</span>
    </Badge>
  );
}

function Marks({ raid }: { readonly raid: ListedRaid & { readonly help?: string } }) {
  const day = dayOfRaid(raid);
  return (
    <>
      {day !== null && (
        <Badge icon="sun">{t('archive.ofDay', { day: dayName(day, 'short') })}</Badge>
      )}
      {raid.origin === 'taken' && <Badge icon="flag">{t('archive.taken')}</Badge>}
      {raid.practice && <Badge icon="undo">{t('replays.practice')}</Badge>}
      {isReceived(raid) && <Badge icon="link">{t('replays.received')}</Badge>}
      {raid.help === 'none' && <Badge icon="medal">{t('archive.noHelp')}</Badge>}
    </>
  );
}

export function factsOf(raid: ListedRaid): string[] {
  const named = raid.name !== undefined && raid.name !== '';
  const length = { turn: raid.turn, n: raid.length };
  const facts = [
    shelved().length > 1 ? battleName(raid.scenario.id) : '',
    levelName(raid.level, raid.scenario.id),
    named ? `${t('replays.seed')} ${raid.seed}` : '',
    raid.events ? t('replays.events') : '',
    t('archive.turns', length),
    outsideOf(systemOf(raid))?.facts(raid.facts)?.row ?? '',
    dateOf(raid.updated),
  ];
  return facts.filter((fact) => fact !== '');
}

const forms = new Map<string, Intl.DateTimeFormat>();

function dateOf(time: number): string {
  const name = locale();
  const form =
    forms.get(name) ?? new Intl.DateTimeFormat(name, { dateStyle: 'medium', timeStyle: 'short' });
  forms.set(name, form);
  return form.format(time);
}

interface ButtonsProps extends RowActions {
  readonly raid: ListedRaid;
  readonly title: string;
}

function Buttons({ raid, title, onStar, onEdit, onDelete }: ButtonsProps) {
  const { id, starred = false } = raid;
  return (
    <div class="file__buttons">
      <Ways raid={raid} title={title} />
      <span class="file__icons">
        <IconButton
          class={starred ? 'file__star file__star--on' : 'file__star'}
          look="quiet"
          icon="star"
          label={t(starred ? 'archive.unstar' : 'archive.star', { title })}
          onClick={() => onStar([id], !starred)}
        />
        <IconButton
          look="quiet"
          icon="edit"
          label={t('archive.edit', { title })}
          onClick={() => onEdit(raid)}
        />
        <IconButton
          look="quiet"
          icon="trash"
          label={t('archive.delete', { title })}
          onClick={() => onDelete([id])}
        />
      </span>
    </div>
  );
}

function Ways({ raid, title }: { readonly raid: ListedRaid; readonly title: string }) {
  const { id, scenario, status } = raid;
  const watch = (
    <LinkButton icon="play" href={address({ page: 'theatre', battle: scenario.id, id })}>
      {t('archive.watch')}
      <span class="visually-hidden"> {title}</span>
    </LinkButton>
  );
  if (status === 'playing') {
    return (
      <>
        <LinkButton
          look="primary"
          icon="forward"
          href={address({ page: 'raid', battle: scenario.id, id })}
        >
          {t('archive.continue')}
          <span class="visually-hidden"> {title}</span>
        </LinkButton>
        {watch}
      </>
    );
  }
  return (
    <>
      <LinkButton icon="list" href={address({ page: 'report', id })}>
        {t('archive.report')}
        <span class="visually-hidden"> {title}</span>
      </LinkButton>
      <LinkButton icon="officer" href={address({ page: 'review', id })}>
        {t('archive.review')}
        <span class="visually-hidden"> {title}</span>
      </LinkButton>
      {watch}
    </>
  );
}

// One raid of the archive: what came of it, what it was, and what can be done with it.

import { systemOf } from '../../../engine/first-system.ts';
import { inHours } from '../../../words/card.ts';
import { locale, outcomeName, t } from '../../../words/index.ts';
import { Badge } from '../../kit/badge.tsx';
import { Button, IconButton, LinkButton } from '../../kit/button.tsx';
import { battleName } from '../../shell/battle-name.ts';
import { shelved } from '../../shell/battles.ts';
import { bestOf, hasBest } from '../../shell/best.ts';
import { levelName } from '../../shell/level-name.ts';
import { OptionalBadges } from '../../shell/optional-badges.tsx';
import { outsideOf, rankOf } from '../../shell/outsides.ts';
import { pastMark } from '../../shell/past-words.ts';
import { address } from '../../shell/routes.ts';
import { dayOfRaid } from '../today/day.ts';
import { dayName } from '../today/day-line.ts';
import { isReceived, type ListedRaid, titleOf } from './listed.ts';

export interface RowActions {
  readonly onStar: (ids: readonly string[], starred: boolean) => void;
  readonly onEdit: (raid: ListedRaid) => void;
  readonly onDelete: (ids: readonly string[]) => void;
  readonly onSaveKept: (id: string) => void; // one that is not played again, as a file
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
        {t('archive.underWay', { turn, clock: inHours(clock) })}
      </Badge>
    );
  }
  const { outcome, vp } = raid.result;
  const rank = rankOf(systemOf(raid), outcome);
  const name = outcomeName(outcome);
  const points = t('replays.vp', { vp });
  return (
    <Badge tone={rank === null ? 'plain' : TONES[rank]} icon={rank === null ? 'info' : ICONS[rank]}>
      {name ?? points}
      {name !== null && <span class="visually-hidden">, {points}</span>}
    </Badge>
  );
}

export function Marks({ raid }: { readonly raid: ListedRaid }) {
  const day = dayOfRaid(raid);
  return (
    <>
      {raid.unsound && (
        <Badge tone="red" icon="warning">
          {t('archive.unsound')}
        </Badge>
      )}
      {raid.past !== undefined && <Badge icon="clock">{pastMark(raid.past)}</Badge>}
      {day !== null && (
        <Badge icon="sun">{t('archive.ofDay', { day: dayName(day, 'short') })}</Badge>
      )}
      <OptionalBadges system={systemOf(raid)} optional={raid.optional} />
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

function Buttons({ raid, title, onStar, onEdit, onDelete, onSaveKept }: ButtonsProps) {
  const { id, starred = false } = raid;
  return (
    <div class="file__buttons">
      {raid.past === undefined ? (
        <Ways raid={raid} title={title} />
      ) : (
        <KeptWays raid={raid} title={title} onSaveKept={onSaveKept} />
      )}
      <span class="file__icons">
        {hasBest(raid) && (
          <LinkButton
            class="button--icon"
            look="quiet"
            icon="medal"
            href={address({ page: 'compare', a: id, b: bestOf(id) })}
            title={t('archive.best', { title })}
          >
            <span class="visually-hidden">{t('archive.best', { title })}</span>
          </LinkButton>
        )}
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

type KeptProps = Pick<ButtonsProps, 'raid' | 'title' | 'onSaveKept'>;

/** Of a raid that is not played again: what is kept of it, and its file. */
function KeptWays({ raid, title, onSaveKept }: KeptProps) {
  const { id, scenario, status } = raid;
  const kept =
    status === 'playing'
      ? address({ page: 'raid', battle: scenario.id, id })
      : address({ page: 'report', id });
  return (
    <>
      <LinkButton icon="list" href={kept}>
        {t('archive.kept')}
        <span class="visually-hidden"> {title}</span>
      </LinkButton>
      <Button icon="download" onClick={() => onSaveKept(id)}>
        {t('archive.keptFile')}
        <span class="visually-hidden"> {title}</span>
      </Button>
    </>
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

// The archive: raids under way, raids fought to their end, and what can no longer be read.

import '../i18n/screens.ts';
import '../kit/icons.ts';
import { locale, type MessageKey, t } from '../i18n/index.ts';
import { Badge } from '../kit/badge.tsx';
import { Button, IconButton, LinkButton } from '../kit/button.tsx';
import { address } from '../shell/routes.ts';
import { Page } from './page.tsx';
import './replays.css';
import { levelName } from './title.tsx';

export interface ListedRaid {
  readonly id: string;
  readonly seed: string;
  readonly level: string;
  readonly events: boolean;
  readonly practice: boolean;
  readonly origin: 'played' | 'link';
  readonly turn: number;
  readonly clock: string;
  readonly updated: number;
  readonly result: { readonly outcome: string; readonly vp: number } | null;
}
export interface UnreadableRaid {
  readonly id: string;
  readonly fault: string;
}

export interface ReplaysProps {
  readonly underWay: readonly ListedRaid[];
  readonly finished: readonly ListedRaid[];
  readonly unreadable: readonly UnreadableRaid[];
  readonly onDelete: (id: string) => void;
  readonly onDownload: (id: string) => void;
}

export function Replays({ underWay, finished, unreadable, ...on }: ReplaysProps) {
  return (
    <Page title={t('page.replays')} kicker={t('replays.kicker')}>
      {underWay.length > 0 && (
        <section class="files">
          <h2 class="files__title">{t('replays.underWay')}</h2>
          <ul class="files__list">
            {underWay.map((raid) => (
              <UnderWayRow key={raid.id} raid={raid} onDelete={on.onDelete} />
            ))}
          </ul>
        </section>
      )}
      <section class="files">
        <h2 class="files__title">{t('replays.finished')}</h2>
        {finished.length === 0 && <p class="files__empty prose">{t('replays.empty')}</p>}
        {finished.length > 0 && (
          <ul class="files__list">
            {finished.map((raid) => (
              <FinishedRow key={raid.id} raid={raid} onDelete={on.onDelete} />
            ))}
          </ul>
        )}
      </section>
      {unreadable.length > 0 && (
        <section class="files">
          <h2 class="files__title">{t('replays.unreadable')}</h2>
          <ul class="files__list">
            {unreadable.map((raid) => (
              <li key={raid.id} class="file">
                <p class="file__main">{t('replays.unreadableText', { what: raid.fault })}</p>
                <div class="file__buttons">
                  <Button icon="download" onClick={() => on.onDownload(raid.id)}>
                    {t('replays.download')}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Page>
  );
}

interface RowProps {
  readonly raid: ListedRaid;
  readonly onDelete: (id: string) => void;
}

function UnderWayRow({ raid, onDelete }: RowProps) {
  const { id, turn, clock, seed } = raid;
  return (
    <li class="file">
      <div class="file__main">
        <p class="file__head">{t('replays.turn', { turn, clock })}</p>
        <Facts raid={raid} />
      </div>
      <div class="file__buttons">
        <LinkButton look="primary" icon="play" href={address({ page: 'raid', id })}>
          {t('replays.continue')}
        </LinkButton>
        <IconButton
          look="quiet"
          icon="trash"
          label={t('replays.deleteOf', { seed })}
          onClick={() => onDelete(id)}
        />
      </div>
    </li>
  );
}

const TONES = { 'total-success': 'green', 'half-success': 'amber', failure: 'red' } as const;
const ICONS = { 'total-success': 'medal', 'half-success': 'flag', failure: 'close' } as const;
type Known = keyof typeof TONES;

function FinishedRow({ raid, onDelete }: RowProps) {
  const { id, seed, result } = raid;
  const outcome = (result?.outcome ?? 'failure') as Known;
  return (
    <li class="file">
      <p class="file__vp stencil" aria-hidden="true">
        {result === null ? '–' : String(result.vp).replace('-', '−')}
      </p>
      <div class="file__main">
        <p class="file__head">
          <Badge tone={TONES[outcome] ?? 'plain'} icon={ICONS[outcome] ?? 'info'}>
            {t(`outcome.${outcome}` as MessageKey)}
          </Badge>{' '}
          <span class="visually-hidden">{t('replays.vp', { vp: result?.vp ?? 0 })}</span>
        </p>
        <Facts raid={raid} />
      </div>
      <div class="file__buttons">
        <LinkButton icon="list" href={address({ page: 'report', id })}>
          {t('replays.report')}
        </LinkButton>
        <IconButton
          look="quiet"
          icon="trash"
          label={t('replays.deleteOf', { seed })}
          onClick={() => onDelete(id)}
        />
      </div>
    </li>
  );
}

function Facts({ raid }: { readonly raid: ListedRaid }) {
  const date = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' });
  const facts = [
    levelName(raid.level),
    `${t('replays.seed')} ${raid.seed}`,
    raid.events ? t('replays.events') : '',
    raid.practice ? t('replays.practice') : '',
    raid.origin === 'link' ? t('replays.received') : '',
    date.format(raid.updated),
  ];
  return <p class="file__facts">{facts.filter((fact) => fact !== '').join(' · ')}</p>;
}

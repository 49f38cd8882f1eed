// The title: what the game is, and where to go from here.

import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { locale, t } from '../../words/index.ts';
import { Icon, type IconName } from '../kit/icon.tsx';
import { arrive } from '../shell/arrival.ts';
import { LanguageControl } from '../shell/language-control.tsx';
import { levelName } from '../shell/level-name.ts';
import { address, type Route } from '../shell/routes.ts';
import { Backdrop } from './backdrop.tsx';
import './title.css';

/** The raid under way, as far as the title tells of it. */
export interface UnderWay {
  readonly id: string;
  readonly turn: number;
  readonly clock: string;
  readonly level: string; // id
  readonly scenario: { readonly id: string };
}

export interface TitleProps {
  readonly battle: { readonly dateline: string; readonly line: string }; // the first on the shelf
  readonly cards?: ComponentChildren; // of all battles, when there are several
  readonly underWay: UnderWay | null;
  readonly played: number; // levels of today's raid that have a result
}

export function Title({ battle, cards, underWay, played }: TitleProps) {
  useEffect(arrive, []);
  return (
    <div class="title">
      <Backdrop />
      <main class="title__main" id="content">
        <h1 class="title__name stencil" id="heading" tabIndex={-1}>
          {t('game.name')}
        </h1>
        {cards ? (
          <div class="title__cards">{cards}</div>
        ) : (
          <>
            <p class="title__dateline">{battle.dateline}</p>
            <p class="title__what">{t('game.what', { line: battle.line })}</p>
          </>
        )}
        <nav class="menu" aria-label={t('nav.menu')}>
          {underWay && <Continue raid={underWay} />}
          <a class={underWay ? 'slab slab--second' : 'slab'} href={address({ page: 'new' })}>
            <span class="slab__label">{t('nav.new')}</span>
          </a>
          <Today played={played} />
          <ul class="menu__rest">
            <Entry page="replays" icon="list" />
            <Entry page="rules" icon="book" />
            <Entry page="settings" icon="settings" />
          </ul>
        </nav>
        <div class="title__foot">
          <LanguageControl legendHidden />
        </div>
      </main>
    </div>
  );
}

function Continue({ raid }: { readonly raid: UnderWay }) {
  const { id, turn, clock, scenario } = raid;
  const where = [t('nav.continueDetail', { turn }), clock, levelName(raid.level, raid.scenario.id)];
  const detail = where.filter((part) => part !== '').join(', ');
  return (
    <a class="slab" href={address({ page: 'raid', battle: scenario.id, id })}>
      <span class="slab__label">{t('nav.continue')}</span>
      <span class="slab__detail numbers">{detail}</span>
    </a>
  );
}

/** The raid of the day, by the clock of Greenwich as its seed. */
function Today({ played }: { readonly played: number }) {
  const form = new Intl.DateTimeFormat(locale(), {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const day = form.format(new Date());
  return (
    <a class="slab slab--second slab--small" href={address({ page: 'new', today: true })}>
      <span class="slab__label">{t('nav.today')}</span>
      <span class="slab__detail numbers">
        {played > 0 ? t('nav.todayDone', { day, n: played }) : t('nav.todayDetail', { day })}
      </span>
    </a>
  );
}

function Entry(props: {
  readonly page: 'replays' | 'rules' | 'settings';
  readonly icon: IconName;
}) {
  const to: Route = { page: props.page };
  return (
    <li>
      <a class="menu__entry" href={address(to)}>
        <Icon name={props.icon} />
        {t(`nav.${props.page}`)}
      </a>
    </li>
  );
}

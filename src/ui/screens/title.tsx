// The title: what the game is, and where to go from here.

import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Past } from '../../engine/edition.ts';
import { inHours } from '../../words/card.ts';
import { locale, t } from '../../words/index.ts';
import { Icon, type IconName } from '../kit/icon.tsx';
import { arrive } from '../shell/arrival.ts';
import { LanguageControl } from '../shell/language-control.tsx';
import { levelName } from '../shell/level-name.ts';
import { pastWords } from '../shell/past-words.ts';
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
  readonly past?: Past; // it cannot go on
}

export interface TitleProps {
  readonly battle?: { readonly dateline: string; readonly line: string }; // when it is the only one
  readonly cards?: ComponentChildren; // of all battles, when there are several
  readonly underWay: UnderWay | null;
  readonly played: number; // levels of today's raid that have a result
  readonly picture?: ComponentChildren; // of the battle under way, over that of the house
}

export function Title({ battle, cards, underWay, played, picture }: TitleProps) {
  useEffect(arrive, []);
  const goesOn = underWay !== null && underWay.past === undefined;
  return (
    <div class="title">
      <Backdrop over={picture} />
      <main class="title__main" id="content">
        <h1 class="title__name stencil" id="heading" tabIndex={-1}>
          {t('game.name')}
        </h1>
        {cards && <div class="title__cards">{cards}</div>}
        {battle && (
          <>
            <p class="title__dateline">{battle.dateline}</p>
            <p class="title__what">{t('game.what', { line: battle.line })}</p>
          </>
        )}
        <nav class="menu" aria-label={t('nav.menu')}>
          {goesOn && <Continue raid={underWay} />}
          <a class={goesOn ? 'slab slab--second' : 'slab'} href={address({ page: 'new' })}>
            <span class="slab__label">{t('nav.new')}</span>
          </a>
          {underWay?.past && <AtRest raid={underWay} past={underWay.past} />}
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
  return (
    <a class="slab" href={addressOf(raid)}>
      <span class="slab__label">{t('nav.continue')}</span>
      <span class="slab__detail numbers">{whereOf(raid)}</span>
    </a>
  );
}

/** A raid begun under other rules: said, and in nobody's way. */
function AtRest({ raid, past }: { readonly raid: UnderWay; readonly past: Past }) {
  return (
    <a class="slab slab--second slab--small" href={addressOf(raid)}>
      <span class="slab__label">{t('nav.past')}</span>
      <span class="slab__detail numbers">{whereOf(raid)}</span>
      <span class="slab__detail">{pastWords(past, 'playing')}</span>
    </a>
  );
}

const addressOf = ({ id, scenario }: UnderWay): string =>
  address({ page: 'raid', battle: scenario.id, id });

/** 'Turn 6, 06:00, Basic' */
function whereOf({ turn, clock, level, scenario }: UnderWay): string {
  const where = [t('nav.continueDetail', { turn }), inHours(clock), levelName(level, scenario.id)];
  return where.filter((part) => part !== '').join(', ');
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

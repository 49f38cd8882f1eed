// The strip above the map: which raid this is, what the check of it found, and what can be done with it.

import type { ComponentChildren } from 'preact';
import { lang, type MessageKey, t } from '../../words/index.ts';
import { Badge, Button, IconButton, LinkButton, RuleRef } from '../kit/index.ts';
import { levelName } from '../shell/level-name.ts';
import { OptionalBadges } from '../shell/optional-badges.tsx';
import { address, lookedUpFrom, type Route } from '../shell/routes.ts';
import type { TheatrePort } from './port.ts';
import { whyNot } from './refusal-words.ts';

interface TheatreBarProps {
  readonly port: TheatrePort;
  readonly small: boolean; // icons do for words
  readonly onTake: () => void;
  readonly onMore: () => void;
  readonly tools: ComponentChildren; // of the map, where they have no room on it
}

export function TheatreBar({ port, small, onTake, onMore, tools }: TheatreBarProps) {
  const { staff } = port;
  const back =
    staff === undefined ? lookedUpFrom.value : ({ page: 'report', id: staff.of } as const);
  return (
    <header class="theatre-top">
      <LinkButton
        class="theatre-top__back"
        look="quiet"
        icon="back"
        href={address(back ?? { page: 'replays' })}
      >
        {t(WORDS_BACK[back?.page ?? 'replays'] ?? 'nav.backToRaid')}
      </LinkButton>
      <div class="theatre-top__what">
        <h1 id="heading" tabIndex={-1} class="theatre-top__title" lang={lang.value}>
          {titleOf(port)}
        </h1>
        <p
          class="theatre-top__kicker"
          title={staff === undefined ? port.note : t('theatre.staffText')}
        >
          {kickerOf(port)}
        </p>
      </div>
      <Marks port={port} />
      <div class="theatre-top__tools">
        {tools}
        {small ? (
          <IconButton icon="command" look="primary" label={t('theatre.take')} onClick={onTake} />
        ) : (
          <Button icon="command" look="primary" hint="C" onClick={onTake}>
            {t('theatre.take')}
          </Button>
        )}
        {small ? (
          <IconButton icon="share" look="quiet" label={t('theatre.more')} onClick={onMore} />
        ) : (
          <Button icon="share" hint="S" onClick={onMore}>
            {t('theatre.shareShort')}
          </Button>
        )}
      </div>
    </header>
  );
}

const WORDS_BACK: Readonly<Partial<Record<Route['page'], MessageKey>>> = {
  replays: 'nav.replays',
  report: 'nav.backToReport',
};

function titleOf({ staff, name }: TheatrePort): string {
  if (staff !== undefined) return t('theatre.staffTitle');
  return name === '' ? t('theatre.title') : name;
}

function kickerOf({ staff, session }: TheatrePort): string {
  const { seed, level } = session.options;
  const said = { level: levelName(level), seed };
  return staff === undefined
    ? t('theatre.kicker', said)
    : t('theatre.staffKicker', { ...said, player: staff.player });
}

/** Verified or not, practice, and where the raid comes from. */
function Marks({ port }: { readonly port: TheatrePort }) {
  const { verdict, origin, session } = port;
  return (
    <p class="theatre-top__marks">
      {verdict.ok && (
        <span title={t('theatre.verifiedText')}>
          <Badge tone="green" icon="check">
            {t('theatre.verified')}
          </Badge>
        </span>
      )}
      {!verdict.ok && (
        <Badge tone="red" icon="warning">
          {t('theatre.differs')}
        </Badge>
      )}
      <OptionalBadges system={session.system.id} optional={session.options.optional} />
      {session.options.practice && (
        <span title={t('theatre.practiceText')}>
          <Badge tone="amber" icon="undo">
            {t('theatre.practice')}
          </Badge>
        </span>
      )}
      {verdict.ok && !verdict.over && (
        <Badge tone="blue" icon="clock">
          {t('theatre.underWay')}
        </Badge>
      )}
      {(origin === 'link' || origin === 'file') && (
        <Badge tone="blue" icon="link">
          {t('theatre.received')}
        </Badge>
      )}
      {origin === 'taken' && (
        <Badge tone="blue" icon="command">
          {t('theatre.taken')}
        </Badge>
      )}
      {origin === 'look' && (
        <Badge tone="ink" icon="eye">
          {t('theatre.look')}
        </Badge>
      )}
    </p>
  );
}

/** The first order that differs, in words, when the raid does not come out as it was played. */
export function Differs({ port }: { readonly port: TheatrePort }) {
  const { verdict, rules, session } = port;
  if (verdict.ok) return null;
  const told = { rules, level: session.options.level, scenario: session.scenario };
  const why = whyNot(verdict, told, session.system.version);
  return (
    <div class="theatre-differs" role="note">
      <p>
        <b>{t(why.key, why.params)}</b>{' '}
        {verdict.rule !== undefined && <RuleRef rule={verdict.rule} />} {t('theatre.differsText')}
      </p>
    </div>
  );
}

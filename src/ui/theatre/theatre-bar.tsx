// The strip above the map: which raid this is, what the check of it found, and what can be done with it.

import { lang, t } from '../../words/index.ts';
import { Badge, Button, IconButton, LinkButton, RuleRef } from '../kit/index.ts';
import { levelName } from '../shell/level-name.ts';
import { address, lookedUpFrom } from '../shell/routes.ts';
import type { TheatrePort } from './port.ts';
import { whyNot } from './refusal-words.ts';

interface TheatreBarProps {
  readonly port: TheatrePort;
  readonly phone: boolean;
  readonly onTake: () => void;
  readonly onMore: () => void;
}

export function TheatreBar({ port, phone, onTake, onMore }: TheatreBarProps) {
  const { seed, level } = port.session.options;
  const kicker = t('theatre.kicker', { level: levelName(level), seed });
  return (
    <header class="theatre-top">
      <LinkButton
        class="theatre-top__back"
        look="quiet"
        icon="back"
        href={address(lookedUpFrom.value ?? { page: 'replays' })}
      >
        {t(lookedUpFrom.value === null ? 'nav.replays' : 'nav.backToRaid')}
      </LinkButton>
      <div class="theatre-top__what">
        <h1 id="heading" tabIndex={-1} class="theatre-top__title" lang={lang.value}>
          {port.name === '' ? t('theatre.title') : port.name}
        </h1>
        <p class="theatre-top__kicker" title={port.note}>
          {kicker}
        </p>
      </div>
      <Marks port={port} />
      <div class="theatre-top__tools">
        {phone ? (
          <IconButton icon="command" look="primary" label={t('theatre.take')} onClick={onTake} />
        ) : (
          <Button icon="command" look="primary" hint="C" onClick={onTake}>
            {t('theatre.take')}
          </Button>
        )}
        {phone ? (
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
  const why = whyNot(verdict, { rules, level: session.options.level }, session.system.version);
  return (
    <div class="theatre-differs" role="note">
      <p>
        <b>{t(why.key, why.params)}</b>{' '}
        {verdict.rule !== undefined && <RuleRef rule={verdict.rule} />} {t('theatre.differsText')}
      </p>
    </div>
  );
}

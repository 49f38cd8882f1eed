// The frame of every screen but the title and the raid: a sheet of paper on the desk, with the way back above it.

import '../../words/shell/screens.ts';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { type MessageKey, t } from '../../words/index.ts';
import '../kit/icons.ts';
import { IconButton, LinkButton } from '../kit/button.tsx';
import { helpShown } from '../kit/keys/help.ts';
import { arrive } from './arrival.ts';
import { address, lookedUpFrom, type Route } from './routes.ts';
import './page.css';

export interface PageProps {
  readonly title: string;
  readonly kicker?: string; // a line above the title
  readonly wide?: boolean;
  readonly class?: string;
  readonly children: ComponentChildren;
}

const LINKS: ReadonlyArray<readonly [Route['page'] & ('rules' | 'settings'), 'book' | 'settings']> =
  [
    ['rules', 'book'],
    ['settings', 'settings'],
  ];

export function Page({ title, kicker, wide, children, ...rest }: PageProps) {
  useEffect(arrive, []);
  return (
    <div class={`page${wide ? ' page--wide' : ''}${rest.class ? ` ${rest.class}` : ''}`}>
      <header class="page__bar">
        <WayBack />
        <nav class="page__links" aria-label={t('nav.menu')}>
          {LINKS.map(([page, icon]) => (
            <LinkButton key={page} look="on-desk" icon={icon} href={address({ page })}>
              {t(`nav.${page}`)}
            </LinkButton>
          ))}
          <IconButton
            class="page__keys"
            look="on-desk"
            icon="keyboard"
            label={t('nav.help')}
            onClick={() => {
              helpShown.value = true;
            }}
          />
        </nav>
      </header>
      <main class="page__sheet" id="content">
        <header class="page__head">
          {kicker && <p class="page__kicker">{kicker}</p>}
          <h1 class="page__title stencil" id="heading" tabIndex={-1}>
            {title}
          </h1>
        </header>
        {children}
      </main>
    </div>
  );
}

/** To where something was looked up from, else to the title. */
function WayBack() {
  const to = lookedUpFrom.value ?? { page: 'title' };
  return (
    <LinkButton look="on-desk" icon="back" href={address(to)}>
      {t(WORDS_BACK[to.page] ?? 'nav.back')}
    </LinkButton>
  );
}

const WORDS_BACK: Readonly<Partial<Record<Route['page'], MessageKey>>> = {
  raid: 'nav.backToRaid',
  theatre: 'nav.backToReplay',
  report: 'nav.backToReport',
};

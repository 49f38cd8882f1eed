// The page: the screen of the address, and what lies over every screen.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../ui/i18n/index.ts';
import { spoken, toasts } from '../ui/kit/messages.ts';
import { Title, type UnderWay } from '../ui/screens/title.tsx';
import { type Route, route } from '../ui/shell/routes.ts';
import { openedRule } from '../ui/shell/rules.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { HelpKey } from './help-key.tsx';
import * as screens from './lazy-screens.tsx';
import { raidUnderWay } from './raids.ts';
import { warnWhenUnsaved } from './unsaved.ts';

export function App() {
  useEffect(warnWhenUnsaved, []);
  return (
    <>
      <button type="button" class="visually-hidden skip" onClick={skip}>
        {t('nav.skip')}
      </button>
      <ErrorBoundary>
        <Screen route={route.value} />
        {openedRule.value !== null && <screens.RuleSheet id={openedRule.value} />}
      </ErrorBoundary>
      <HelpKey />
      <div class="visually-hidden" role="status">
        {spoken}
      </div>
      {toasts.value.length > 0 && <screens.Toasts />}
    </>
  );
}

function Screen({ route: shown }: { readonly route: Route }) {
  switch (shown.page) {
    case 'title':
      return <TitleHost />;
    case 'new':
      return <screens.NewRaid />;
    case 'raid':
      return <screens.Raid key={shown.id ?? ''} id={shown.id ?? null} />;
    case 'report':
      return <screens.Report key={shown.id} id={shown.id} frame={shown.frame ?? null} />;
    case 'rules':
      return <screens.Rules lang={shown.lang ?? null} id={shown.id ?? null} />;
    case 'replays':
      return <screens.Replays />;
    case 'settings':
      return <screens.Settings />;
    case 'shared':
      return <screens.Shared key={shown.text} text={shown.text} />;
    case 'lost':
      return <screens.Lost />;
  }
}

function TitleHost() {
  const underWay = useSignal<UnderWay | null>(null);
  useEffect(() => {
    raidUnderWay().then((raid) => {
      underWay.value = raid;
    });
  }, []);
  return <Title underWay={underWay.value} />;
}

/** Past the menu, to the heading. */
function skip(): void {
  document.getElementById('heading')?.focus();
}

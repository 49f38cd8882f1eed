// The page: the screen of the address, and what lies over every screen.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { firstBattle } from '../systems/shelf.ts';
import { spoken, toasts } from '../ui/kit/messages.ts';
import { openedRule } from '../ui/kit/open-rule.ts';
import { Title } from '../ui/screens/title.tsx';
import { refused } from '../ui/shell/refused.ts';
import { type Route, route } from '../ui/shell/routes.ts';
import { inWords } from '../words/card.ts';
import { t } from '../words/index.ts';
import { DropZone } from './drop-zone.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { HelpKey } from './help-key.tsx';
import * as screens from './lazy-screens.tsx';
import { type TitleFacts, titleFacts } from './title-facts.ts';
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
        {openedRule.value !== null && <screens.RuleSheet rule={openedRule.value} />}
      </ErrorBoundary>
      <HelpKey />
      <DropZone />
      {refused.value !== null && <screens.Refused />}
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
      return <screens.NewRaid battle={shown.battle ?? null} today={shown.today ?? false} />;
    case 'raid':
      return <screens.Raid key={shown.id ?? ''} id={shown.id ?? null} />;
    case 'report':
      return <screens.Report key={shown.id} id={shown.id} frame={shown.frame ?? null} />;
    case 'review':
      return <screens.Review key={shown.id} id={shown.id} />;
    case 'rules':
      return (
        <screens.Rules book={shown.book ?? null} lang={shown.lang ?? null} id={shown.id ?? null} />
      );
    case 'replays':
      return <screens.Replays />;
    case 'records':
      return <screens.Records />;
    case 'compare':
      return <screens.Compare key={`${shown.a}/${shown.b}`} a={shown.a} b={shown.b ?? null} />;
    case 'settings':
      return <screens.Settings />;
    case 'about':
      return <screens.Settings about />;
    case 'shared':
      return <screens.Shared key={shown.text} text={shown.text} moment={shown.moment} />;
    case 'theatre':
      return <screens.Theatre key={shown.id} id={shown.id} moment={shown.moment} />;
    case 'lost':
      return <screens.Lost />;
  }
}

function TitleHost() {
  const facts = useSignal<TitleFacts>({ underWay: null, played: 0 });
  useEffect(() => {
    titleFacts().then((found) => {
      facts.value = found;
    });
  }, []);
  const { dateline, line } = firstBattle().card;
  if (line === undefined) {
    const { underWay } = facts.value;
    const picture = underWay && <screens.TitlePicture battle={underWay.scenario.id} />;
    return <Title cards={<screens.Cards />} picture={picture} {...facts.value} />;
  }
  const battle = { dateline: inWords(dateline), line: inWords(line) };
  return <Title battle={battle} {...facts.value} />;
}

/** Past the menu, to the heading. */
function skip(): void {
  document.getElementById('heading')?.focus();
}

// A screen that is loaded when it is first shown. If that fails (no connection, a new version on the server), it says
// so and can be tried again.

import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../ui/i18n/index.ts';
import { Button } from '../ui/kit/button.tsx';
import { Page } from '../ui/screens/page.tsx';

type Loaded<Props> = { readonly screen: ComponentType<Props> } | { readonly failed: true } | null;

export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let known: Loaded<Props> = null;
  return function Lazy(props: Props) {
    const [loaded, setLoaded] = useState<Loaded<Props>>(known);
    useEffect(() => {
      if (loaded !== null) return;
      load().then(
        (screen) => {
          known = { screen };
          setLoaded(known);
        },
        () => setLoaded({ failed: true }),
      );
    }, [loaded]);
    if (loaded === null) return <Loading />;
    if ('failed' in loaded) return <Failed />;
    const Screen = loaded.screen;
    return <Screen {...props} />;
  };
}

/** Nothing at first: most screens are there before an eye could catch it. */
export function Loading() {
  return (
    <main class="loading" id="content" aria-busy="true">
      <p>{t('page.loading')}</p>
    </main>
  );
}

function Failed() {
  return (
    <Page title={t('error.title')}>
      <p>{t('error.chunk')}</p>
      <p>
        <Button look="primary" icon="again" onClick={() => window.location.reload()}>
          {t('error.retry')}
        </Button>
      </p>
    </Page>
  );
}

// A screen that is loaded when it is first shown. If that fails (no connection, a new version on the server), it says
// so and can be tried again.

import type { ComponentType } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { partMissing, reload, whyMissing } from '../ui/kit/missing.ts';
import { t, wordsOf } from '../words/index.ts';
import { apart } from '../words/shell/apart.ts';
import './lazy.css';

type Loaded<Props> = { readonly screen: ComponentType<Props> } | { readonly failed: true } | null;

export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return lazy(load, Loading, Failed);
}

/** Something that lies over a screen: until it is there, nothing is. What fails is said over the screen too. */
export function lazyOverlay<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  spoken = true,
): ComponentType<Props> {
  return lazy(load, Nothing, FailedOver, spoken);
}

function lazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType,
  Failing: ComponentType,
  spoken = true,
): ComponentType<Props> {
  let known: Loaded<Props> = null;
  return function Lazy(props: Props) {
    const [loaded, setLoaded] = useState<Loaded<Props>>(known);
    // A layout effect: the picture before the screen can wait, the screen's file cannot.
    useLayoutEffect(() => {
      if (loaded !== null) return;
      Promise.all([load(), spoken && wordsOf(apart)]).then(
        ([screen]) => {
          known = { screen };
          setLoaded(known);
        },
        () => setLoaded({ failed: true }),
      );
    }, [loaded]);
    if (loaded === null) return <Waiting />;
    if ('failed' in loaded) return <Failing />;
    const Screen = loaded.screen;
    return <Screen {...props} />;
  };
}

const Nothing = () => null;

/** Nothing at first: most screens are there before an eye could catch it. */
export function Loading() {
  if (partMissing.value) return <Failed />;
  return (
    <main class="loading loading--late" id="content" aria-busy="true">
      <p>{t('page.loading')}</p>
    </main>
  );
}

export function Failed() {
  return (
    <main class="loading" id="content">
      <h1 id="heading" tabIndex={-1}>
        {whyMissing()}
      </h1>
      <TryAgain />
      <a href="#/">{t('game.name')}</a>
    </main>
  );
}

export const FailedOver = () => (
  <div class="loading loading--over" role="alert">
    <p>{whyMissing()}</p>
    <TryAgain />
  </div>
);

const TryAgain = () => (
  <button type="button" onClick={reload}>
    {t('error.retry')}
  </button>
);

// A part of the game that could not be fetched, because there is no connection or a new version is on the server. It is
// said at the foot of the screen. The way back is to load the page: browsers remember a script that failed.

import { signal } from '@preact/signals';
import { t } from '../../words/index.ts';
import { toast } from './messages.ts';

/** Since the screen was last turned: whatever waits for a part may wait for ever. */
export const partMissing = signal(false);

export function tellMissing(): void {
  partMissing.value = true;
  const again = { label: t('error.retry'), run: reload };
  toast({ kind: 'warning', text: whyMissing(), action: again, stays: true });
}

/** As far as a page can know: a browser knows when it has no connection, not why a server did not answer. */
export const whyMissing = (): string => t(navigator.onLine ? 'error.chunk' : 'error.offline');

export const reload = (): void => window.location.reload();

/** As browsers and the build say it of a script or its styles. */
const SAID = /module|preload/i;

/** Whoever asks for a part may leave it to this to say that it did not come. */
export function watchForMissing(): void {
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (SAID.test(String(reason))) tellMissing();
  });
}

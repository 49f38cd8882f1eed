// Has the service worker keep the whole game, and hears when it has got a newer one.

import { ownScript } from '../own-script.ts';
import { offerNewer } from './newer.ts';

const AGAIN = 3_600_000; // ms: how often a page that stays open asks for a newer game at most

/** Starts the worker; once it serves this page it fetches what is not kept yet, unless data are to be saved. */
export async function keepGame(): Promise<void> {
  const workers = navigator.serviceWorker;
  const registration = await workers.register(ownScript('offline', './sw.js'));
  watchForNewer(registration);
  const { active } = await workers.ready;
  if (!savesData()) active?.postMessage({ want: 'the whole game' });
}

/** What the player has told his browser; not in every browser, nor in TypeScript's list. */
const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

function watchForNewer(registration: ServiceWorkerRegistration): void {
  const ask = () => askName(registration.waiting);
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', ask);
  });
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (data?.tell === 'newer') offerNewer(registration);
  });
  ask();
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - asked < AGAIN) return;
    asked = Date.now();
    registration.update().catch(() => undefined); // no connection: another time
  });
}

/** A worker that waits says whether it is of another game than this page; if not it takes its place without a word. */
function askName(waiting: ServiceWorker | null): void {
  const first = document.querySelector('script[type="module"]')?.getAttribute('src');
  waiting?.postMessage({ want: 'your name', first });
}

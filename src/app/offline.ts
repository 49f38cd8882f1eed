// Playing without a connection: a service worker keeps the built files. Only in a build, and never in the way of the
// first picture.

/** Starts the worker once the page has settled. */
export function startOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  window.addEventListener('load', () => {
    navigator.serviceWorker.register('./sw.js').catch(() => undefined); // forbidden: the game goes on without it
  });
}

/** Asks the worker to fetch whatever a raid needs, so that the next one can be played offline. */
export function keepWholeGame(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.ready.then((found) => found.active?.postMessage('keep the whole game'));
}

// Playing without a connection: a service worker keeps the built files. Only in a build, and never in the way of the
// first picture.

const CALM = 3000; // ms after the page has loaded, in which the first screen has the machine to itself

/** Starts the worker once the page has settled. */
export function startOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => navigator.serviceWorker.register('./sw.js').catch(() => undefined); // forbidden: go on without
  window.addEventListener('load', () => setTimeout(register, CALM));
}

/** Asks the worker to fetch whatever a raid needs, so that the next one can be played offline. */
export function keepWholeGame(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const ready = navigator.serviceWorker.ready.catch(() => undefined); // forbidden: go on without
  const ask = () => ready.then((found) => found?.active?.postMessage('keep the whole game'));
  setTimeout(ask, CALM);
}

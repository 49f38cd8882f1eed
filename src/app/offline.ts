// Playing without a connection: a service worker keeps the built files. Only in a build, and never in the way of the
// first picture: whatever it takes is fetched when the page has settled.

const CALM = 3000; // ms after the page has loaded, in which the first screen has the machine to itself

export function startOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const keep = () => import('./keeping/keep-game.ts').then((made) => made.keepGame());
  window.addEventListener('load', () => setTimeout(() => keep().catch(() => undefined), CALM)); // forbidden: go on without
}

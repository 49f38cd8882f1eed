// Keeps the built files so that the game opens and plays without a connection. The build puts in the version and the
// lists. Files have their hash in their name, so a kept one is never stale; only the page itself is asked for anew.

const VERSION = '__VERSION__';
const TITLE = __TITLE__; // what the title needs
const REST = __REST__; // what a raid and the other screens need
const PAGE = './';

self.addEventListener('install', (event) => {
  event.waitUntil(keep([PAGE, ...TITLE]).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  if (event.data === 'keep the whole game') event.waitUntil(keep(REST));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request));
});

async function keep(files) {
  const cache = await caches.open(VERSION);
  const missing = [];
  for (const name of files) if ((await cache.match(name)) === undefined) missing.push(name);
  await cache.addAll(missing);
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== VERSION).map((name) => caches.delete(name)));
}

/** The page from the server if it answers, else the one that was kept. */
async function page(request) {
  try {
    return await fetch(request);
  } catch (failure) {
    const kept = await caches.match(PAGE, { ignoreVary: true });
    if (kept === undefined) throw failure;
    return kept;
  }
}

async function file(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

// Keeps the built files so that the game opens and plays without a connection. The build puts in the version and the
// lists. Files have their hash in their name, so a kept one is never stale. A game that is kept whole is shown as it is,
// and a newer one is fetched whole beside it and waits until the player takes it; one that is kept in part asks for its
// page anew. Whatever answers in the server's place (a portal of a hotel, a page of errors under a script's name) is never
// kept, and where the page or what it begins with is not to be had, the kept game is shown.

const VERSION = '__VERSION__';
const TITLE = __TITLE__; // what the title needs, its first script first
const REST = __REST__; // what a raid and the other screens need
const PAGE = './';
const PATIENCE = 5000; // ms for the page and what it begins with, where there is a kept game to show instead
const LONGEST = 30_000; // ms for any other file: what waits for it must be able to say so
const AT_ONCE = 3; // files fetched ahead side by side: the page comes first

self.addEventListener('install', (event) => event.waitUntil(install()));

/** The first one takes its place at once. A newer one is to be whole before it is offered, unless data are saved. */
async function install() {
  await Promise.all([PAGE, ...TITLE].map(keep));
  if (self.registration.active === null) return self.skipWaiting();
  if (!navigator.connection?.saveData && (await keepRest()).length > 0)
    throw new TypeError('half a game is served');
}

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOld().then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  const { want, first } = event.data;
  if (want === 'the whole game') event.waitUntil(keepRest());
  if (want === 'to be taken') self.skipWaiting();
  if (want !== 'your name') return;
  if (first === TITLE[0])
    self.skipWaiting(); // the page is of this game already
  else event.source?.postMessage({ tell: 'newer' });
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode !== 'navigate') event.respondWith(file(event));
  else if (PAGES.includes(pathname)) event.respondWith(page(request));
});

const PAGES = [PAGE, './index.html'].map((name) => new URL(name, self.location.href).pathname);

/** The rest of the game, a few files at a time; what could not be had. */
async function keepRest() {
  const waiting = [...REST];
  const missing = [];
  const hand = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift())
      await keep(name).catch(() => missing.push(name));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, hand));
  return missing;
}

async function keep(name) {
  const cache = await caches.open(VERSION);
  if (isSound(name, await cache.match(name))) return;
  const old = name === PAGE ? undefined : await caches.match(name, { ignoreVary: true });
  if (HASHED.test(name) && isSound(name, old)) return cache.put(name, old); // of the game before
  const answer = await fetch(name, { cache: 'no-cache', priority: 'low' });
  if (!isSound(name, answer)) throw new TypeError(`${name} is not to be had`);
  if (name === PAGE && !firstFiles(await answer.clone().text()).some(isFirstScript))
    throw new TypeError('another page is served');
  await cache.put(name, answer);
}

const HASHED = /^\.\/assets\//;
const isFirstScript = ({ name }) => name === TITLE[0];

/** The game before this one stays, for pages that still show it. */
async function forgetOld() {
  const others = (await caches.keys()).filter((name) => name !== VERSION); // the oldest first
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

async function isWhole(cache) {
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  return REST.every((name) => kept.has(new URL(name, self.location.href).href));
}

const TYPES = [
  [/\/$/, /^text\/html/],
  [/\.js$/, /javascript/],
  [/\.css$/, /^text\/css/],
  [/./, /^(?!text\/html)/], // pictures and letters go by many types
];

/** The answer of the server itself, whole, of the type that a file of this name has. */
function isSound(name, answer) {
  if (answer?.status !== 200 || answer.redirected || answer.type !== 'basic') return false;
  const [, type] = TYPES.find(([names]) => names.test(name));
  return type.test(answer.headers.get('content-type') ?? '');
}

/** The page of a game that is kept whole; else the server's if it can begin; else the one that was kept. */
async function page(request) {
  const cache = await caches.open(VERSION);
  const kept = await cache.match(PAGE, { ignoreVary: true });
  if (kept === undefined) return fetch(request);
  if (await isWhole(cache)) return kept;
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const answer = await fetch(request, { signal });
    return isSound(PAGE, answer) && (await canBegin(answer.clone(), signal)) ? answer : kept;
  } catch {
    return kept;
  }
}

/** Its first script and styles are kept or come as they should. */
async function canBegin(answer, signal) {
  const files = firstFiles(await answer.text());
  const sound = files.map(async ({ name, integrity }) => {
    if (isSound(name, await caches.match(name, { ignoreVary: true }))) return true;
    const found = await fetch(name, { integrity, signal });
    return isSound(name, found) && (await found.text()) !== '';
  });
  return files.length > 0 && (await Promise.all(sound)).every(Boolean);
}

/** What a page of this game names as its script and its styles. */
function firstFiles(html) {
  const tags = html.match(/<(?:script|link rel="stylesheet")[^>]*>/g) ?? [];
  return tags.flatMap((tag) => {
    const [, name] = /(?:src|href)="(\.\/assets\/[^"]+)"/.exec(tag) ?? [];
    const [, integrity = ''] = /integrity="([^"]+)"/.exec(tag) ?? [];
    return name === undefined ? [] : [{ name, integrity }];
  });
}

/** A kept file, else the server's; what is of this game is kept as it comes by. */
async function file(event) {
  const { request } = event;
  const kept = await caches.match(request, { ignoreVary: true });
  const { pathname, href } = new URL(request.url);
  if (isSound(pathname, kept)) return kept;
  const answer = await fetch(request, { signal: AbortSignal.timeout(LONGEST) });
  const name = REST.find((one) => new URL(one, self.location.href).href === href);
  if (name !== undefined && isSound(pathname, answer)) event.waitUntil(put(name, answer.clone()));
  return answer;
}

const put = async (name, answer) => (await caches.open(VERSION)).put(name, answer);

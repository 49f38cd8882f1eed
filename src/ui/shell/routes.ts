// Addresses: everything after the '#'. Parsing gives a route, formatting gives the address back.

import { signal } from '@preact/signals';
import { shelved } from './battles.ts';

export type Route =
  | { readonly page: 'title' }
  | { readonly page: 'new'; readonly battle?: string; readonly today?: true } // today: the raid of the day
  | { readonly page: 'raid'; readonly battle?: string; readonly id?: string } // without an id: the one played last
  | { readonly page: 'report'; readonly id: string; readonly frame?: number } // frame: a moment opened
  | { readonly page: 'review'; readonly id: string }
  | TheatreRoute
  | RulesRoute
  | { readonly page: 'replays' }
  | { readonly page: 'records' }
  | { readonly page: 'compare'; readonly a: string; readonly b?: string } // without b: which other?
  | { readonly page: 'settings' }
  | { readonly page: 'about' }
  | { readonly page: 'shared'; readonly text: string; readonly moment?: number } // '#r=…@120': a raid in a link
  | { readonly page: 'lost' }; // no such address

interface TheatreRoute {
  readonly page: 'theatre';
  readonly battle?: string;
  readonly id: string;
  readonly moment?: number; // the event it opens at
}
interface RulesRoute {
  readonly page: 'rules';
  readonly book?: string; // a system; without, the first
  readonly lang?: 'en' | 'fr';
  readonly id?: string;
}

/** A battle in an address: one of the shelf, or a name such as 'battle-1942' that may once have been there. */
const BATTLE = /^[a-z][a-z0-9]*(-[a-z0-9]+)+$/;
const isBattle = (part: string | undefined): part is string =>
  part !== undefined && (BATTLE.test(part) || shelved().some(({ id }) => id === part));
const BOOK = /^[a-z][a-z-]{2,}$/;

export const route = signal<Route>({ page: 'title' });

/** The raid, replay or report that was left for a look at something else, to go back to. */
export const lookedUpFrom = signal<Route | null>(null);

/** Pages that are looked at in between, and pages that are returned to. */
const ASIDE: readonly Route['page'][] = ['rules', 'settings', 'about', 'review', 'compare'];
const RETURNED_TO: readonly Route['page'][] = ['raid', 'theatre', 'report'];

/** Goes to another page: whoever only looks something up keeps the way back. */
export function turnTo(next: Route): void {
  const { page } = route.peek();
  const looksBack = page === 'raid' && next.page === 'theatre'; // at the raid in hand
  if (!ASIDE.includes(next.page) && !looksBack) lookedUpFrom.value = null;
  else if (RETURNED_TO.includes(page)) lookedUpFrom.value = route.peek();
  route.value = next;
}

const PLAIN = {
  '': 'title',
  new: 'new',
  replays: 'replays',
  records: 'records',
  settings: 'settings',
  about: 'about',
} as const;

export function parseRoute(hash: string): Route {
  const address = hash.replace(/^#/, '');
  if (address.startsWith('r=')) return sharedRoute(address.slice(2));
  const [page = '', ...rest] = address
    .replace(/^\/|\/$/g, '')
    .split('/')
    .map(decode);
  if (page === 'raid' && rest.length <= 1) {
    return rest[0] ? { page: 'raid', id: rest[0] } : { page: 'raid' };
  }
  if (page === 'play') return playRoute(rest);
  if (page === 'report') return reportRoute(rest);
  if (page === 'review' && rest[0] && rest.length === 1) return { page, id: rest[0] };
  if (page === 'theatre') return theatreRoute(rest);
  if (page === 'rules') return rulesRoute(rest);
  if (page === 'compare') return compareRoute(rest);
  if (page === 'new' && rest.length > 0) return newRoute(rest);
  if (rest.length === 0 && Object.hasOwn(PLAIN, page)) {
    return { page: PLAIN[page as keyof typeof PLAIN] };
  }
  return { page: 'lost' };
}

/** '#/new/today', '#/new/battle-1942', '#/new/battle-1942/today' */
function newRoute(rest: readonly string[]): Route {
  const [battle] = rest;
  const more = isBattle(battle) ? rest.slice(1) : rest;
  const where = isBattle(battle) ? { battle } : {};
  if (more.length === 0) return { page: 'new', ...where };
  return more.join('/') === 'today' ? { page: 'new', ...where, today: true } : { page: 'lost' };
}

/** '#/play/battle-1942/id' */
function playRoute([battle, id, ...more]: readonly string[]): Route {
  if (!isBattle(battle) || !id || more.length > 0) return { page: 'lost' };
  return { page: 'raid', battle, id };
}

/** '#/report/id', '#/report/id/120' */
function reportRoute([id, frame, ...more]: readonly string[]): Route {
  if (!id || more.length > 0) return { page: 'lost' };
  if (frame === undefined) return { page: 'report', id };
  return /^\d{1,5}$/.test(frame) ? { page: 'report', id, frame: Number(frame) } : { page: 'lost' };
}

/** '#/theatre/id', '#/theatre/id/120', '#/theatre/battle-1942/id/120' */
function theatreRoute(rest: readonly string[]): Route {
  const [battle, next] = rest;
  const named = isBattle(battle) && next !== undefined && !NUMBER.test(next);
  const [id, moment, ...more] = named ? rest.slice(1) : rest;
  if (!id || more.length > 0) return { page: 'lost' };
  const show = { page: 'theatre', ...(named ? { battle } : {}), id } as const;
  if (moment === undefined) return show;
  return NUMBER.test(moment) ? { ...show, moment: Number(moment) } : { page: 'lost' };
}

/** '#r=text', '#r=text@120' */
function sharedRoute(link: string): Route {
  const [, text, moment = ''] = /^([^@]*)@(.*)$/.exec(link) ?? [];
  if (text === undefined || !NUMBER.test(moment)) return { page: 'shared', text: link };
  return { page: 'shared', text, moment: Number(moment) };
}

const NUMBER = /^\d{1,5}$/;

/** '#/compare/a', '#/compare/a/b' */
function compareRoute([a, b, ...more]: readonly string[]): Route {
  if (!a || more.length > 0) return { page: 'lost' };
  return b ? { page: 'compare', a, b } : { page: 'compare', a };
}

/** '#/rules', '#/rules/fr', '#/rules/11.2e', '#/rules/fr/11.2e', and the same after a book: '#/rules/raid/fr/11.2e' */
function rulesRoute(rest: readonly string[]): Route {
  const [first] = rest;
  const isBook = first !== undefined && BOOK.test(first);
  const [one, two, ...more] = isBook ? rest.slice(1) : rest;
  if (more.length > 0) return { page: 'lost' };
  const book = { page: 'rules', ...(isBook ? { book: first } : {}) } as const;
  if (one === undefined) return book;
  if (one !== 'en' && one !== 'fr') {
    return two === undefined ? { ...book, id: one } : { page: 'lost' };
  }
  return two === undefined ? { ...book, lang: one } : { ...book, lang: one, id: two };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function address(to: Route): string {
  switch (to.page) {
    case 'title':
      return '#/';
    case 'raid':
      return to.battle === undefined || to.id === undefined
        ? written('raid', to.id)
        : written('play', to.battle, to.id);
    case 'report':
      return written('report', to.id, to.frame);
    case 'review':
      return written('review', to.id);
    case 'theatre':
      return written('theatre', to.battle, to.id, to.moment);
    case 'rules':
      return written('rules', to.book, to.lang, to.id);
    case 'new':
      return written('new', to.battle, to.today && 'today');
    case 'compare':
      return written('compare', to.a, to.b);
    case 'shared':
      return `#r=${to.text}${to.moment === undefined ? '' : `@${to.moment}`}`;
    default:
      return written(to.page);
  }
}

/** The parts that there are, one after another. */
function written(...parts: ReadonlyArray<string | number | undefined>): string {
  const there = parts.filter((part) => part !== undefined);
  return `#/${there.map((part) => encodeURIComponent(part)).join('/')}`;
}

/** Goes to a screen. The app listens to the address and shows it. */
export function go(to: Route): void {
  window.location.hash = address(to);
}

/** Goes to a screen in place of this one: the back button then skips it. */
export function goInstead(to: Route): void {
  window.location.replace(address(to));
}

// Addresses: everything after the '#'. Parsing gives a route, formatting gives the address back.

import { signal } from '@preact/signals';

export type Route =
  | { readonly page: 'title' }
  | { readonly page: 'new'; readonly today?: true } // today: the raid of the day
  | { readonly page: 'raid'; readonly id?: string } // without an id: the one played last
  | { readonly page: 'report'; readonly id: string; readonly frame?: number } // frame: a moment opened
  | { readonly page: 'review'; readonly id: string }
  | { readonly page: 'theatre'; readonly id: string; readonly moment?: number } // moment: the event it opens at
  | { readonly page: 'rules'; readonly lang?: 'en' | 'fr'; readonly id?: string }
  | { readonly page: 'replays' }
  | { readonly page: 'records' }
  | { readonly page: 'compare'; readonly a: string; readonly b?: string } // without b: which other?
  | { readonly page: 'settings' }
  | { readonly page: 'shared'; readonly text: string; readonly moment?: number } // '#r=…@120': a raid in a link
  | { readonly page: 'lost' }; // no such address

export const route = signal<Route>({ page: 'title' });

/** The raid, replay or report that was left for a look at something else, to go back to. */
export const lookedUpFrom = signal<Route | null>(null);

/** Pages that are looked at in between, and pages that are returned to. */
const ASIDE: readonly Route['page'][] = ['rules', 'settings', 'review', 'compare'];
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
  if (page === 'report') return reportRoute(rest);
  if (page === 'review' && rest[0] && rest.length === 1) return { page, id: rest[0] };
  if (page === 'theatre') return theatreRoute(rest);
  if (page === 'rules') return rulesRoute(rest);
  if (page === 'compare') return compareRoute(rest);
  if (page === 'new' && rest.join('/') === 'today') return { page: 'new', today: true };
  if (rest.length === 0 && Object.hasOwn(PLAIN, page)) {
    return { page: PLAIN[page as keyof typeof PLAIN] };
  }
  return { page: 'lost' };
}

/** '#/report/id', '#/report/id/120' */
function reportRoute([id, frame, ...more]: readonly string[]): Route {
  if (!id || more.length > 0) return { page: 'lost' };
  if (frame === undefined) return { page: 'report', id };
  return /^\d{1,5}$/.test(frame) ? { page: 'report', id, frame: Number(frame) } : { page: 'lost' };
}

/** '#/theatre/id', '#/theatre/id/120' */
function theatreRoute([id, moment, ...more]: readonly string[]): Route {
  if (!id || more.length > 0) return { page: 'lost' };
  if (moment === undefined) return { page: 'theatre', id };
  return NUMBER.test(moment) ? { page: 'theatre', id, moment: Number(moment) } : { page: 'lost' };
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

/** '#/rules', '#/rules/fr', '#/rules/11.2e', '#/rules/fr/11.2e' */
function rulesRoute(rest: readonly string[]): Route {
  const [one, two, ...more] = rest;
  if (more.length > 0) return { page: 'lost' };
  if (one === undefined) return { page: 'rules' };
  if (one !== 'en' && one !== 'fr') {
    return two === undefined ? { page: 'rules', id: one } : { page: 'lost' };
  }
  return two === undefined ? { page: 'rules', lang: one } : { page: 'rules', lang: one, id: two };
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
      return to.id === undefined ? '#/raid' : `#/raid/${encodeURIComponent(to.id)}`;
    case 'report':
      return ['#/report', encodeURIComponent(to.id), to.frame]
        .filter((part) => part !== undefined)
        .join('/');
    case 'review':
      return `#/review/${encodeURIComponent(to.id)}`;
    case 'theatre':
      return ['#/theatre', encodeURIComponent(to.id), to.moment]
        .filter((part) => part !== undefined)
        .join('/');
    case 'rules':
      return ['#/rules', to.lang, to.id].filter((part) => part !== undefined).join('/');
    case 'new':
      return to.today ? '#/new/today' : '#/new';
    case 'compare':
      return ['#/compare', encodeURIComponent(to.a), to.b && encodeURIComponent(to.b)]
        .filter((part) => part !== undefined)
        .join('/');
    case 'shared':
      return `#r=${to.text}${to.moment === undefined ? '' : `@${to.moment}`}`;
    default:
      return `#/${to.page}`;
  }
}

/** Goes to a screen. The app listens to the address and shows it. */
export function go(to: Route): void {
  window.location.hash = address(to);
}

/** Goes to a screen in place of this one: the back button then skips it. */
export function goInstead(to: Route): void {
  window.location.replace(address(to));
}

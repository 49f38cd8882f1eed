// Addresses: what each one leads to, and that every route has an address that leads back to it.

import { describe, expect, test } from 'vitest';
import {
  address,
  lookedUpFrom,
  parseRoute,
  type Route,
  turnTo,
} from '../../src/ui/shell/routes.ts';

const routes: ReadonlyArray<readonly [string, Route]> = [
  ['#/', { page: 'title' }],
  ['#/new', { page: 'new' }],
  ['#/raid', { page: 'raid' }],
  ['#/raid/m1x2', { page: 'raid', id: 'm1x2' }],
  ['#/report/m1x2', { page: 'report', id: 'm1x2' }],
  ['#/report/m1x2/120', { page: 'report', id: 'm1x2', frame: 120 }],
  ['#/review/m1x2', { page: 'review', id: 'm1x2' }],
  ['#/theatre/m1x2', { page: 'theatre', id: 'm1x2' }],
  ['#/theatre/m1x2/0', { page: 'theatre', id: 'm1x2', moment: 0 }],
  ['#/rules', { page: 'rules' }],
  ['#/rules/11.2e', { page: 'rules', id: '11.2e' }],
  ['#/rules/fr', { page: 'rules', lang: 'fr' }],
  ['#/rules/fr/11.2e', { page: 'rules', lang: 'fr', id: '11.2e' }],
  ['#/replays', { page: 'replays' }],
  ['#/records', { page: 'records' }],
  ['#/new/today', { page: 'new', today: true }],
  ['#/compare/m1x2', { page: 'compare', a: 'm1x2' }],
  ['#/compare/m1x2/m3x4', { page: 'compare', a: 'm1x2', b: 'm3x4' }],
  ['#/settings', { page: 'settings' }],
  ['#/about', { page: 'about' }],
  ['#/new/dieppe-1942', { page: 'new', battle: 'dieppe-1942' }],
  ['#/new/dieppe-1942/today', { page: 'new', battle: 'dieppe-1942', today: true }],
  ['#/play/dieppe-1942/m1x2', { page: 'raid', battle: 'dieppe-1942', id: 'm1x2' }],
  ['#/theatre/dieppe-1942/m1x2', { page: 'theatre', battle: 'dieppe-1942', id: 'm1x2' }],
  ['#/theatre/dieppe-1942/m1/0', { page: 'theatre', battle: 'dieppe-1942', id: 'm1', moment: 0 }],
  ['#/theatre/link-a1/120', { page: 'theatre', id: 'link-a1', moment: 120 }],
  ['#/theatre/dieppe-1942/link-a1', { page: 'theatre', battle: 'dieppe-1942', id: 'link-a1' }],
  ['#/rules/raid', { page: 'rules', book: 'raid' }],
  ['#/rules/raid/11.2e', { page: 'rules', book: 'raid', id: '11.2e' }],
  ['#/rules/raid/fr/11.2e', { page: 'rules', book: 'raid', lang: 'fr', id: '11.2e' }],
  ['#r=AQB-_x', { page: 'shared', text: 'AQB-_x' }],
  ['#r=AQB-_x@120', { page: 'shared', text: 'AQB-_x', moment: 120 }],
  ['#r=AQB@1@2', { page: 'shared', text: 'AQB@1@2' }],
];

test.each(routes)('%s there and back', (hash, route) => {
  expect(parseRoute(hash)).toEqual(route);
  expect(address(route)).toBe(hash);
});

describe('other ways to write an address', () => {
  test.each(['', '#', '#/'])('"%s" is the title', (hash) => {
    expect(parseRoute(hash)).toEqual({ page: 'title' });
  });

  test('a slash at the end does no harm', () => {
    expect(parseRoute('#/settings/')).toEqual({ page: 'settings' });
  });

  test('an id may hold anything', () => {
    const route: Route = { page: 'raid', id: 'a/b %ü' };
    expect(parseRoute(address(route))).toEqual(route);
  });

  test('a broken escape is taken as it stands', () => {
    expect(parseRoute('#/raid/%E0%A4%A')).toEqual({ page: 'raid', id: '%E0%A4%A' });
  });
});

test.each([
  '#/nowhere',
  '#/settings/more',
  '#/review',
  '#/review/a/b',
  '#/report',
  '#/report/a/b',
  '#/report/a/1/2',
  '#/theatre',
  '#/theatre/a/b',
  '#/theatre/a/1/2',
  '#/rules/de/1.1',
  '#/new/tomorrow',
  '#/new/dieppe-1942/tomorrow',
  '#/play',
  '#/play/dieppe-1942',
  '#/play/dieppe-1942/a/b',
  '#/rules/raid/de/1.1',
  '#/compare',
  '#/compare/a/b/c',
  '#/rules/fr/1.1/x',
  '#/toString',
])('%s is off the map', (hash) => {
  expect(parseRoute(hash)).toEqual({ page: 'lost' });
});

describe('the way back', () => {
  const go = (...routes: readonly Route[]) => {
    for (const to of routes) turnTo(to);
    return lookedUpFrom.value;
  };
  const raid: Route = { page: 'raid', id: 'a' };
  const report: Route = { page: 'report', id: 'a' };

  test('leads from rules and settings to the raid they were opened in', () => {
    expect(go(raid, { page: 'rules' })).toEqual(raid);
    expect(go({ page: 'settings' })).toEqual(raid);
  });

  test('leads from a review to its report', () => {
    expect(go(report, { page: 'review', id: 'a' }, { page: 'rules' })).toEqual(report);
  });

  test('is forgotten elsewhere', () => {
    expect(go(raid, { page: 'title' }, { page: 'settings' })).toBeNull();
    expect(go(raid)).toBeNull();
  });
});

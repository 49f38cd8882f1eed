// What is typed into the command line, understood in both languages: orders by verb and place, questions, refusals.

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Session } from '../../../src/engine/session.ts';
import { raidAsking } from '../../../src/systems/raid/panels/asking/raid-asking.ts';
import { act, Do, doing } from '../../../src/systems/raid/rules/actions.ts';
import { raidOn } from '../../../src/systems/raid/rules/system.ts';
import { raidFace } from '../../../src/systems/raid/screen.ts';
import { PlayDesk } from '../../../src/ui/play/desk/desk.ts';
import type { Pacing } from '../../../src/ui/play/playback.ts';
import { ordersAnswer } from '../../../src/ui/play/voice/answers.ts';
import { fitted, packed } from '../../../src/ui/play/voice/fit.ts';
import { type Meaning, type Seat, understand } from '../../../src/ui/play/voice/understand.ts';
import type { Face } from '../../../src/ui/sheet/face.ts';
import type { FaceAsking } from '../../../src/ui/sheet/face-speech.ts';
import { aloud, LONGEST } from '../../../src/words/aloud.ts';
import { lang } from '../../../src/words/index.ts';
import { loadDieppe } from '../../systems/raid/dieppe.ts';
import { ford } from '../../toy/field.ts';
import { toyOn } from '../../toy/rules/system.ts';
import { face as toyFace } from '../../toy/screen.ts';

const OPTIONS = { seed: 'typed', level: 'basic', events: false, practice: false };
const PACE: Pacing = { speed: () => 'instant', moves: () => false };
const scenario = loadDieppe();
const zone = (id: string): number => scenario.zones.findIndex((one) => one.id === id);

let seat: Seat;
beforeEach(async () => {
  const session = new Session(raidOn(scenario), OPTIONS);
  const desk = new PlayDesk(raidFace, session, PACE);
  await desk.orders.do(act(Do.loadStandard));
  seat = sit(raidFace as Face, desk as unknown as PlayDesk, raidAsking as FaceAsking);
});
afterEach(() => {
  lang.value = 'en';
});

const sit = (face: Face, desk: PlayDesk, asking: FaceAsking): Seat => ({
  face,
  desk,
  asking,
  get offered() {
    return desk.orders.listed.value;
  },
});

const meant = (typed: string): Meaning => understand(seat, typed);
const ordered = (typed: string): string | Meaning => {
  const meaning = meant(typed);
  if (meaning.kind !== 'order') return meaning;
  return raidFace.words.action(scenario, meaning.order.action);
};
const said = (typed: string): string => {
  const meaning = meant(typed);
  if (meaning.kind === 'words') return meaning.text;
  if (meaning.kind !== 'refused') return meaning.kind;
  return meaning.refused
    .map(({ action, rule }) => aloud(raidFace.words.refusal(scenario, action, rule)))
    .join(' ');
};
const give = async (typed: string): Promise<void> => {
  const meaning = meant(typed);
  if (meaning.kind !== 'order') throw new Error(`${typed}: ${meaning.kind}`);
  await seat.desk.orders.commit(meaning.order.action);
};

describe('orders', () => {
  test('are typed by verb and name, by id, or by number', async () => {
    expect(ordered('take LCA 1')).toBe('Choose the men aboard LCA 1');
    expect(ordered('choose the men aboard lca 3')).toBe('Choose the men aboard LCA 3');
    expect(ordered('end')).toBe('End the British phase');
    const [listed] = seat.desk.orders.listed.value;
    expect(meant('1')).toMatchObject({ kind: 'order', order: listed });
    await give('take lca 1');
    expect(ordered('land orange one')).toBe('Land on Orange One beach');
    expect(ordered('go or1')).toBe('Land on Orange One beach');
    expect(ordered('LAND OR1')).toBe('Land on Orange One beach');
    expect(ordered('leave mills')).toBe('Leave Maj. Mills-Roberts behind');
    expect(ordered('done')).toBe('This stack has finished');
    expect(ordered('take lca 3')).toBe('Choose the men aboard LCA 3'); // instead of the one in hand
  });

  test('are typed in French', async () => {
    lang.value = 'fr';
    await give('prendre lca 1');
    expect(ordered('débarquer Orange I')).toBe('Débarquer sur la plage Orange I');
    expect(ordered('debarque or1')).toBe('Débarquer sur la plage Orange I');
    expect(ordered('laisser mills')).toBe('Laisser Major Mills-Roberts en arrière');
    expect(ordered('terminé')).toBe('Cette pile a terminé');
    await give('terminé');
    expect(ordered('fin')).toBe('Terminer la phase britannique');
  });

  test('that could be several are offered by number', async () => {
    const meaning = meant('take');
    expect(meaning.kind).toBe('which');
    const orders = meaning.kind === 'which' ? meaning.orders : [];
    expect(orders.length).toBeGreaterThan(1);
    expect(orders.every(({ action }) => doing(action) === Do.take)).toBe(true);
    expect(ordersAnswer(seat, orders)[0]).toMatch(/^1: Choose .*commandos/);
  });

  test('nothing can be typed that is not listed', async () => {
    await give('take lca 1');
    const listed = new Set(seat.desk.orders.listed.value.map(({ action }) => action));
    const also = raidAsking.also?.(seat.desk as never).map(({ action }) => action) ?? [];
    for (const verb of raidAsking.verbs ?? []) {
      for (const { id } of scenario.zones) {
        const meaning = meant(`${verb.words().split(' ')[0]} ${id}`);
        if (meaning.kind !== 'order') continue;
        expect(listed.has(meaning.order.action) || also.includes(meaning.order.action)).toBe(true);
      }
    }
  });
});

describe('what is not to be had', () => {
  test('is refused with the reason the rules give', async () => {
    expect(said('fire church')).toBe('Fire at Varengeville church: a stack must be chosen first');
    await give('take lca 1');
    expect(said('land or2')).toMatch(/^Land on Orange Two beach: /);
    expect(said('fire church')).toMatch(/^Fire at Varengeville church: /);
    lang.value = 'fr';
    expect(said('tirer église')).toMatch(/^Tirer sur l’église de Varengeville\s: /);
  });

  test('is told in words when it is not understood', () => {
    expect(said('sing')).toContain('“sing” is not understood');
    expect(said('zone atlantis')).toBe('There is no place called “atlantis”.');
    expect(said('99')).toBe('There is no order 99.');
    expect(said('blow')).toContain('is not possible now');
    expect(said('zone gully')).toMatch(/^Which one: /);
    expect(said('')).toContain('Type an order');
    lang.value = 'fr';
    expect(said('chante')).toMatch(/«\schante\s» n’est pas compris/);
  });
});

test('questions are commands in both languages', () => {
  expect(meant('orders')).toMatchObject({ kind: 'command', name: 'orders' });
  expect(meant('zone hn')).toMatchObject({ name: 'place', place: zone('HN') });
  expect(meant('zone the church')).toMatchObject({ name: 'place' });
  expect(meant('hn')).toMatchObject({ name: 'place', place: zone('HN') });
  for (const name of ['threats', 'repeat', 'details', 'help', 'undo', 'why', 'score'] as const) {
    expect(meant(name)).toMatchObject({ kind: 'command', name });
  }
  lang.value = 'fr';
  expect(meant('menaces')).toMatchObject({ name: 'threats' });
  expect(meant('Répéter')).toMatchObject({ name: 'repeat' });
  expect(meant('détails')).toMatchObject({ name: 'details' });
  expect(meant('aide')).toMatchObject({ name: 'help' });
  expect(meant('annuler')).toMatchObject({ name: 'undo' });
  expect(meant('zone église')).toMatchObject({ name: 'place' });
});

test('a zone is told with its cover, its exits and what they cost', () => {
  const lines = raidAsking.place?.(seat.desk as never, zone('OR1')) ?? [];
  expect(lines[0]).toMatch(/^Orange One beach \(OR1\): .+, protection 0\.$/);
  expect(lines.join(' ')).toMatch(
    /Exits: north D\/E box Group 1.*, 2 MP; south-west West gully, 2 MP/,
  );
});

test('every order in the list says what its chance is of', async () => {
  await give('take lca 4');
  const told = ordersAnswer(seat, seat.desk.orders.listed.value).join(' ');
  for (const [, of] of told.matchAll(/\d+\s%( \w+ \w+)?/g)) {
    expect(of).toMatch(/ (?:to hit|to hold|that something|for)/);
  }
  expect(told).toContain('%');
});

test('a system that brings nothing is asked and typed to by the words of its orders', () => {
  const desk = new PlayDesk(
    toyFace as Face,
    new Session(toyOn(ford), { ...OPTIONS, level: 'hard' }),
    PACE,
  );
  seat = sit(toyFace as Face, desk, {});
  const [order] = desk.orders.listed.value;
  const words = toyFace.words.action(ford, order?.action ?? 0);
  expect(meant(words)).toMatchObject({ kind: 'order', order });
  expect(ordersAnswer(seat, desk.orders.listed.value)[0]).toBe(`1: ${words}.`);
  expect(said('sing')).toContain('is not understood');
});

describe('announcements', () => {
  test('keep what matters and leave out what does not fit', () => {
    const long = 'x'.repeat(70);
    expect(fitted(['Hit.', long, long, 'Alarm 3.'])).toBe(`Hit. ${long} Alarm 3.`);
    expect(fitted([`${long}, ${long}`])).toBe(`${long} …`);
    expect(packed([long, '', long, 'Go on?'])).toEqual([long, `${long} Go on?`]);
    for (const text of packed([`${long} ${long}`, long]))
      expect(text.length).toBeLessThanOrEqual(LONGEST);
  });

  test('have no rules in them', () => {
    const rule = { book: 'raid', id: '6.2' };
    expect(aloud(['Which stack acts ', rule, '?'])).toBe('Which stack acts?');
    expect(aloud(['Hit ', rule, '.'])).toBe('Hit.');
    expect(aloud(['Quelle pile agit ', rule, '\u00a0?'])).toBe('Quelle pile agit\u00a0?');
  });
});

// The play screen's stores over a system they have never heard of, with as little of a face as one can have.

import { beforeEach, describe, expect, test } from 'vitest';
import { Session } from '../../../src/engine/session.ts';
import { PlayDesk } from '../../../src/ui/play/desk/desk.ts';
import { enemyPhase } from '../../../src/ui/play/enemy/enemy-phase.ts';
import { keysOf } from '../../../src/ui/play/keys.ts';
import { logTurns } from '../../../src/ui/play/log/log-lines.ts';
import { pressPlace } from '../../../src/ui/play/press.ts';
import type { Face } from '../../../src/ui/sheet/face.ts';
import { plainSheet } from '../../../src/ui/sheet/plain-sheet.ts';
import { ford } from '../../toy/field.ts';
import { act, Do, doing } from '../../toy/rules/play.ts';
import { toyOn } from '../../toy/rules/system.ts';
import { face as toyFace } from '../../toy/screen.ts';

const OPTIONS = { seed: 'screen', level: 'hard', events: false, practice: false };
const face: Face = toyFace;

let desk: PlayDesk;
beforeEach(() => {
  const session = new Session(toyOn(ford), OPTIONS);
  desk = new PlayDesk(face, session, { speed: () => 'instant', moves: () => false });
});

const fires = () => desk.orders.asked.value.actions.filter((a) => doing(a) === Do.fire);

describe('a press on a place', () => {
  test('lists several orders that lead there, and a second one looks away', async () => {
    const places = desk.orders.listed.value.map(({ place }) => place);
    const shared = places.find((place, i) => place !== null && places.indexOf(place) !== i) ?? -1;
    await pressPlace({ face, desk }, shared);
    expect(desk.looks.pointed.value).toBe(shared);
    await pressPlace({ face, desk }, shared);
    expect(desk.looks.pointed.value).toBeNull();
    expect(desk.session.count).toBe(0);
  });

  test('gives the only order that leads there', async () => {
    const places = desk.orders.listed.value.map(({ place }) => place);
    const only = places.find((place) => places.filter((other) => other === place).length === 1);
    await pressPlace({ face, desk }, only ?? -1);
    expect(desk.session.count).toBe(1);
  });
});

test('lights are wherever an order leads', () => {
  const { orders, looks, playback } = desk;
  const model = plainSheet({
    shown: playback.shown.value,
    position: orders.position,
    ready: orders.ready.value,
    asked: orders.asked.value,
    orders: orders.listed.value,
    threats: false,
    looked: null,
    hovered: looks.hovered.value,
    focused: null,
    inspected: null,
    lit: false,
  });
  const places = new Set(orders.listed.value.flatMap(({ place }) => place ?? []));
  expect(new Set(model.targets.map(({ place }) => place))).toEqual(places);
});

test('a whole game is played, told and logged', async () => {
  let armed = 0;
  let phases = 0;
  for (let i = 0; i < 500 && !desk.orders.over.value; i++) {
    const { actions } = desk.orders.asked.value;
    const [fire] = fires();
    if (fire !== undefined) {
      await desk.orders.give(fire);
      expect(desk.orders.armed.value).toBe(fire); // a shot waits for its second word
      armed++;
    }
    await desk.orders.commit(fire ?? actions[i % actions.length] ?? act(Do.end));
  }
  for (const frame of desk.session.frames) {
    if (enemyPhase(face, desk, frame) !== null) phases++;
  }
  expect(desk.orders.over.value).toBe(true);
  expect(desk.orders.ready.value).toBe(false);
  expect(desk.playback.told.value).toBe(desk.session.frames.length);
  expect(desk.playback.shown.value).toBe(desk.session.position);
  expect(armed).toBeGreaterThan(0);
  expect(phases).toBeGreaterThan(0);
  const all = logTurns(face.look, desk.session.frames, desk.playback.told.value, 'all');
  const shots = logTurns(face.look, desk.session.frames, desk.playback.told.value, 'shots');
  expect(all.length).toBeGreaterThan(1);
  expect(shots.flatMap(({ lines }) => lines).length).toBeGreaterThan(0);
});

test('a forbidden order is refused with the rule of its own book', async () => {
  await desk.orders.do(act(Do.fire, 0, 4));
  expect(desk.orders.refused.value).toEqual([
    { action: act(Do.fire, 0, 4), rule: { book: 'toy', id: '4' } },
  ]);
});

test('the sheet of keys leaves out what the system has not', () => {
  expect(keysOf(face).lines.flatMap(({ keys }) => keys)).not.toContain('T');
});

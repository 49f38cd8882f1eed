// Rooms whose words lie apart: they are fetched in the language of the moment, and a change of language waits for them.

import { afterEach, expect, test } from 'vitest';
import { type Lang, lang, speak, wordsOf } from '../../src/words/index.ts';
import { apart } from '../../src/words/shell/apart.ts';

/** A room whose words come when the test says so. */
function roomApart() {
  const asked: Lang[] = [];
  const doors: (() => void)[] = [];
  const fetch = (wanted: Lang) => {
    asked.push(wanted);
    return new Promise<void>((come) => doors.push(come));
  };
  const come = () => {
    for (const door of doors.splice(0)) door();
  };
  return { asked, fetch, come };
}

const later = () => new Promise((turn) => setTimeout(turn));
const other = (of: Lang): Lang => (of === 'en' ? 'fr' : 'en');
const open: ReturnType<typeof roomApart>[] = [];
function opened() {
  const room = roomApart();
  open.push(room);
  return room;
}

/** Rooms stay in use: nothing that a test left waiting holds up the next. */
afterEach(async () => {
  for (let i = 0; i < 4; i++) {
    for (const room of open) room.come();
    await later();
  }
});

test('a room is fetched in the language of the moment, and the language changes when the room can speak it', async () => {
  const room = opened();
  const here = lang.value;
  const ready = wordsOf(room.fetch);
  room.come();
  await later();
  room.come();
  await ready;
  expect(room.asked[0]).toBe(here);
  const changed = speak(other(here));
  await later();
  expect(room.asked.at(-1)).toBe(other(here));
  expect(lang.value).toBe(here);
  for (const one of open) one.come();
  await changed;
  expect(lang.value).toBe(other(here));
});

test('of two changes the later one counts, whichever is there first', async () => {
  const here = lang.value;
  const slow = speak(other(here));
  const back = speak(here);
  for (const room of open) room.come();
  await Promise.all([slow, back]);
  expect(lang.value).toBe(here);
});

test('a room that is opened while the language changes comes in both', async () => {
  const here = lang.value;
  const changed = speak(other(here));
  const room = opened();
  const ready = wordsOf(room.fetch);
  for (let i = 0; i < 3; i++) {
    for (const one of open) one.come();
    await later();
  }
  await Promise.all([changed, ready]);
  expect(new Set(room.asked)).toEqual(new Set([here, other(here)]));
});

test('words that do not come leave the language as it was', async () => {
  const here = lang.value;
  let broken = false;
  await wordsOf(() => (broken ? Promise.reject(new Error('no connection')) : Promise.resolve()));
  broken = true;
  const changed = speak(other(here));
  for (const room of open) room.come();
  await expect(changed).rejects.toThrow('no connection');
  expect(lang.value).toBe(here);
  broken = false;
});

test('where nothing is built every word is at hand', async () => {
  await expect(apart('fr')).resolves.toBeUndefined();
});

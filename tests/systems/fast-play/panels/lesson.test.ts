// The lesson that lies in the folder of a battle: it is of the data of now, every stop is found in it and comes when it can
// be understood, its orders are legal and said in both languages, and whoever orders something else loses nothing.

import { afterEach, describe, expect, test } from 'vitest';
import { ASTRAY, GuidedSession } from '../../../../src/engine/guided.ts';
import { momentsOf } from '../../../../src/engine/moments.ts';
import { parseReplay, verifyReplay } from '../../../../src/engine/replay.ts';
import type { Action } from '../../../../src/engine/system.ts';
import { battleFolders, readFile } from '../../../../src/systems/battle-folders.ts';
import { loadBattle } from '../../../../src/systems/fast-play/data/battles.ts';
import { pictures } from '../../../../src/systems/fast-play/map/pictures/pictures.ts';
import { SCENES, type Scene } from '../../../../src/systems/fast-play/map/pictures/scenes.ts';
import { battleLesson } from '../../../../src/systems/fast-play/panels/lesson/lesson-face.ts';
import { isInOrder, STOPS } from '../../../../src/systems/fast-play/panels/lesson/stops.ts';
import * as A from '../../../../src/systems/fast-play/rules/actions.ts';
import { diceOn, standOf } from '../../../../src/systems/fast-play/rules/dice.ts';
import { hexOf } from '../../../../src/systems/fast-play/rules/state.ts';
import { battleOn, fastPlay } from '../../../../src/systems/fast-play/rules/system.ts';
import { NONE } from '../../../../src/systems/fast-play/rules/types.ts';
import { systemNamed } from '../../../../src/systems/index.ts';
import { LANGS, lang, plainText } from '../../../../src/words/index.ts';

const taught = battleFolders().filter(
  (folder) => folder.system === 'fast-play' && readFile(folder, 'lesson') !== null,
);

test('there is a lesson', () => {
  expect(taught.length).toBeGreaterThan(0);
});

afterEach(() => {
  lang.value = 'en';
});

describe.each(taught)('the lesson of $id', (folder) => {
  const field = loadBattle(folder.id);
  const game = battleOn(field);
  const replay = parseReplay(JSON.stringify(readFile(folder, 'lesson')));
  if ('faults' in replay) throw new Error(JSON.stringify(replay.faults));
  const script = replay.actions.map((text) => fastPlay.parse(field, text) as Action);
  const moments = momentsOf(fastPlay, fastPlay.setup(field, replay), script);
  const stops = battleLesson.stops(moments);

  test('comes out by the rules and data of now (else: npx tsx scripts/make-lesson.ts)', () => {
    expect(replay.scenario).toEqual({ id: field.id, hash: field.hash });
    expect(verifyReplay(game, replay)).toMatchObject({ ok: true, over: false });
  });

  test('has every stop once, one after another, each when it can be understood, and ends at its last', () => {
    expect(stops.map(({ id }) => id).sort()).toEqual([...STOPS].sort());
    expect(isInOrder(stops)).toBe(true);
    for (const [i, { from, to, tasks }] of stops.entries()) {
      expect(from).toBeGreaterThanOrEqual(stops[i - 1]?.to ?? 0);
      expect(tasks).toEqual([to]);
      expect(to).toBe(from + 1);
    }
    expect(stops.at(-1)?.to).toBe(script.length);
    expect(script.length).toBeLessThan(60); // five minutes
  });

  test('has a moment for the picture of every chapter that has one', () => {
    const missing = Object.entries(SCENES).filter(([, scene]) => scene(moments) === null);
    expect(missing.map(([chapter]) => chapter)).toEqual([]);
    expect(Object.keys(SCENES).map(Number)).toEqual(systemNamed('fast-play')?.pictured);
  });
  test.each(LANGS)('says what its pictures show, %s', (language) => {
    lang.value = language;
    for (const { caption, alt } of pictures.of(moments)) {
      expect(caption()).not.toMatch(/[{}]|undefined/);
      expect(alt()).not.toMatch(/[{}]|undefined/);
    }
  });
  test('the shot and the fight of its pictures are what the rules make of them', () => {
    for (const chapter of [11, 12]) {
      const scene = SCENES[chapter]?.(moments);
      const { state, unit = NONE, target = NONE, parts } = scene as Scene;
      expect(parts?.total).toBe(diceOn(state, standOf(state, unit), standOf(state, target)));
      expect(parts?.total).toBeGreaterThan(0);
    }
  });

  test('points at the unit of an order, on the map', () => {
    for (const { from } of stops) {
      const moment = moments[from];
      if (moment === undefined) throw new Error(`no action ${from}`);
      if (A.kindOf(moment.action) !== A.Do.order) continue;
      const place = battleLesson.place?.(moment);
      expect(place).toBe(hexOf(moment.position, A.unitOf(moment.action)));
    }
  });

  test.each(LANGS)('says what each stop is about, and its orders (%s)', (language) => {
    lang.value = language;
    let all = 0;
    const said = stops.map((stop) => {
      const moment = moments[stop.from];
      if (moment === undefined) throw new Error(stop.id);
      const { title, text, why } = battleLesson.words(moment, stop);
      const words = plainText(text);
      expect(words.split(' ').length, stop.id).toBeLessThan(60); // a few words
      all += words.split(' ').length;
      for (const part of [title, words, why, battleLesson.task(moment, stop, 0)]) {
        expect(part, stop.id).not.toMatch(/^$|[{}]|undefined|fp\./);
      }
      return `${title} ${words}`;
    });
    expect(new Set(said).size).toBe(stops.length);
    expect(all).toBeLessThan(520);
    const end = moments.at(-1);
    if (end === undefined) throw new Error('no end');
    expect(plainText(battleLesson.ended(end.after))).toMatch(/\d/);
  });

  test('whatever else is ordered at a stop is declined and changes nothing', () => {
    const options = { seed: replay.seed, level: replay.level, events: false, practice: true };
    const played = new GuidedSession(game, options, script);
    for (const { from, to } of stops) {
      played.runTo(from);
      played.until = to;
      const before = played.hash();
      const others = fastPlay.legal(played.position, []).filter((one) => one !== script[from]);
      expect(others.length).toBeGreaterThan(0);
      let declined = 0;
      played.declined = () => declined++;
      for (const other of others.slice(0, 12)) {
        expect(played.do(other)).toEqual({ rule: ASTRAY });
      }
      expect(declined).toBeGreaterThan(0);
      expect(played.hash()).toBe(before);
      expect('rule' in played.do(script[from] as Action)).toBe(false);
    }
    expect(played.at).toBe(script.length);
  });
});

test('a battle in which nobody moves has no stop but the dice and the choice that come by themselves', () => {
  const field = loadBattle(taught[0]?.id ?? '');
  const begun = fastPlay.setup(field, {
    seed: 'quiet',
    level: field.levels[0]?.id ?? '',
    events: false,
  });
  const stops = battleLesson.stops(momentsOf(fastPlay, begun, []));
  expect(stops).toEqual([]);
});

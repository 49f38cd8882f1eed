// The lesson that lies in the folder of a battle: it is of the data of now, every wanted stop is found in it and comes when
// it can be understood, its orders are said in both languages, and whoever orders something else loses nothing.

import { afterEach, describe, expect, test } from 'vitest';
import { ASTRAY, GuidedSession } from '../../../../src/engine/guided.ts';
import { momentsOf } from '../../../../src/engine/moments.ts';
import { parseReplay, verifyReplay } from '../../../../src/engine/replay.ts';
import type { Action } from '../../../../src/engine/system.ts';
import { battleFolders, readFile } from '../../../../src/systems/battle-folders.ts';
import { loadBattle } from '../../../../src/systems/red-poppies/data/battles.ts';
import { battleLesson } from '../../../../src/systems/red-poppies/panels/lesson/lesson-face.ts';
import { isInOrder, WANTED } from '../../../../src/systems/red-poppies/panels/lesson/stops.ts';
import * as A from '../../../../src/systems/red-poppies/rules/actions.ts';
import { battleOn, redPoppies } from '../../../../src/systems/red-poppies/rules/system.ts';
import { LANGS, lang, plainText } from '../../../../src/words/index.ts';

const taught = battleFolders().filter(
  (folder) => folder.system === 'red-poppies' && readFile(folder, 'lesson') !== null,
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
  const script = replay.actions.map((text) => redPoppies.parse(field, text) as Action);
  const moments = momentsOf(redPoppies, redPoppies.setup(field, replay), script);
  const stops = battleLesson.stops(moments);

  test('comes out by the rules and data of now (else: npx tsx scripts/make-lesson.ts --battle red-poppies/…)', () => {
    expect(replay.scenario).toEqual({ id: field.id, hash: field.hash });
    expect(verifyReplay(game, replay)).toMatchObject({ ok: true, over: false });
  });

  test('has every wanted stop, one after another, and ends at its last', () => {
    for (const id of WANTED) expect(stops.map((stop) => stop.id)).toContain(id);
    expect(isInOrder(stops)).toBe(true);
    for (const [i, { from, to, tasks }] of stops.entries()) {
      expect(from).toBeGreaterThanOrEqual(stops[i - 1]?.to ?? 0);
      expect(tasks).toEqual([to]);
    }
    expect(stops.at(-1)?.to).toBe(script.length);
    expect(script.length).toBeLessThan(60); // five minutes
  });

  test.each(LANGS)('says what each stop is about, and its orders (%s)', (language) => {
    lang.value = language;
    for (const stop of stops) {
      const moment = moments[stop.from];
      if (moment === undefined) throw new Error(stop.id);
      const { title, text, why } = battleLesson.words(moment, stop);
      const words = plainText(text);
      expect(words.split(' ').length, stop.id).toBeLessThan(65); // a few words
      for (const part of [title, words, why, battleLesson.task(moment, stop, 0)])
        expect(part, stop.id).not.toMatch(/^$|[{}]|undefined|rp\./);
    }
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
      const passes = redPoppies
        .legal(played.position, [])
        .filter(
          (one) => one !== script[from] && A.verbOf(one) !== A.verbOf(script[from] as Action),
        );
      for (const other of passes.slice(0, 6)) expect(played.do(other)).toEqual({ rule: ASTRAY });
      expect(played.hash()).toBe(before);
      for (let at = from; at < to; at++)
        expect('rule' in played.do(script[at] as Action)).toBe(false);
    }
    expect(played.at).toBe(script.length);
  });

  test('5.01a the mass may be named from any of its companies, one by one', () => {
    const stop = stops.find(({ id }) => id === 'mass');
    if (stop === undefined) throw new Error('no mass');
    const options = { seed: replay.seed, level: replay.level, events: false, practice: true };
    const played = new GuidedSession(game, options, script);
    played.runTo(stop.from);
    played.until = stop.to;
    const leaders = redPoppies
      .legal(played.position, [])
      .filter((one) => A.verbOf(one) === 'mass' && one !== script[stop.from]);
    const followed = leaders.filter((leader) => {
      const other = new GuidedSession(game, options, script);
      other.runTo(stop.from);
      other.until = stop.to;
      return !('rule' in other.do(leader)) && !('rule' in other.do(A.act(A.Do.all)));
    });
    expect(followed.length).toBeGreaterThan(0);
  });
});

// The lesson that lies in the folder of a battle: it is the historic raid of now, every stop is found in it, in order,
// its orders are legal and said in both languages, and whoever orders something else loses nothing.

import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { ASTRAY, GuidedSession } from '../../../../src/engine/guided.ts';
import { momentsOf } from '../../../../src/engine/moments.ts';
import { parseReplay, verifyReplay } from '../../../../src/engine/replay.ts';
import type { Action } from '../../../../src/engine/system.ts';
import { battleFolders, readFile } from '../../../../src/systems/battle-folders.ts';
import { loadBattle } from '../../../../src/systems/raid/data/battles.ts';
import { SCENES } from '../../../../src/systems/raid/map/pictures/scenes.ts';
import { raidLesson } from '../../../../src/systems/raid/panels/lesson/lesson-face.ts';
import { STOPS } from '../../../../src/systems/raid/panels/lesson/stops.ts';
import { act, Do } from '../../../../src/systems/raid/rules/actions.ts';
import { raid, raidOn } from '../../../../src/systems/raid/rules/system.ts';
import '../../../../src/systems/raid/screen-words/form.ts';
import { LANGS, lang, plainText } from '../../../../src/words/index.ts';

const taught = battleFolders().filter(
  (folder) => folder.system === 'raid' && readFile(folder, 'lesson') !== null,
);

test('there is a lesson', () => {
  expect(taught.length).toBeGreaterThan(0);
});

afterEach(() => {
  lang.value = 'en';
});

describe.each(taught)('the lesson of $id', (folder) => {
  const scenario = loadBattle(folder.id);
  const game = raidOn(scenario);
  const file = readFile(folder, 'lesson');
  const replay = parseReplay(JSON.stringify(file));
  if ('faults' in replay) throw new Error(JSON.stringify(replay.faults));
  const script = replay.actions.map((text) => raid.parse(scenario, text) as Action);
  const session = (): GuidedSession<typeof scenario, never, never> =>
    new GuidedSession(game, { ...replay, practice: true }, script) as never;
  const moments = momentsOf(raid, raid.setup(scenario, replay), script);
  const stops = raidLesson.stops(moments);

  test('is the kept historic raid, and comes out by the rules and data of now', () => {
    const kept = new URL(`../history/${folder.id}.json`, import.meta.url);
    expect(file).toEqual(JSON.parse(readFileSync(kept, 'utf8')));
    expect(verifyReplay(game, replay)).toMatchObject({ ok: true, over: true });
  });

  test('has every stop once, one after another, and ends at its last', () => {
    expect(stops.map(({ id }) => id).sort()).toEqual([...STOPS].sort());
    for (const [i, { from, to, tasks }] of stops.entries()) {
      expect(from).toBeGreaterThanOrEqual(stops[i - 1]?.to ?? 1); // the craft are loaded before
      expect([...tasks]).toEqual([...tasks].sort((a, b) => a - b));
      expect(tasks.at(-1)).toBe(to);
      expect(to).toBeGreaterThan(from);
    }
    expect(stops[0]?.id).toBe('landing');
    expect(stops.at(-1)).toMatchObject({ id: 'home', to: script.length });
  });

  test('asks for orders that are legal where they are asked for', () => {
    for (const { from, to } of stops) {
      for (const { position, action } of moments.slice(from, to)) {
        expect(raid.forbids(position, action)).toBeNull();
      }
    }
  });

  test.each(LANGS)('says what each stop is about, and its orders (%s)', (language) => {
    lang.value = language;
    const said = stops.map((stop) => {
      const moment = moments[stop.from];
      if (moment === undefined) throw new Error(stop.id);
      const { title, text, why } = raidLesson.words(moment, stop);
      const tasks = stop.tasks.map((_, i) =>
        raidLesson.task(moments[stop.tasks[i - 1] ?? stop.from] ?? moment, stop, i),
      );
      const words = plainText(text);
      expect(words.split(' ').length, stop.id).toBeLessThan(60); // a few words
      for (const part of [title, why, ...tasks]) expect(part, stop.id).not.toBe('');
      return `${title} ${words}`;
    });
    expect(new Set(said).size).toBe(stops.length);
    const end = moments.at(-1);
    if (end === undefined) throw new Error('no end');
    expect(plainText(raidLesson.ended(end.after))).toMatch(/\d/);
  });

  test('whatever else is ordered at a stop is declined and changes nothing', () => {
    const played = session();
    for (const { from, to } of stops) {
      played.runTo(from);
      played.until = to;
      const before = played.hash();
      const others = raid.legal(played.position as never, []).filter((one) => one !== script[from]);
      let declined = 0;
      played.declined = () => declined++;
      for (const other of others.slice(0, 12)) {
        const frames = played.do(other);
        if (!('rule' in frames)) {
          expect(played.undo()).toBe(true); // another way to the same end
          continue;
        }
        expect(frames.rule).toBe(ASTRAY);
      }
      expect(declined).toBeGreaterThan(0);
      expect(played.hash()).toBe(before);
      expect(played.at).toBe(from);
    }
  });

  test('the lines that the game offers lead where the lesson goes on', () => {
    const lines = stops.find(({ id }) => id === 'lines');
    if (lines === undefined) throw new Error('no lines');
    const played = session();
    played.runTo(lines.tasks[0] ?? 0);
    played.until = lines.to;
    expect('rule' in played.do(act(Do.fill))).toBe(false);
    expect(played.at).toBe(lines.to);
    played.runTo(script.length);
    expect(played.over).toBe(true);
  });

  test('what is to be looked at comes before the order', () => {
    const played = session();
    const threats = stops.find(({ look }) => look === 'threats');
    if (threats === undefined) throw new Error('nothing is looked at');
    played.runTo(threats.from);
    played.waits = true;
    expect(played.do(script[threats.from] as Action)).toEqual({ rule: ASTRAY });
    played.waits = false;
    expect('rule' in played.do(script[threats.from] as Action)).toBe(false);
  });

  test('has a moment for the picture of every chapter', () => {
    const missing = Object.entries(SCENES).filter(([, scene]) => scene(moments) === null);
    expect(missing.map(([chapter]) => chapter)).toEqual([]);
    for (const scene of Object.values(SCENES)) {
      expect(scene(moments)?.around.length).toBeGreaterThan(0);
    }
  });
});

test('a raid in which nothing happens has no stop but its end', () => {
  const scenario = loadBattle(taught[0]?.id ?? '');
  const actions = [act(Do.loadStandard), act(Do.end)];
  const begun = raid.setup(scenario, { seed: 'quiet', level: 'basic', events: false });
  const stops = raidLesson.stops(momentsOf(raid, begun, actions));
  expect(stops.map(({ id }) => id)).toEqual(['home']);
});

// What is said to those who play by ear: grouped, summed up, short; over raids by automatic players in both languages.

import { afterEach, describe, expect, test } from 'vitest';
import type { Player } from '../../../../src/engine/player.ts';
import { randomPlayer } from '../../../../src/engine/random-player.ts';
import { Session } from '../../../../src/engine/session.ts';
import { battleIds, loadBattle } from '../../../../src/systems/raid/data/battles.ts';
import { wayBetween } from '../../../../src/systems/raid/panels/asking/zone-answer.ts';
import { raidSpeech } from '../../../../src/systems/raid/panels/speech/raid-speech.ts';
import { spokenStack } from '../../../../src/systems/raid/panels/speech/stack-spoken.ts';
import { steadyPlayer } from '../../../../src/systems/raid/players/steady/steady.ts';
import { act, Do } from '../../../../src/systems/raid/rules/actions.ts';
import type { Decision } from '../../../../src/systems/raid/rules/decision.ts';
import type { Scenario } from '../../../../src/systems/raid/rules/scenario.ts';
import type { Frame, RaidSession } from '../../../../src/systems/raid/rules/session.ts';
import type { RaidState } from '../../../../src/systems/raid/rules/state.ts';
import { raidOn } from '../../../../src/systems/raid/rules/system.ts';
import { raidFace } from '../../../../src/systems/raid/screen.ts';
import { lookOf } from '../../../../src/ui/sheet/look.ts';
import { LONGEST } from '../../../../src/words/aloud.ts';
import { LANGS, lang } from '../../../../src/words/index.ts';
import { loadDieppe } from '../dieppe.ts';

afterEach(() => {
  lang.value = 'en';
});

const begin = (scenario: Scenario, seed: string): RaidSession =>
  new Session(raidOn(scenario), { seed, level: 'basic', events: true, practice: false });

interface Heard {
  readonly asked: string[];
  readonly orders: string[]; // a clause each
  readonly phases: string[];
  readonly odds: string[];
}

/** Everything one raid would say, before anything is shortened. */
function hear(scenario: Scenario, player: Player<Scenario>, seed: string): Heard {
  const session = begin(scenario, seed);
  const heard: Heard = { asked: [], orders: [], phases: [], odds: [] };
  let before: { position: RaidState; asked: Decision } | null = null;
  player.start(seed);
  while (session.asked.kind !== 'over') {
    const { position, asked } = session;
    heard.asked.push(raidSpeech.asked?.(position, asked, before) ?? '');
    before = { position, asked };
    const action = player.pick(position, asked.actions);
    if (raidFace.wantsSecondWord?.(position, action)) {
      heard.odds.push(...(raidSpeech.odds?.(position, action) ?? []));
    }
    const frames = session.do(action);
    if ('rule' in frames) throw new Error(`${action} is forbidden`);
    const [own, enemy] = parted(frames);
    heard.orders.push(...(raidSpeech.order?.(own) ?? []));
    if (enemy.length > 0) heard.phases.push(raidSpeech.phase?.(enemy) ?? '');
  }
  return heard;
}

function parted(frames: readonly Frame[]): [own: readonly Frame[], enemy: readonly Frame[]] {
  const start = frames.findIndex(({ event }) => lookOf(raidFace.look, event).handsOver?.(event));
  return start < 0 ? [frames, []] : [frames.slice(0, start), frames.slice(start)];
}

const PLAYERS = [steadyPlayer, steadyPlayer, randomPlayer, randomPlayer];
const MEAN = 45; // characters

describe.each(LANGS)('in %s', (language) => {
  test.each(battleIds())(
    'everything said in %s is short, without rules, and made of words',
    (id) => {
      lang.value = language;
      const scenario = loadBattle(id);
      const raids = PLAYERS.map((player, i) =>
        hear(scenario, player() as Player<Scenario>, `voice ${i}`),
      );
      const said = raids.flatMap(({ asked, orders, phases, odds }) => [
        ...asked,
        ...orders,
        ...phases,
        ...odds,
      ]);
      expect(said.filter((text) => text === '' || text.length > LONGEST)).toEqual([]);
      expect(
        said.filter((text) =>
          /\(\d+[.a-z]|[{}]|undefined|: \.|\s\s|^\P{Lu}*[a-z]{2}/u.test(first(text)),
        ),
      ).toEqual([]);
      expect(said.reduce((sum, { length }) => sum + length, 0) / said.length).toBeLessThan(MEAN);
      for (const text of raids.flatMap(({ phases }) => phases)) {
        expect(text.split(/(?<!Capt|Maj|[Cc]ol)\. /), text).toHaveLength(1); // one sentence
      }
    },
  );
});

/** Up to the first word, which has a capital or is a number. */
const first = (text: string): string => text.replace(/^[<>]?\d+.*$/, '');

test('like counters are grouped, and who is in front is named', () => {
  const { position } = begin(loadDieppe(), 'groups');
  const named = (...ids: string[]) =>
    ids.map((id) => position.scenario.units.findIndex((unit) => unit.id === id || unit.en === id));
  const of = (...ids: string[]) => spokenStack(position, named(...ids));
  expect(of('LOV', 'A Troop 1', 'A Troop 2', 'A Troop 3', 'A Troop 4')).toBe(
    '4 commandos, Lt-Col. Lord Lovat in front',
  );
  expect(of('A Troop 1', 'A Troop 2', 'LOV')).toBe(
    '2 commandos and Lt-Col. Lord Lovat, A Troop 1 in front',
  );
  expect(of('A Troop 1')).toBe('A Troop 1');
  expect(of('LCA1', 'LCA2')).toBe('2 craft');
  lang.value = 'fr';
  expect(of('LOV', 'A Troop 1', 'A Troop 2')).toBe(
    '2 commandos, Lt-col. Lord Lovat en première ligne',
  );
});

test('a question is not asked again in full', () => {
  const session = begin(loadDieppe(), 'asked');
  session.do(act(Do.loadStandard));
  const heard = { position: session.position, asked: session.asked };
  expect(raidSpeech.asked?.(heard.position, heard.asked, null)).toMatch(
    /^Turn 1, 04:45, alarm \d\. \d+ afloat can act\.$/,
  );
  expect(raidSpeech.asked?.(heard.position, heard.asked, heard)).toMatch(/^\d+ afloat can act\.$/);
});

test('a skipped phase is one sentence: what it cost, then what was done', () => {
  const heard = hear(loadDieppe(), steadyPlayer() as Player<Scenario>, 'voice 1').phases;
  expect(heard.some((text) => /^No loss.*: \d German shots?/.test(text))).toBe(true);
  expect(heard.some((text) => /(?:lost|reduced).*: \d German shots?/.test(text))).toBe(true);
  expect(heard.some((text) => /reinforcements (?:at|on|in) /.test(text))).toBe(true);
});

test('directions are those of the map', () => {
  const { zones } = loadDieppe();
  const at = (id: string) => zones.findIndex((zone) => zone.id === id);
  const map = loadDieppe();
  expect(wayBetween(map, at('OR1'), at('G1'))).toBe('n');
  expect(wayBetween(map, at('G1'), at('OR1'))).toBe('s');
});

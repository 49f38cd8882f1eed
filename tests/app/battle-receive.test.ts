// Battles of Spicheren from outside: good ones come in verified, with options and without; edited, damaged and hostile ones
// are refused in words, quickly and without a trace.

import { describe, expect, test } from 'vitest';
import { receiveLink, receiveText } from '../../src/app/receive.ts';
import type { Options } from '../../src/engine/course.ts';
import { encodeLink } from '../../src/engine/link.ts';
import { makeReplay, type Replay, replayText } from '../../src/engine/replay.ts';
import { playGame } from '../../src/engine/run.ts';
import type { Action } from '../../src/engine/system.ts';
import { steadfastPlayer } from '../../src/systems/fast-play/players/steadfast.ts';
import { OPTIONS } from '../../src/systems/fast-play/rules/options.ts';
import { battleOn } from '../../src/systems/fast-play/rules/system.ts';
import { say } from '../../src/words/message.ts';
import { theatreEn } from '../../src/words/shell/theatre-en.ts';
import { theatreFr } from '../../src/words/shell/theatre-fr.ts';
import { base64url, bytesOf } from '../engine/forge.ts';
import { SCRIPT } from '../engine/hostile.ts';
import { spicheren } from '../systems/fast-play/spicheren.ts';

const game = battleOn(spicheren);

function played(options: Options): Replay {
  const actions: Action[] = [];
  playGame(game, options, steadfastPlayer(), actions);
  return makeReplay(game, options, actions);
}

const plain = played({ seed: 'received', level: 'colonel', events: false });
const withAll = played({ seed: 'received', level: 'marshal', events: false, optional: OPTIONS });
const PLACES = 40; // along a link

test.each([
  ['plain', plain],
  ['with every option', withAll],
])('a good battle comes in from its file and its link, %s', async (_, replay) => {
  const link = encodeLink(game, replay);
  const file = await receiveText(replayText(replay));
  expect(file).toMatchObject({ kind: 'replay', from: 'file', replay });
  expect(file.kind === 'replay' && file.session.over).toBe(true);
  const linked = await receiveText(`https://example.org/#r=${link}@12`);
  expect(linked).toMatchObject({ kind: 'replay', from: 'link', replay, moment: 12 });
});

const { actions, turns, result } = plain;
const swap = (index: number, ...words: string[]): string[] => [
  ...actions.slice(0, index),
  ...words,
  ...actions.slice(index + 1),
];
const firstOrder = actions.findIndex((action) => action.startsWith('order '));
const anyDice = ['refused.turn', 'refused.action', 'refused.trailing', 'refused.result'];

const edited: ReadonlyArray<readonly [what: string, changes: object, key: string | string[]]> = [
  ['other rules', { rules: '99' }, 'refused.rules'],
  ['no rules of this house', { system: 'red-tape' }, 'refused.system'],
  ['the rules of the raid', { system: 'raid' }, ['refused.battle', 'refused.format']],
  ['another battle', { scenario: { id: 'borny-1870', hash: spicheren.hash } }, 'refused.battle'],
  ['a raid’s battle', { scenario: { id: 'dieppe-1942', hash: spicheren.hash } }, 'refused.battle'],
  ['other data', { scenario: { id: spicheren.id, hash: '0'.repeat(16) } }, 'refused.scenario'],
  ['an unknown level', { level: 'constructor' }, 'refused.level'],
  ['an option nobody knows', { optional: ['cool-heads'] }, 'refused.optional'],
  ['an option of a prototype', { optional: ['toString'] }, ['refused.optional', 'refused.format']],
  ['another option than was played', { optional: ['leader'] }, anyDice],
  ['other dice', { seed: 'else' }, anyDice],
  ['script for a seed and a name', { seed: SCRIPT, name: SCRIPT.slice(0, 80) }, anyDice],
  [
    'an order for a German brigade',
    { actions: swap(firstOrder, 'order G-27 1103 SW') },
    'refused.action',
  ],
  ['an order out of reach', { actions: swap(firstOrder, 'order F-JOL 1313 E') }, 'refused.action'],
  ['an order off the map', { actions: swap(firstOrder, 'order F-JOL 9999 E') }, 'refused.action'],
  [
    'an order that faces nowhere',
    { actions: swap(firstOrder, 'order F-JOL 0707 N') },
    'refused.action',
  ],
  [
    'a charge without the option',
    { actions: swap(firstOrder, 'charge F-JOL 0707 E') },
    'refused.action',
  ],
  ['an answer of a prototype', { actions: swap(0, 'constructor') }, 'refused.action'],
  ['orders after the end', { actions: [...actions, 'done'] }, 'refused.trailing'],
  ['an endless list of orders', { actions: new Array(20_000).fill('done') }, 'refused.action'],
  [
    'a turn edited',
    { turns: turns.map((hash, i) => (i === 2 ? '0'.repeat(16) : hash)) },
    'refused.turn',
  ],
  ['a turn too many', { turns: [...turns, '0'.repeat(16)] }, 'refused.turns'],
  ['a turn left out', { turns: turns.slice(0, -1) }, 'refused.turn'],
  ['a better result', { result: { outcome: 'success', vp: 99 } }, 'refused.result'],
  [
    'an outcome of the raid',
    { result: { outcome: 'total-success', vp: result?.vp } },
    ['refused.result', 'refused.format'],
  ],
  ['no result', { result: null }, 'refused.result'],
  ['dice of its own', { branches: [{ at: 5, seed: SCRIPT }] }, anyDice],
];

async function expectRefused(text: string, keys: readonly string[]): Promise<void> {
  const received = await receiveText(text);
  if (received.kind !== 'refused') throw new Error('it was let in');
  const { key, params } = received.why;
  expect(keys).toContain(key);
  for (const words of [theatreEn, theatreFr]) {
    const told = say('en', words[key as keyof typeof theatreEn], params);
    expect(told).not.toMatch(/[{}]|undefined/);
    expect(told.length).toBeLessThan(200);
  }
  expect('polluted' in {}).toBe(false);
}

test.each(edited)('%s is refused', async (_, changes, key) => {
  await expectRefused(JSON.stringify({ ...plain, ...changes }), [key].flat());
});

describe('links', () => {
  const link = encodeLink(game, withAll);
  const along = (length: number): number[] =>
    Array.from({ length: PLACES }, (_, i) => Math.floor((i * length) / PLACES));

  test('cut short anywhere are refused', async () => {
    for (const k of along(link.length - 1))
      await expectRefused(link.slice(0, k + 1), ['refused.short', 'refused.text']);
  });

  test('scratched anywhere are refused', async () => {
    const bytes = bytesOf(link);
    for (const k of along(bytes.length)) {
      const changed = bytes.map((byte, i) => (i === k ? byte ^ 0x55 : byte));
      expect((await receiveLink(base64url(changed))).kind).toBe('refused');
    }
  });
});

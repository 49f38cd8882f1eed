// Raids from outside: the good ones come in verified, all others are refused in words, quickly and without a trace.

import { describe, expect, test } from 'vitest';
import { receiveLink, receiveText } from '../../src/app/receive.ts';
import { encodeLink } from '../../src/engine/link.ts';
import { replayText } from '../../src/engine/replay.ts';
import { raidOn } from '../../src/systems/raid/rules/system.ts';
import { say } from '../../src/words/message.ts';
import { theatreEn } from '../../src/words/shell/theatre-en.ts';
import { theatreFr } from '../../src/words/shell/theatre-fr.ts';
import { harmless, hostile, SCRIPT } from '../engine/hostile.ts';
import { scenario } from '../engine/raids.ts';

const { replay, link, named } = harmless;

describe('a good raid is received', () => {
  test.each([
    ['a web address', `https://example.org/cauldron/#r=${link}`],
    ['an address in a letter', `Look at this:\n https://example.org/#r=${link} – well played!`],
    ['an address at the end of a sentence', `(see https://example.org/#r=${link}).`],
    ['a bare link', `  ${link}\n`],
    ['a link broken over lines', link.replace(/.{20}/g, '$&\n')],
  ])('from %s', async (_, text) => {
    const received = await receiveText(text);
    expect(received).toMatchObject({ kind: 'replay', from: 'link', link, replay });
    expect(received).not.toHaveProperty('moment');
  });

  test('with the moment it was shared from', async () => {
    const received = await receiveText(`https://example.org/#r=${link}@120`);
    expect(received).toMatchObject({ kind: 'replay', link, moment: 120 });
    expect(await receiveLink(`${link}@0`)).toMatchObject({ kind: 'replay', moment: 0 });
  });

  test('from the text of its file, with all its words', async () => {
    const received = await receiveText(replayText(named));
    expect(received).toMatchObject({ kind: 'replay', from: 'file', replay: named });
    expect(named.note).toBe(SCRIPT);
  });

  test('and verified', async () => {
    const received = await receiveText(link);
    expect(received.kind === 'replay' && received.session.over).toBe(true);
  });
});

test('there are enough hostile ones, of both kinds', () => {
  expect(hostile.length).toBeGreaterThan(150);
  expect(hostile.filter((one) => one.link).length).toBeGreaterThan(60);
  expect(new Set(hostile.map((one) => one.name)).size).toBe(hostile.length);
});

test.each(hostile.map((one) => [one.name, one] as const))('%s is refused', async (_, one) => {
  const received = await receiveText(one.text);
  if (received.kind !== 'refused') throw new Error('it was let in');
  const { key, params } = received.why;
  expect([one.key].flat()).toContain(key);
  for (const words of [theatreEn, theatreFr]) {
    const told = say('en', words[key as keyof typeof theatreEn], params);
    expect(told).not.toMatch(/[{}]|undefined/);
    expect(told.length).toBeLessThan(200);
  }
  expect('polluted' in {}).toBe(false);
});

test.each(hostile.filter((one) => one.link).map((one) => [one.name, one] as const))(
  '%s is refused in the address',
  async (_, one) => {
    expect((await receiveLink(one.text)).kind).toBe('refused');
  },
);

describe('of a raid that is refused', () => {
  test('seed, level and rules are told when they can be read', async () => {
    const header = { seed: replay.seed, level: 'basic', rules: replay.rules };
    const cut = await receiveText(link.slice(0, -8));
    expect(cut).toMatchObject({ why: { key: 'refused.short' }, header });
    const edited = await receiveText(JSON.stringify({ ...replay, cheat: 1 }));
    expect(edited).toMatchObject({ header: { ...header, actions: replay.actions.length } });
  });

  test('what cannot be trusted is not told', async () => {
    const bad = { format: 'x', seed: '\u0000', level: 7, rules: '<b>', actions: 'all' };
    expect(await receiveText(JSON.stringify(bad))).toMatchObject({ header: null });
  });

  test('the orders that come out can be looked at, but not under other rules', async () => {
    const { actions } = replay;
    const end = actions.indexOf('end');
    const wrong = { ...replay, actions: actions.map((text, i) => (i === end ? 'prisoner' : text)) };
    const refused = await receiveText(JSON.stringify(wrong));
    expect(refused).toMatchObject({ why: { params: { n: end + 1, text: 'prisoner' } } });
    expect(refused.kind === 'refused' && refused.replay?.actions).toEqual(wrong.actions);
    const foreign = await receiveText(JSON.stringify({ ...replay, rules: '99' }));
    expect(foreign).toMatchObject({ kind: 'refused', replay: null });
  });
});

test('the link of a raid that was received is the link it came by', () => {
  expect(encodeLink(raidOn(scenario), replay)).toBe(link);
});

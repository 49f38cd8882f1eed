// The terminal over whole battles: every line of it in both languages, by names and by ids, and everything as JSON.

import { describe, expect, test } from 'vitest';
import { citing } from '../../../../src/engine/rule.ts';
import { ROLL_KINDS } from '../../../../src/systems/fast-play/luck/luck.ts';
import * as A from '../../../../src/systems/fast-play/rules/actions.ts';
import { fastPlay } from '../../../../src/systems/fast-play/rules/system.ts';
import { fastPlayTerminal } from '../../../../src/systems/fast-play/terminal/index.ts';
import { terminalWords } from '../../../../src/systems/fast-play/terminal/words.ts';
import { corpus } from '../corpus.ts';
import { spicheren } from '../spicheren.ts';

const BAD = /undefined|NaN|\[object|[{}]/;
const games = corpus(1);
const steps = games.flatMap((game) => game.steps);

describe.each(['en', 'fr'] as const)('in %s', (lang) => {
  describe.each(['names', 'ids'] as const)('by %s', (names) => {
    const voice = fastPlayTerminal.voice(spicheren, lang, names);

    test('log, questions, offers and reasons', () => {
      for (const { before, action, events } of steps) {
        expect(voice.question(before, fastPlay.asked(before))).not.toMatch(BAD);
        expect(voice.offer(before, action)).not.toMatch(BAD);
        for (const event of events) {
          expect(voice.event(event)).not.toMatch(BAD);
          for (const line of voice.why(event) ?? []) expect(line).not.toMatch(BAD);
        }
      }
    });

    test('position, map, score and odds', () => {
      for (const { before, action } of steps.filter((_, i) => i % 12 === 0)) {
        const lines = [
          ...voice.position(before, false),
          ...(voice.map?.(before) ?? []),
          ...voice.score(fastPlay.score(before)),
          ...voice.odds(before, action),
        ];
        for (const line of lines) expect(line).not.toMatch(BAD);
      }
    });
  });

  test('the board, its places and the words of a review', () => {
    const voice = fastPlayTerminal.voice(spicheren, lang, 'names');
    expect(voice.board()).toHaveLength(spicheren.hexes.length);
    expect(voice.place('1106')?.[0]).toContain('1106');
    expect(voice.place('9999')).toBeNull();
    for (const kind of ROLL_KINDS) expect(voice.review.kind(kind)).not.toBe('');
    for (const { what, rule } of fastPlay.score(games[0]?.end as never).lines)
      expect(voice.review.scoreLine({ what, rule })).not.toMatch(BAD);
    expect(voice.review.occasion(A.done, [{ kind: 'french-hits', zone: 0 }])).not.toMatch(BAD);
  });
});

test('both languages have the same words', () => {
  expect(Object.keys(terminalWords.fr)).toEqual(Object.keys(terminalWords.en));
});

test('the map has every unit on the field and fits a screen', () => {
  const [{ before }] = steps as [(typeof steps)[number]];
  const lines = fastPlayTerminal.voice(spicheren, 'en', 'ids').map?.(before) ?? [];
  expect(lines).toHaveLength(spicheren.rows + 2);
  for (const mark of ['10ch:3', 'doe:4', 'jol:4', 'G27:5'])
    expect(lines.join('\n')).toContain(mark);
  for (const line of lines.slice(0, -1)) expect(line.length).toBeLessThanOrEqual(140);
});

test('what is asked for without an order: the odds of fights, tests and dice', () => {
  for (const { before } of steps.filter((_, i) => i % 12 === 0)) {
    const { kind } = fastPlay.asked(before);
    const found = fastPlayTerminal.fights(before);
    expect(found.length > 0).toBe(kind === 'attack' || kind === 'character' || kind === 'name');
  }
});

test('an order that the rules forbid has no odds', () => {
  const [{ before }] = steps as [(typeof steps)[number]];
  const voice = fastPlayTerminal.voice(spicheren, 'en', 'names');
  expect(() => voice.odds(before, A.follow(0))).toThrow('follow F-10CH is not legal');
  expect(voice.refusal(A.follow(0), citing('fast-play')('6.4'))).toContain('(rule 6.4)');
});

test('all of it as JSON, by ids', () => {
  const { json } = fastPlayTerminal;
  const text = JSON.stringify(json.board(spicheren));
  expect(text).toContain('"1106"');
  for (const { before, action, events } of steps.filter((_, i) => i % 6 === 0)) {
    expect(JSON.stringify(json.position(before))).not.toMatch(/NaN|undefined/);
    expect(json.position(before)).toMatchObject({ turn: fastPlay.turn(before) });
    for (const event of events) {
      const told = json.event(spicheren, event) as Record<string, unknown>;
      expect(told).toMatchObject({ kind: event.kind, rule: event.rule.id });
      if ('unit' in event) expect(told.unit).toBe(spicheren.units[event.unit]?.id);
    }
    expect(JSON.stringify(json.odds(before, action))).not.toMatch(/NaN|undefined/);
  }
});

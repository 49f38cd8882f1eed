// The message engine: pieces, plurals, French spaces, and rules that stay values.

import { describe, expect, test } from 'vitest';
import { fill, joined, LANGS, look, plainText, say } from '../../src/words/message.ts';

const rule = { book: 'raid', id: '11.2e' };
const other = { book: 'raid', id: '1.1' };

describe('a sentence', () => {
  test('keeps the rule it cites as the value it was given', () => {
    const sentence = fill('en', '{unit} is hit {rule}.', { unit: 'C Troop 1', rule });
    expect(sentence).toEqual(['C Troop 1 is hit ', rule, '.']);
    expect(sentence[1]).toBe(rule);
    expect(plainText(sentence)).toBe('C Troop 1 is hit (11.2e).');
  });

  test('takes a sentence as a value, and words that follow words become one piece', () => {
    const sum = fill('en', '4 FA {rule} = 4', { rule: other });
    expect(fill('en', 'Hit: {sum}; {rule}', { sum, rule })).toEqual([
      'Hit: 4 FA ',
      other,
      ' = 4; ',
      rule,
    ]);
  });

  test('says a rule as it is asked to', () => {
    const refused = fill('en', 'no room {rule}', { rule: { ...rule, printed: '(rule 11.2e)' } });
    expect(plainText(refused)).toBe('no room (rule 11.2e)');
  });

  test('does not read a value as a message', () => {
    expect(say('en', '{title}: {n|raid|raids}', { title: '{n} $&', n: 2 })).toBe('{n} $&: raids');
  });

  test('is searched for no number', () => {
    expect(fill('en', 'see (11.2e)', {})).toEqual(['see (11.2e)']);
  });
});

test('sentences in a row', () => {
  expect(joined([['fewest levels ', rule], 'only one', ['first zone ', other]], ', ')).toEqual([
    'fewest levels ',
    rule,
    ', only one, first zone ',
    other,
  ]);
  expect(joined([], ', ')).toEqual([]);
});

describe('French', () => {
  test('binds its marks also after a rule', () => {
    expect(fill('fr', 'Et maintenant {rule} ?', { rule })).toEqual([
      'Et maintenant ',
      rule,
      '\u00a0?',
    ]);
  });

  test('counts 0 as one', () => {
    const told = [0, 1, 2].map((n) => say('fr', '{n} {n|ligne|lignes}', { n }));
    expect(told).toEqual(['0 ligne', '1 ligne', '2 lignes']);
  });
});

describe.each(LANGS)('mistakes in %s', (lang) => {
  test('a key without words', () => {
    expect(() => look(lang, {}, 'nav.rules')).toThrow(`'nav.rules' has no words in '${lang}'`);
  });

  test('a gap without a value', () => {
    const messages = { turn: '{turn}, {clock}' };
    expect(() => look(lang, messages, 'turn', { turn: 3 })).toThrow(
      "'turn' lacks a value for {clock}",
    );
  });
});

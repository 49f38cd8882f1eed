// The rulebook in both languages, and the parser that reads it for the game.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseBook, parseRulebook, references } from '../../src/rulebook/parse.ts';

const english = readFileSync(new URL('../../docs/raid/rules.md', import.meta.url), 'utf8');
const french = readFileSync(new URL('../../docs/raid/rules.fr.md', import.meta.url), 'utf8');
const files = [
  { name: 'rules.md', markdown: english },
  { name: 'rules.fr.md', markdown: french },
];

/** Every id the rulebook must have, in its natural order, one chapter a row. */
const IDS = [
  '1.1 1.2 1.3 1.3a 1.4',
  '2.1 2.2 2.2a 2.2b 2.2c 2.2d 2.2e 2.2f 2.2g 2.2h 2.2i 2.2j 2.2k',
  '3a 3b 3c 3d 3e',
  '4 4a',
  '5 5a 5b 5c 5d',
  '6.1 6.1a 6.2 6.2a 6.2b 6.2c 6.3 6.4 6.4a 6.4b 6.4c 6.5 6.5a 6.5b 6.6',
  '7.1 7.1a 7.2 7.3',
  '8 8.1 8.1a',
  '9.1 9.1a 9.2 9.2a 9.3 9.3a 9.3b 9.3c 9.3d 9.3e 9.3f 9.3g',
  '10.1 10.2 10.3 10.3a 10.4 10.4a 10.5 10.6 10.7 10.8',
  '11 11a 11.1 11.1a 11.1b 11.1c 11.1d 11.1e 11.1f 11.1g 11.1h 11.1i 11.1j',
  '11.2 11.2a 11.2b 11.2c 11.2d 11.2e 11.2f 11.2g 11.2h 11.2i',
  '12a 12b 12c 12d 12e 12e1 12f 12g 12h 12i 12j',
  '13.1 13.2 13.3 13.4 13.5',
].flatMap((row) => row.split(' '));

/** The figures of a text, in order, rule ids left out. */
function figures(body: string): string[] {
  return body.replace(/\([1-9]\d?(?:\.\d+)?(?:[a-z]\d?)?\)/g, '').match(/[−+]?\d+/g) ?? [];
}

/** The rows of all tables of a text, each as its figures. */
function tableFigures(body: string): string[][] {
  return body
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map(figures);
}

describe.each(files)('$name', ({ markdown }) => {
  const entries = parseRulebook(markdown);
  const ids = entries.map((entry) => entry.id);

  it('has every rule, in order, once', () => {
    expect(ids).toEqual(IDS);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has chapters 1 to 13', () => {
    const { chapters } = parseBook(markdown);
    expect(chapters.map((chapter) => chapter.number)).toEqual(
      [...Array(13).keys()].map((n) => n + 1),
    );
    expect(chapters.flatMap((chapter) => chapter.entries)).toEqual(entries);
  });

  it('points only to rules that exist', () => {
    expect(references(markdown).filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('writes each reference on its own, so that it can become a link', () => {
    expect(markdown.match(/\(\d+\.\d+[a-z]?\d?\s*[,;–-][^)]*\)/g) ?? []).toEqual([]);
  });

  it('names the game it follows', () => {
    const { preface } = parseBook(markdown);
    expect(preface).toContain('Philippe Hardy');
    expect(preface).toContain('Vae Victis');
  });

  it('keeps every table square', () => {
    for (const { id, body } of entries) {
      for (const table of body.split(/\n(?!\|)/).filter((part) => part.includes('\n|'))) {
        const rows = table.split('\n').filter((line) => line.startsWith('|'));
        const widths = new Set(rows.map((row) => row.split('|').length));
        expect(widths.size, `a table of ${id}`).toBe(1);
      }
    }
  });
});

describe('the two languages', () => {
  const pairs = parseRulebook(english).map((entry, index) => ({
    id: entry.id,
    english: entry,
    french: parseRulebook(french)[index],
  }));

  it('have the same ids and marks in the same order', () => {
    const outline = (markdown: string) => parseRulebook(markdown).map(({ id, mark }) => [id, mark]);
    expect(outline(french)).toEqual(outline(english));
  });

  it.each(pairs)('$id has the same figures in its tables', ({ english: en, french: fr }) => {
    expect(tableFigures(fr?.body ?? '')).toEqual(tableFigures(en.body));
  });

  it('say in the text which part an "in part" mark means', () => {
    const word = {
      en: { 'ruling in part': '*Ruling:*', 'reconstructed in part': '*Reconstructed:*' },
      fr: {
        'ruling in part': '*Décision\u00a0:*',
        'reconstructed in part': '*Reconstitué\u00a0:*',
      },
    };
    for (const [language, markdown] of [
      ['en', english],
      ['fr', french],
    ] as const) {
      for (const { id, mark, body } of parseRulebook(markdown)) {
        if (mark !== 'ruling in part' && mark !== 'reconstructed in part') continue;
        expect(body, `${language} ${id}`).toContain(word[language][mark]);
      }
    }
  });
});

describe('the parser', () => {
  const book = (...lines: string[]) => ['# Rules', '', ...lines].join('\n');
  const chapter = ['## 1 General', '']; // lines 3 and 4 of a book

  it('reads title, preface, introduction, mark and body', () => {
    const small = book(
      'Preface.',
      '## 1 General',
      'Introduction.',
      '### 1.1 Dice',
      '`ruling in part`',
      '',
      'First.',
      '',
      '- (1.2)',
      '### 1.2 Zones',
      'Second.',
    );
    const common = { chapter: 1, chapterTitle: 'General' };
    const entries = [
      { id: '1.1', ...common, title: 'Dice', mark: 'ruling in part', body: 'First.\n\n- (1.2)' },
      { id: '1.2', ...common, title: 'Zones', mark: 'text', body: 'Second.' },
    ];
    expect(parseRulebook(small)).toEqual(entries);
    expect(parseBook(small)).toEqual({
      title: 'Rules',
      preface: 'Preface.',
      chapters: [{ number: 1, title: 'General', introduction: 'Introduction.', entries }],
    });
  });

  it('reads files with Windows line ends alike', () => {
    expect(parseRulebook(english.replaceAll('\n', '\r\n'))).toEqual(parseRulebook(english));
  });

  it('takes sections as whole numbers or as decimals, chapter by chapter, and letters', () => {
    const ids = [
      '1.01',
      '1.1',
      '1.19a',
      '1.2',
      '1.221a',
      '1.3',
      '2.9',
      '2.10',
      '2.11',
      'Q0',
      'O7',
      'O7a',
      'O12',
    ];
    const text = ids.flatMap((id, i) => [
      ...(id === '2.9' ? ['## 2 More'] : []),
      `### ${id} T${i}`,
      'x',
    ]);
    expect(parseRulebook(book('## 1 General', ...text)).map(({ id }) => id)).toEqual(ids);
  });

  it('finds references, and only those', () => {
    const text = 'see (10.3), (12e1) and (4); not (FT 2), (4 levels), (0), (04:45) or 9.2';
    expect(references(text)).toEqual(['10.3', '12e1', '4']);
  });

  it.each([
    ['an empty file', '', 1, 'empty'],
    ['text before the title', 'Hello.\n# Rules', 1, 'before the title'],
    ['no title', '## 1 General', 1, 'title'],
    ['no chapter', book('Preface.'), 1, 'no chapter'],
    ['a second title', book(...chapter, '# More'), 5, 'line 1'],
    ['a heading too deep', book(...chapter, '#### 1.1 Dice', 'x'), 5, 'malformed heading'],
    ['a heading without a space', book(...chapter, '###1.1 Dice', 'x'), 5, 'malformed heading'],
    ['a heading set in', book(...chapter, ' ### 1.1 Dice', 'x'), 5, 'malformed heading'],
    ['a heading without words', book(...chapter, '### ', 'x'), 5, 'malformed heading'],
    ['a chapter without a number', book('## General'), 3, 'number title'],
    ['a chapter without a title', book('## 1'), 3, 'number title'],
    ['a chapter left out', book('## 2 Counters'), 3, 'chapter 1 is due'],
    ['an empty chapter', book(...chapter, '## 2 Counters', '### 2.1 Factors', 'x'), 3, 'no rule'],
    ['an empty last chapter', book(...chapter), 3, 'no rule'],
    ['a rule before the first chapter', book('### 1.1 Dice', 'x'), 3, 'first chapter'],
    ['a heading that is no id', book(...chapter, '### Dice', 'x'), 5, 'not a rule id'],
    ['an id with a full stop', book(...chapter, '### 1.1. Dice', 'x'), 5, 'not a rule id'],
    ['an id with a capital', book(...chapter, '### 1.1A Dice', 'x'), 5, 'not a rule id'],
    ['a rule without a title', book(...chapter, '### 1.1', 'x'), 5, 'no title'],
    ['a rule of another chapter', book(...chapter, '### 2.1 Factors', 'x'), 5, 'in chapter 1'],
    ['a rule without text', book(...chapter, '### 1.1 Dice', '`ruling`', ''), 5, 'no text'],
    ['a rule twice', book(...chapter, '### 1.1 A', 'x', '### 1.1 B', 'x'), 7, 'comes twice'],
    ['a rule of letters twice', book(...chapter, '### O1 A', 'x', '### O1 B', 'x'), 7, 'twice'],
    ['letters out of order', book(...chapter, '### O2 A', 'x', '### O1a B', 'x'), 7, 'comes after'],
    [
      'two ways of counting in a chapter',
      book(
        ...chapter,
        '### 1.19 A',
        'x',
        '### 1.2 B',
        'x',
        '### 1.21 C',
        'x',
        '### 1.9 D',
        'x',
        '### 1.10 E',
        'x',
      ),
      13,
      'comes after',
    ],
    ['rules out of order', book(...chapter, '### 1.2 A', 'x', '### 1.1a B', 'x'), 7, 'comes after'],
    ['an unknown mark', book(...chapter, '### 1.1 Dice', '`rulling`', 'x'), 6, 'unknown mark'],
    ['a mark in capitals', book(...chapter, '### 1.1 Dice', '`Ruling`', 'x'), 6, 'unknown mark'],
    [
      'a mark too low',
      book(...chapter, '### 1.1 Dice', '', '`ruling`', '', 'x'),
      5,
      'directly under',
    ],
    ['two marks', book(...chapter, '### 1.1 Dice', '`ruling`', '`ruling`', 'x'), 5, 'once'],
  ])('refuses %s', (_, markdown, line, reason) => {
    const told = new RegExp(`line ${line}:.*${reason}`);
    expect(() => parseRulebook(markdown)).toThrow(told);
  });
});

// The tiny Markdown reader: what the rulebook uses, and nothing that could become markup.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseBook, references } from '../../src/rulebook/parse.ts';
import {
  type Inline,
  parseInline,
  parseMarkdown,
  plainText,
} from '../../src/ui/screens/rules/markdown.ts';

const text = (words: string): Inline => ({ kind: 'text', text: words });

describe('words', () => {
  test('plain', () => expect(parseInline('a 2 * 3 b')).toEqual([text('a 2 * 3 b')]));

  test('strong and emphasised', () => {
    expect(parseInline('**D6** gives *one*.')).toEqual([
      { kind: 'strong', parts: [text('D6')] },
      text(' gives '),
      { kind: 'em', parts: [text('one')] },
      text('.'),
    ]);
  });

  test('code keeps its stars', () => {
    expect(parseInline('`a*b*c`')).toEqual([{ kind: 'code', text: 'a*b*c' }]);
  });

  test.each(['5', '1.2', '3d', '11.2e', '12e1'])('(%s) points to a rule', (id) => {
    expect(parseInline(`see (${id}).`)).toEqual([text('see '), { kind: 'rule', id }, text('.')]);
  });

  test.each(['(chapter 5)', '(1 level)', '(0, 2, 4)', '(G5)'])('%s points nowhere', (words) => {
    expect(parseInline(words)).toEqual([text(words)]);
  });

  test('a tag stays text', () => {
    expect(parseInline('<img src=x onerror=alert(1)>')).toEqual([
      text('<img src=x onerror=alert'),
      { kind: 'rule', id: '1' },
      text('>'),
    ]);
  });
});

describe('blocks', () => {
  test('lines of a paragraph run on; an empty line ends it', () => {
    expect(parseMarkdown('a\nb\n\nc')).toEqual([
      { kind: 'paragraph', parts: [text('a b')] },
      { kind: 'paragraph', parts: [text('c')] },
    ]);
  });

  test('a list, right after its sentence', () => {
    expect(parseMarkdown('choose:\n- one\n- two\n  more')).toEqual([
      { kind: 'paragraph', parts: [text('choose:')] },
      { kind: 'list', ordered: false, items: [[text('one')], [text('two more')]] },
    ]);
  });

  test('a numbered list', () => {
    expect(parseMarkdown('1. a\n2. b')).toEqual([
      { kind: 'list', ordered: true, items: [[text('a')], [text('b')]] },
    ]);
  });

  test('a table', () => {
    expect(parseMarkdown('| a | b |\n|---|:-:|\n| 1 | **2** |')).toEqual([
      {
        kind: 'table',
        head: [[text('a')], [text('b')]],
        rows: [[[text('1')], [{ kind: 'strong', parts: [text('2')] }]]],
      },
    ]);
  });
});

describe.each(['rules.md', 'rules.fr.md'])('docs/%s', (file) => {
  const book = parseBook(readFileSync(new URL(`../../docs/raid/${file}`, import.meta.url), 'utf8'));
  const entries = book.chapters.flatMap((chapter) => chapter.entries);

  test('leaves no mark of Markdown in what is drawn', () => {
    const drawn = entries.flatMap((entry) => parseMarkdown(entry.body).flatMap(words));
    expect(drawn.filter((piece) => /\*\*|`|^\||^#|^- /.test(piece))).toEqual([]);
  });

  test('has as many links as it has references', () => {
    const count = (body: string) =>
      parseMarkdown(body)
        .flatMap(inlines)
        .filter((part) => part.kind === 'rule').length;
    const odd = entries.filter((entry) => count(entry.body) !== references(entry.body).length);
    expect(odd.map((entry) => entry.id)).toEqual([]);
  });

  test('has tables whose rows are as wide as their heads', () => {
    const odd = entries.filter((entry) =>
      parseMarkdown(entry.body).some(
        (block) =>
          block.kind === 'table' && block.rows.some((row) => row.length !== block.head.length),
      ),
    );
    expect(odd.map((entry) => entry.id)).toEqual([]);
  });
});

test('plain text has the words and none of the marks', () => {
  expect(plainText('**Go on**, or `stop`:\n\n| a | b |\n|---|---|\n| 1 | 2 |')).toBe(
    'Go on , or stop : a b 1 2',
  );
});

type Block = ReturnType<typeof parseMarkdown>[number];

function inlines(block: Block): Inline[] {
  const parts =
    block.kind === 'paragraph'
      ? block.parts
      : block.kind === 'list'
        ? block.items.flat()
        : [block.head, ...block.rows].flat(2);
  return parts.flatMap(deep);
}

function deep(part: Inline): Inline[] {
  return 'parts' in part ? [part, ...part.parts.flatMap(deep)] : [part];
}

const words = (block: Block): string[] =>
  inlines(block).flatMap((part) => (part.kind === 'text' ? [part.text] : []));

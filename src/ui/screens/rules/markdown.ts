// A tiny Markdown reader for the rulebook: paragraphs, lists, tables, strong and emphasised words, code, and rule ids
// in brackets. It yields a tree, never HTML, so nothing in a text can become markup.

import { RULE_POINTER } from '../../../rulebook/parse.ts';

export type Inline =
  | { readonly kind: 'text' | 'code'; readonly text: string }
  | { readonly kind: 'rule'; readonly id: string } // '(10.3)'
  | { readonly kind: 'strong' | 'em'; readonly parts: readonly Inline[] };

export type Block =
  | { readonly kind: 'paragraph'; readonly parts: readonly Inline[] }
  | {
      readonly kind: 'list';
      readonly ordered: boolean;
      readonly items: readonly (readonly Inline[])[];
    }
  | { readonly kind: 'table'; readonly head: Row; readonly rows: readonly Row[] };
export type Row = ReadonlyArray<readonly Inline[]>;

const ITEM = /^(?:-|\d+\.) +/;

export function parseMarkdown(markdown: string): Block[] {
  const blocks: Block[] = [];
  for (const lines of groups(markdown.split(/\r?\n/))) blocks.push(block(lines));
  return blocks;
}

/** Lines that belong together: a blank line, a list or a table begins a new group. */
function groups(lines: readonly string[]): string[][] {
  const found: string[][] = [];
  let kind = '';
  for (const line of lines) {
    const next = kindOf(line, kind);
    if (next === '') kind = '';
    else if (next === kind) found.at(-1)?.push(line.trim());
    else {
      found.push([line.trim()]);
      kind = next;
    }
  }
  return found;
}

function kindOf(line: string, before: string): string {
  const text = line.trim();
  if (text === '') return '';
  if (text.startsWith('|')) return 'table';
  if (ITEM.test(text)) return 'list';
  return before === 'list' && /^\s/.test(line) ? 'list' : 'paragraph';
}

function block(lines: readonly string[]): Block {
  const [first = ''] = lines;
  if (first.startsWith('|')) return table(lines);
  if (ITEM.test(first)) return list(lines);
  return { kind: 'paragraph', parts: parseInline(lines.join(' ')) };
}

function list(lines: readonly string[]): Block {
  const items: string[] = [];
  for (const line of lines) {
    if (ITEM.test(line)) items.push(line.replace(ITEM, ''));
    else items.push(`${items.pop() ?? ''} ${line}`);
  }
  const ordered = /^\d/.test(lines[0] ?? '');
  return { kind: 'list', ordered, items: items.map(parseInline) };
}

function table(lines: readonly string[]): Block {
  const rows = lines.filter((line) => !/^\|[\s:|-]+\|$/.test(line)).map(cells);
  const [head = [], ...body] = rows;
  return { kind: 'table', head, rows: body };
}

function cells(line: string): Row {
  return line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => parseInline(cell.trim()));
}

const INLINE = new RegExp(`\`([^\`]+)\`|\\*\\*(.+?)\\*\\*|\\*(.+?)\\*|\\((${RULE_POINTER})\\)`);

export function parseInline(text: string): Inline[] {
  const parts: Inline[] = [];
  let rest = text;
  for (let found = INLINE.exec(rest); found !== null; found = INLINE.exec(rest)) {
    if (found.index > 0) parts.push({ kind: 'text', text: rest.slice(0, found.index) });
    parts.push(inline(found));
    rest = rest.slice(found.index + found[0].length);
  }
  if (rest !== '') parts.push({ kind: 'text', text: rest });
  return parts;
}

function inline([, code, strong, em, id = '']: RegExpExecArray): Inline {
  if (code !== undefined) return { kind: 'code', text: code };
  if (strong !== undefined) return { kind: 'strong', parts: parseInline(strong) };
  if (em !== undefined) return { kind: 'em', parts: parseInline(em) };
  return { kind: 'rule', id };
}

/** The words of a text without its marks, for searching and for excerpts. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/^\|[\s:|-]+\|$/gm, '')
    .replace(/[|*`]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

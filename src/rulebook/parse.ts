// Reads the rulebook, docs/raid/rules.md and docs/raid/rules.fr.md: chapters, and in them one entry per rule id.
// The format is told at the top of those files. Whatever departs from it is refused, with its line.

import { type Figures, fillFigures } from './figures.ts';

export const MARKS = [
  'ruling',
  'reconstructed',
  'design',
  'ruling in part',
  'reconstructed in part',
] as const;
export type Mark = 'text' | (typeof MARKS)[number]; // 'text': the published rules say so

export interface RuleEntry {
  readonly id: string; // '11.2e'
  readonly chapter: number; // 11
  readonly chapterTitle: string;
  readonly title: string;
  readonly mark: Mark;
  readonly body: string; // markdown
}

export interface Chapter {
  readonly number: number;
  readonly title: string;
  readonly introduction: string; // markdown, often empty
  readonly entries: readonly RuleEntry[];
}

export interface Rulebook {
  readonly title: string;
  readonly preface: string; // markdown
  readonly chapters: readonly Chapter[];
}

/** Every rule of the book, in order. */
export function parseRulebook(markdown: string): RuleEntry[] {
  return parseBook(markdown).chapters.flatMap((chapter) => chapter.entries);
}

/** The whole book, with its preface and the words that introduce each chapter, and the figures of a battle in it. */
export function parseBook(markdown: string, figures: Figures = {}): Rulebook {
  const [front, ...sections] = splitSections(fillFigures(markdown, figures));
  if (front === undefined) refuse(1, 'the book is empty');
  const book = { title: bookTitle(front), preface: text(front.lines), chapters: [] as Chapter[] };
  let entries: RuleEntry[] = [];
  let opened = front.line;
  let last = '';
  for (const section of sections) {
    if (section.depth === 2) {
      checkFilled(opened, book.chapters.at(-1));
      entries = [];
      opened = section.line;
      book.chapters.push(openChapter(section, book.chapters.length + 1, entries));
    } else {
      const entry = readEntry(section, book.chapters.at(-1));
      if (last !== '') checkOrder(section.line, last, entry.id);
      last = entry.id;
      entries.push(entry);
    }
  }
  if (book.chapters.length === 0) refuse(front.line, 'the book has no chapter');
  checkFilled(opened, book.chapters.at(-1));
  return book;
}

/** The rule ids a text points to, "(10.3)" and the like, in order. */
export function references(markdown: string): string[] {
  return [...markdown.matchAll(/\(([1-9]\d?(?:\.[1-9]\d?)?(?:[a-z]\d?)?)\)/g)].map(
    (found) => found[1] ?? '',
  );
}

/** A heading and the lines below it, up to the next heading. */
interface Section {
  readonly line: number; // of the heading, counted from 1
  readonly depth: number; // number of '#'
  readonly heading: string; // without the '#'
  readonly lines: string[];
}

function splitSections(markdown: string): Section[] {
  const sections: Section[] = [];
  for (const [index, line] of markdown.split(/\r?\n/).entries()) {
    if (/^\s{0,3}#/.test(line)) sections.push(openSection(index + 1, line));
    else if (sections.length > 0) sections.at(-1)?.lines.push(line);
    else if (line.trim() !== '') refuse(index + 1, 'text before the title of the book');
  }
  return sections;
}

function openSection(line: number, written: string): Section {
  const [, hashes = '', heading = ''] = /^(#{1,3}) (\S.*)$/.exec(written.trimEnd()) ?? [];
  if (hashes === '') refuse(line, `malformed heading "${written.trim()}"`);
  if (hashes === '#' && line > 1) refuse(line, 'only the title, on line 1, has a single "#"');
  return { line, depth: hashes.length, heading, lines: [] };
}

function bookTitle(front: Section): string {
  if (front.depth !== 1) refuse(front.line, 'the book must open with its title, "# Title"');
  return front.heading;
}

function openChapter(section: Section, due: number, entries: RuleEntry[]): Chapter {
  const [, written, title] = /^([1-9]\d?) (\S.*)$/.exec(section.heading) ?? [];
  if (written === undefined || title === undefined) {
    refuse(section.line, `a chapter heading reads "## number title", not "${section.heading}"`);
  }
  const number = Number(written);
  if (number !== due) refuse(section.line, `chapter ${number} where chapter ${due} is due`);
  return { number, title, introduction: text(section.lines), entries };
}

function checkFilled(line: number, chapter: Chapter | undefined): void {
  if (chapter?.entries.length === 0) refuse(line, `chapter ${chapter.number} has no rule`);
}

function readEntry(section: Section, chapter: Chapter | undefined): RuleEntry {
  const { line } = section;
  if (chapter === undefined) refuse(line, 'a rule stands before the first chapter');
  const [id = '', ...words] = section.heading.split(' ');
  if (idParts(id) === undefined) refuse(line, `"${id}" is not a rule id`);
  if (words.join('').trim() === '') refuse(line, `rule ${id} has no title`);
  if (Number.parseInt(id, 10) !== chapter.number) {
    refuse(line, `rule ${id} stands in chapter ${chapter.number}`);
  }
  const mark = readMark(section);
  const body = text(mark === 'text' ? section.lines : section.lines.slice(1));
  if (body === '') refuse(line, `rule ${id} has no text`);
  if (loneCode(body.split('\n')[0]) !== undefined) {
    refuse(line, `rule ${id}: a mark stands once, directly under the heading`);
  }
  const title = words.join(' ');
  return { id, chapter: chapter.number, chapterTitle: chapter.title, title, mark, body };
}

function readMark(section: Section): Mark {
  const written = loneCode(section.lines[0]);
  if (written === undefined) return 'text';
  const mark = MARKS.find((known) => known === written);
  if (mark === undefined) refuse(section.line + 1, `unknown mark "${written}"`);
  return mark;
}

/** The content of a line that is one code span and nothing else. */
function loneCode(line: string | undefined): string | undefined {
  return /^\s*`([^`]*)`\s*$/.exec(line ?? '')?.[1];
}

/** '12e1' is chapter 12, no section, letter e (5), number 1; undefined for anything that is no id. */
function idParts(id: string): number[] | undefined {
  const found = /^([1-9]\d?)(?:\.([1-9]\d?))?(?:([a-z])([1-9])?)?$/.exec(id);
  if (found === null) return undefined;
  const [, chapter, section = 0, letter = '`', number = 0] = found; // '`' comes just before 'a'
  return [Number(chapter), Number(section), letter.charCodeAt(0) - 96, Number(number)];
}

/** Ids rise: 2.2, 2.2a, 2.2b, 2.3, 3a … so none comes twice. */
function checkOrder(line: number, before: string, id: string): void {
  if (before === id) refuse(line, `rule ${id} comes twice`);
  const earlier = idParts(before) ?? [];
  for (const [index, part] of (idParts(id) ?? []).entries()) {
    const other = earlier[index] ?? 0;
    if (part > other) return;
    if (part < other) refuse(line, `rule ${id} comes after ${before}`);
  }
}

function text(lines: readonly string[]): string {
  return lines.join('\n').trim();
}

function refuse(line: number, reason: string): never {
  throw new Error(`rulebook, line ${line}: ${reason}`);
}

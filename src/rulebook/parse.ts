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
  const order = new Order();
  for (const section of sections) {
    if (section.depth === 2) {
      checkFilled(opened, book.chapters.at(-1));
      entries = [];
      opened = section.line;
      book.chapters.push(openChapter(section, book.chapters.length + 1, entries));
    } else {
      const entry = readEntry(section, book.chapters.at(-1));
      order.next(section.line, entry.id);
      entries.push(entry);
    }
  }
  if (book.chapters.length === 0) refuse(front.line, 'the book has no chapter');
  checkFilled(opened, book.chapters.at(-1));
  return book;
}

/** What points to a rule in a text: its id, '12', '12e1', '11.2e', '7.221a'. One named by a letter ('O7a') is not pointed
 * to: in brackets that is as often a place. */
export const RULE_POINTER = '[1-9]\\d?(?:\\.\\d{1,3})?(?:[a-z]\\d?)?';

/** The rule ids a text points to, "(10.3)" and the like, in order. */
export function references(markdown: string): string[] {
  return [...markdown.matchAll(new RegExp(`\\((${RULE_POINTER})\\)`, 'g'))].map(
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
  const parts = idParts(id);
  if (parts === undefined) refuse(line, `"${id}" is not a rule id`);
  if (words.join('').trim() === '') refuse(line, `rule ${id} has no title`);
  if (parts.chapter !== 0 && parts.chapter !== chapter.number) {
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

/** What an id is made of; undefined for anything that is no id. */
interface IdParts {
  readonly chapter: number; // 0 when it is named by a letter
  readonly group: string; // that letter
  readonly section: string; // as it is written: '2', '02', '221', '' without one
  readonly tail: number; // letter and number behind it, so that a < a1 < b
}
const ID_PARTS = /^(?:([1-9]\d?)(?:\.(\d{1,3}))?|([A-Z])(\d{1,2}))(?:([a-z])([1-9])?)?$/;

function idParts(id: string): IdParts | undefined {
  const found = ID_PARTS.exec(id);
  if (found === null) return undefined;
  const [, chapter = '0', section, group = '', place = '', letter = '`', number = '0'] = found; // '`' comes just before 'a'
  const tail = (letter.charCodeAt(0) - 96) * 10 + Number(number);
  return { chapter: Number(chapter), group, section: section ?? place, tail };
}

/** How the sections of a chapter may be counted: 2.9, 2.10 as whole numbers, 2.1, 2.11, 2.2 as decimals. */
type Counting = (section: string) => string;
const WHOLE: Counting = (section) => section.padStart(3, '0');
const DECIMAL: Counting = (section) => section;

/** The ids of a book, which rise: within a chapter by one way of counting throughout, so none comes twice. */
class Order {
  #last = '';
  readonly #seen = new Set<string>();
  #countings: readonly Counting[] = [WHOLE, DECIMAL];

  next(line: number, id: string): void {
    const before = idParts(this.#last);
    const parts = idParts(id);
    if (this.#last === id) refuse(line, `rule ${id} comes twice`);
    if (before !== undefined && parts !== undefined) this.#check(line, before, parts, id);
    if (this.#seen.has(id)) refuse(line, `rule ${id} comes twice`);
    this.#seen.add(id);
    this.#last = id;
  }

  #check(line: number, before: IdParts, parts: IdParts, id: string): void {
    const isNew = parts.chapter !== before.chapter || parts.group !== before.group;
    if (isNew) this.#countings = [WHOLE, DECIMAL];
    else this.#countings = this.#countings.filter((counting) => rises(before, parts, counting));
    if (this.#countings.length === 0 || (parts.chapter !== 0 && parts.chapter < before.chapter))
      refuse(line, `rule ${id} comes after ${this.#last}`);
  }
}

function rises(before: IdParts, parts: IdParts, counting: Counting): boolean {
  const [from, to] = [counting(before.section), counting(parts.section)];
  return from === to ? before.tail < parts.tail : from < to;
}

function text(lines: readonly string[]): string {
  return lines.join('\n').trim();
}

function refuse(line: number, reason: string): never {
  throw new Error(`rulebook, line ${line}: ${reason}`);
}

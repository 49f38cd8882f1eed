// The one engine behind every sentence: it fills a message with values, takes the singular or the plural, and sets the
// spaces of French. A sentence is a list of pieces, so that a rule it cites stays a value up to the button that opens it.
//
// In a message, {name} is a value and {n|raid|raids} is the singular or the plural by the number n.

export type Lang = 'en' | 'fr';
export const LANGS: readonly Lang[] = ['en', 'fr'];

/** A rule that a sentence cites: a paragraph of a rulebook. */
export interface Cited {
  readonly book: string;
  readonly id: string;
  readonly printed?: string; // how it reads on paper and in speech, if not as its id in brackets
}
export type Piece = string | Cited;
export type Sentence = readonly Piece[];

export type Value = string | number | Cited | Sentence;
export type Values = Readonly<Record<string, Value>>;
export type Messages = Readonly<Record<string, string>>;

const PLACEHOLDER = /\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g;

/** The message of a key, filled in. A key without a message and a gap without a value are mistakes. */
export function look(lang: Lang, messages: Messages, key: string, values: Values = {}): Piece[] {
  const message = messages[key];
  if (message === undefined) throw new Error(`'${key}' has no words in '${lang}'`);
  return fill(lang, message, values, key);
}

/** Of several catalogues the one that has a key; one without words if none has. */
export const holding = (catalogues: readonly Messages[], key: string): Messages =>
  catalogues.find((words) => key in words) ?? {};

/** A message filled in; `name` is what a mistake is reported by. */
export function fill(lang: Lang, message: string, values: Values, name = message): Piece[] {
  const sentence: Piece[] = [];
  let done = 0;
  for (const found of message.matchAll(PLACEHOLDER)) {
    const [whole, key = '', one, many] = found;
    const value = values[key];
    if (value === undefined) throw new Error(`'${name}' lacks a value for {${key}}`);
    push(sentence, message.slice(done, found.index));
    push(sentence, one === undefined ? value : isOne(lang, value) ? one : (many ?? ''));
    done = found.index + whole.length;
  }
  push(sentence, message.slice(done));
  return sentence.map((piece) => (typeof piece === 'string' ? bindSpaces(lang, piece) : piece));
}

/** A message filled in, as plain text. */
export const say = (lang: Lang, message: string, values: Values): string =>
  plainText(fill(lang, message, values));

/** Words that follow words become one piece. */
function push(sentence: Piece[], value: Value): void {
  if (isSentence(value)) {
    for (const piece of value) push(sentence, piece);
  } else if (typeof value === 'object') {
    sentence.push(value);
  } else if (value !== '') {
    const last = sentence[sentence.length - 1];
    if (typeof last === 'string') sentence[sentence.length - 1] = last + value;
    else sentence.push(String(value));
  }
}

const isSentence = (value: Value): value is Sentence => Array.isArray(value);

/** French counts 0 as one. */
const isOne = (lang: Lang, value: Value): boolean =>
  lang === 'fr' ? Math.abs(Number(value)) < 2 : Math.abs(Number(value)) === 1;

/**
 * No line breaks before a percent sign; nor, in French, before the high points, inside the quotes and after « n° ».
 */
export const bindSpaces = (lang: Lang, words: string): string =>
  lang === 'fr'
    ? words.replace(/ (?=[:;?!»%])/g, '\u00a0').replace(/(«|n°) /g, '$1\u00a0')
    : words.replace(/ (?=%)/g, '\u00a0');

/** Sentences in a row. */
export function joined(sentences: ReadonlyArray<string | Sentence>, between: string): Piece[] {
  const row: Piece[] = [];
  sentences.forEach((sentence, i) => {
    if (i > 0) push(row, between);
    push(row, sentence);
  });
  return row;
}

/** A sentence on paper and in speech: a rule stands in brackets. */
export const plainText = (sentence: Sentence): string =>
  sentence
    .map((piece) => (typeof piece === 'string' ? piece : (piece.printed ?? `(${piece.id})`)))
    .join('');

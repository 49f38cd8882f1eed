// Who cites which rule: the ids that code, data and test titles name, and what is wrong with them.

export interface Citation {
  readonly id: string;
  readonly file: string;
}

/** Ids that need no citation, each with its reason. */
export type Excused = Readonly<Record<string, string>>;

export interface Cited {
  readonly rules: readonly string[]; // every id of the rulebook
  readonly code: readonly Citation[];
  readonly tests: readonly Citation[];
  readonly mentions: readonly Citation[]; // ids that must exist but prove nothing
  readonly notInCode: Excused;
  readonly notInTests: Excused;
}

const ID = String.raw`(?:[1-9]\d?(?:\.\d{1,3})?|[A-Z]\d{1,2})(?:[a-z]\d?)?`;
const LIST = new RegExp(`^(?:${ID})(?:(?:, | and )(?:${ID}))*(?![\\w.–-])`);

/** The ids a text opens with: '9.2a, 10.3a One member goes aboard'. */
export function leadingIds(text: string): string[] {
  const [list = ''] = LIST.exec(text) ?? [];
  return list.split(/, | and /).filter((id) => id !== '');
}

/** A bare number is a chapter or an amount as often as a rule, a letter with a number a place. */
const isBare = (id: string): boolean => /^(?:\d+$|[A-Z])/.test(id);

/** Ids cited by code: a string that is an id, or the ids a comment opens with. */
export function citedInCode(source: string, rules: readonly string[]): string[] {
  const strings = [...source.matchAll(new RegExp(`'(${ID})'`, 'g'))].map((m) => m[1] ?? '');
  const named = strings.filter((id) => !isBare(id) || rules.includes(id));
  return [...named, ...comments(source).flatMap((text) => idsOfComment(text, rules))];
}

/** What a field called `rule` says is a rule, even when it is a bare number. */
export function namedAsRule(source: string): string[] {
  return [...source.matchAll(/\b(?:rule: |cite\()'([^']*)'/g)].map((found) => found[1] ?? '');
}

/** A comment that opens with a bare number cites a rule only when a sentence follows: '8 Reinforcements'. */
function idsOfComment(text: string, rules: readonly string[]): string[] {
  const ids = leadingIds(text);
  const rest = text.slice(ids.join(', ').length).trimStart();
  return ids.filter((id) => !isBare(id) || (rules.includes(id) && /^([A-Z]|$)/.test(rest)));
}

/** Comments, one a line, without their signs. */
function comments(source: string): string[] {
  const found = source.matchAll(/(?:\/\/|\/\*\*?|^[ \t]*\*(?!\/))[ \t]+([^\n]*)/gm);
  return [...found].map((m) => (m[1] ?? '').replace(/\s*\*\/$/, ''));
}

/** Ids that comments point to in brackets: '(6.4c)'. */
export function pointedTo(source: string): string[] {
  const brackets = new RegExp(`\\((${ID})\\)`, 'g');
  const found = comments(source).flatMap((text) => [...text.matchAll(brackets)]);
  return found.map((m) => m[1] ?? '').filter((id) => !isBare(id));
}

/** Ids that test titles open with. */
export function citedInTests(source: string, rules: readonly string[]): string[] {
  const ids = titles(source).flatMap(leadingIds);
  return ids.filter((id) => !isBare(id) || rules.includes(id));
}

const TITLE = String.raw`\(\s*(['"\`])((?:\\.|(?!\1)[^\\])*)\1\s*,`;

/** The titles of describe, it and test, those of tables of cases included. */
export function titles(source: string): string[] {
  const plain = new RegExp(String.raw`\b(?:describe|it|test)${TITLE}`, 'g');
  const each = new RegExp(String.raw`\)${TITLE}\s*(?:async\s*)?\(`, 'g');
  return [...source.matchAll(plain), ...source.matchAll(each)].map((m) => m[2] ?? '');
}

/** Ids in the `rule` fields of a data file. */
export function citedInData(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('book' in value && 'id' in value) return [String(value.id)];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'rule' && typeof inner === 'string' ? [inner] : citedInData(inner),
  );
}

/** All that is wrong, one sentence each. */
export function audit(cited: Cited): string[] {
  const { rules, code, tests, mentions } = cited;
  const unknown = [...code, ...tests, ...mentions].filter(({ id }) => !rules.includes(id));
  return [
    ...new Set(unknown.map(({ id, file }) => `${file} cites ${id}, which is no rule`)),
    ...uncited(rules, code, cited.notInCode, 'by no code'),
    ...uncited(rules, tests, cited.notInTests, 'by no test'),
  ];
}

function uncited(
  rules: readonly string[],
  citations: readonly Citation[],
  excused: Excused,
  lack: string,
): string[] {
  const isCited = (id: string) => citations.some((citation) => citation.id === id);
  const missing = rules.filter((id) => !isCited(id) && excused[id] === undefined);
  const rotten = Object.keys(excused).filter((id) => !rules.includes(id) || isCited(id));
  return [
    ...missing.map((id) => `${id} is cited ${lack}`),
    ...rotten.map((id) => `${id} is excused from being cited ${lack}, and need not be`),
  ];
}

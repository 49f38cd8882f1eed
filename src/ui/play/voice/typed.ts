// Words as they are typed: without accents, capitals and the small words between them, and how well they fit what
// something is called.

/** 'À l’Église' is 'a l eglise'. */
export const wordsIn = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

/** Without those that say nothing, unless nothing else is there. */
export function telling(words: readonly string[], small: readonly string[]): readonly string[] {
  const told = words.filter((word) => !small.includes(word));
  return told.length > 0 ? told : words;
}

const EXACT = 2;
const BEGUN = 1;
const WHOLE = 5; // a name of which nothing is missing
const IN_A_ROW = 3;

/** What something is called, word by word. */
export interface Called {
  readonly verbs?: readonly string[];
  readonly said?: readonly string[];
  readonly names: ReadonlyArray<readonly string[]>;
}

/** How well a word fits any of others: whole, by its beginning, or not at all. */
function fits(word: string, others: Iterable<string>): number {
  let best = 0;
  for (const other of others) {
    if (other === word) return EXACT;
    if (word.length > 1 && other.startsWith(word)) best = BEGUN;
  }
  return best;
}

/** How well words fit what is called by `verbs`, said in a sentence or has one of the `names`; 0 when any of them does
 * not. */
export function fitOf(words: readonly string[], { verbs = [], said = [], names }: Called): number {
  const all = [...verbs, ...said, ...names.flat()];
  let sum = 0;
  for (const word of words) {
    const fit = fits(word, all);
    if (fit === 0) return 0;
    sum += fit;
  }
  const whole = names.some((name) => name.length > 0 && name.every((word) => words.includes(word)));
  const rest = words.filter((word) => !verbs.includes(word));
  const row = rest.length > 1 && ` ${said.join(' ')} `.includes(` ${rest.join(' ')} `);
  return sum + (whole ? WHOLE : 0) + (row ? IN_A_ROW : 0);
}

/** Those that fit best; none where nothing fits. */
export function bestOf<Thing>(things: readonly Thing[], rate: (thing: Thing) => number): Thing[] {
  const rated = things.map((thing) => [thing, rate(thing)] as const);
  const best = Math.max(0, ...rated.map(([, rating]) => rating));
  return best === 0 ? [] : rated.filter(([, rating]) => rating === best).map(([thing]) => thing);
}

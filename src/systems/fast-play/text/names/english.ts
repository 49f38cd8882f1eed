// The names of places and units inside an English sentence: a name that describes takes its article, a hill and a wood
// take theirs, a town and a brigade called after its general take none.

import type { InSentence } from './in-sentence.ts';

/** Last words of names that take the article. */
const WITH_ARTICLE =
  /(?:berg|Berg|wald|flur|tal|Höhe|Bremm|Triller|mühle|camp|copse|edge|forest|glassworks|ground|heights|house|ironworks|mill|pond|road|saddle|slope|wood)(?= \(|$)/;
/** What one is on or in, and not at. */
const ON = /(?:berg|Berg|Höhe|flur|Triller|ground|heights|road|saddle|slope)(?= \(|$)/;
const IN = /(?:wald|tal|copse|forest|wood)(?= \(|$)/;
/** First words that describe and name nothing. */
const DESCRIBING = /^(?:Customs|Exercise)(?= )/;

/** 'Stiftswald, north edge' is 'the Stiftswald (north edge)'. */
const bracketed = (label: string): string => label.replace(/, ([^()]+)$/, ' ($1)');

export function placeInEnglish(label: string): InSentence {
  const name = bracketed(label).replace(DESCRIBING, (word) => word.toLowerCase());
  const the = WITH_ARTICLE.test(name) ? `the ${name}` : name;
  const where = ON.test(name) ? 'on' : IN.test(name) ? 'in' : 'at';
  return { the, at: `${where} ${the}`, of: `of ${the}` };
}

/** A hex without a name goes by its number. */
export const hexInEnglish = (id: string): InSentence => ({
  the: id,
  at: `at ${id}`,
  of: `of ${id}`,
});

export function unitInEnglish(name: string): InSentence {
  const the = /^\d/.test(name) ? `the ${name}` : name;
  return { the, at: `to ${the}`, of: `of ${the}` };
}

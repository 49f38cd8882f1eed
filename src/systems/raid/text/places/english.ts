// The names of zones inside an English sentence: a name that only describes ('East gully') takes its article and loses
// its capital, a proper name ('Orange One beach') keeps both as they are.

import type { InSentence } from './in-sentence.ts';

/** First words that describe and name nothing. */
const DESCRIBING =
  /^(Battery|Bend|Billets|Church|Cliff|East|Flooded|Gully|Lower|North|Sea|South|The|Upper|West|Wood)(?= )/;
/** What takes the article whatever it is called after. */
const WITH_ARTICLE = /(?:battery|cottages|crossroads|heights|lighthouse|road|villas)(?= \(|$)/;

/** What one is on or in, and not at. */
const ON = /(?:beach|heights|lane|road|slope)(?= \(|$)/;
const IN = /(?:cleft|cornfield|gully|meadows|orchards?|valley|wood)(?= \(|$)/;

export function inEnglish(label: string): InSentence {
  const name = label
    .replace(/^D\/E box (Group \d).*$/, 'the D/E box of $1')
    .replace(/, (.+)$/, ' ($1)');
  const under = /^Under (.+)$/.exec(name)?.[1];
  if (under !== undefined)
    return { the: `the foot of ${under}`, at: `under ${under}`, of: `of the foot of ${under}` };
  const the = withArticle(name);
  if (name.startsWith('Sea '))
    return { the, at: `at ${the.slice('the '.length)}`, of: `of ${the}` };
  return {
    the,
    at: `${ON.test(name) ? 'on' : IN.test(name) ? 'in' : 'at'} ${the}`,
    of: `of ${the}`,
  };
}

function withArticle(name: string): string {
  const first = DESCRIBING.exec(name)?.[0];
  if (first === 'The') return `the${name.slice(first.length)}`;
  if (first !== undefined) return `the ${first.toLowerCase()}${name.slice(first.length)}`;
  return WITH_ARTICLE.test(name) ? `the ${name}` : name;
}

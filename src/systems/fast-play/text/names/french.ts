// The names of places and units inside a French sentence: a noun takes its article and its preposition, a hill and a wood
// take theirs, a town takes none; a brigade is a 'la', a battalion of chasseurs a 'le'.

import type { InSentence } from './in-sentence.ts';

type Article = 'le' | 'la';
type Preposition = 'à' | 'sur' | 'dans';
type Noun = readonly [Article, Preposition];

/** First words of names that are nouns. */
const NOUNS: Readonly<Record<string, Noun>> = {
  bois: ['le', 'dans'],
  brême: ['la', 'à'],
  camp: ['le', 'à'],
  champ: ['le', 'sur'],
  col: ['le', 'sur'],
  étang: ['le', 'à'],
  forêt: ['la', 'dans'],
  maison: ['la', 'à'],
  moulin: ['le', 'à'],
  route: ['la', 'sur'],
  verrerie: ['la', 'à'],
};
/** Nouns that stay as they are written, since they are proper names. */
const PROPER = new Set(['brême']);
/** Ends of German names, and what they are in French. */
const ENDS: ReadonlyArray<readonly [RegExp, Noun]> = [
  [/(?:berg|Triller)(?= \(|$)/, ['le', 'sur']],
  [/wald(?= \(|$)/, ['le', 'dans']],
  [/tal(?= \(|$)/, ['le', 'dans']],
  [/(?:flur|Höhe)(?= \(|$)/, ['la', 'sur']],
  [/mühle(?= \(|$)/, ['la', 'à']],
];

/** 'Stiftswald, lisière nord' is 'le Stiftswald (lisière nord)'. */
const bracketed = (label: string): string => label.replace(/, ([^()]+)$/, ' ($1)');

export function placeInFrench(label: string): InSentence {
  const name = bracketed(label);
  const head = name.split(' ')[0]?.toLowerCase() ?? '';
  const noun = NOUNS[head];
  if (noun !== undefined)
    return placed(noun, PROPER.has(head) ? name : head + name.slice(head.length));
  const end = ENDS.find(([shape]) => shape.test(name));
  if (end !== undefined) return placed(end[1], name);
  return { the: name, at: `à ${name}`, of: `${elides(name) ? 'd’' : 'de '}${name}` };
}

function placed([article, preposition]: Noun, name: string): InSentence {
  const the = withArticle(article, name);
  return { the, at: contracted(preposition, the), of: contracted('de', the) };
}

/** A hex without a name goes by its number. */
export const hexInFrench = (id: string): InSentence => ({
  the: id,
  at: `en ${id}`,
  of: `de ${id}`,
});

const FEMININE = /^(?:\d+e )?(?:brigade|division|cavalerie)/i;

export function unitInFrench(name: string): InSentence {
  const article = FEMININE.test(name) ? 'la' : /^\d/.test(name) ? 'le' : null;
  if (article === null)
    return { the: name, at: `à ${name}`, of: `${elides(name) ? 'd’' : 'de '}${name}` };
  const the = withArticle(article, name.charAt(0).toLowerCase() + name.slice(1));
  return { the, at: contracted('à', the), of: contracted('de', the) };
}

const withArticle = (article: Article, name: string): string =>
  elides(name) ? `l’${name}` : `${article} ${name}`;

/** à + le = au, de + le = du. */
function contracted(preposition: Preposition | 'de', the: string): string {
  if (!the.startsWith('le ')) return `${preposition} ${the}`;
  if (preposition === 'à') return `au ${the.slice(3)}`;
  return preposition === 'de' ? `du ${the.slice(3)}` : `${preposition} ${the}`;
}

const elides = (word: string): boolean => /^[aàâeéèêiîoôuœh]/i.test(word);

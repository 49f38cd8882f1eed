// The names of places and units inside a French sentence: a noun takes its article and its preposition, a participle agrees
// with it. English names of battalions and trenches stay as they are written.

import type { NameOfPlace, NameOfUnit } from './in-sentence.ts';

type Article = 'le' | 'la' | 'les';
type Preposition = 'à' | 'sur' | 'dans';

/** « Compagnie W, 2nd Royal Fusiliers » est « compagnie W du 2nd Royal Fusiliers ». */
function belonging(name: string): string {
  const [head = '', of] = name.split(/, (.+)/);
  if (of === undefined) return head;
  if (head === 'Mitrailleuses') return `${of} de mitrailleuses`;
  if (/^(?:pièces|mortiers)/.test(of)) return of;
  if (/^section/.test(of)) return `${of} de la ${head}`;
  if (/compagnie/i.test(head)) return `${head} du ${of}`;
  return head; // ce qu’un nom dit de plus des canons et des tanks est sur leur fiche
}

const FEMININE = /^(?:\d+r?e )?(?:compagnie|section|batterie)/i;
const FEMININE_MANY = /^(?:pièces|mitrailleuses)/i;
const MANY = /^(?:canons|obusiers|mortiers)/i;

export function unitInFrench(name: string): NameOfUnit {
  const plain = lowered(belonging(name));
  if (FEMININE_MANY.test(plain)) return unit('les', plain, 'es');
  if (MANY.test(plain)) return unit('les', plain, 's');
  return FEMININE.test(plain) ? unit('la', plain, 'e') : unit('le', plain, '');
}

const unit = (article: Article, name: string, ending: NameOfUnit['ending']): NameOfUnit => {
  const the = withArticle(article, name);
  const many = ending.endsWith('s');
  return { the, of: contracted('de', the), to: contracted('à', the), many, ending };
};

/** First words of names that are nouns. */
const NOUNS: Readonly<Record<string, readonly [Article, Preposition]>> = {
  bastion: ['le', 'à'],
  chemin: ['le', 'dans'],
  crête: ['la', 'sur'],
  première: ['la', 'dans'],
  ravin: ['le', 'dans'],
  redoute: ['la', 'dans'],
  route: ['la', 'sur'],
  tranchée: ['la', 'dans'],
  tranchées: ['les', 'dans'],
};

/** « Chemin creux, nord » est « le chemin creux (nord) ». */
const bracketed = (label: string): string => label.replace(/, ([^()]+)$/, ' ($1)');

export function placeInFrench(label: string): NameOfPlace {
  const name = bracketed(label).replace(/ \(la mine\)$/, '');
  const head = name.split(' ')[0]?.toLowerCase() ?? '';
  const noun = NOUNS[head];
  if (noun !== undefined) return placed(noun, lowered(name));
  if (head === 'le') return placed(['le', 'à'], name.slice(3));
  if (head === 'no') return placed(['le', 'dans'], lowered(name));
  return { the: name, at: `à ${name}`, of: `${elides(name) ? 'd’' : 'de '}${name}` };
}

function placed(
  [article, preposition]: readonly [Article, Preposition],
  name: string,
): NameOfPlace {
  const the = withArticle(article, name);
  return { the, at: contracted(preposition, the), of: contracted('de', the) };
}

/** A hex without a name goes by its square. */
export const hexInFrench = (id: string): NameOfPlace => ({
  the: id,
  at: `en ${id}`,
  of: `de ${id}`,
});

const lowered = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

const withArticle = (article: Article, name: string): string =>
  article !== 'les' && elides(name) ? `l’${name}` : `${article} ${name}`;

/** à + le = au, de + le = du. */
function contracted(preposition: Preposition | 'de', the: string): string {
  const [, article, rest] = /^(le|les) (.+)$/.exec(the) ?? [];
  if (article === undefined || preposition === 'sur' || preposition === 'dans')
    return `${preposition} ${the}`;
  const forms = preposition === 'à' ? { le: 'au', les: 'aux' } : { le: 'du', les: 'des' };
  return `${forms[article as 'le' | 'les']} ${rest}`;
}

const elides = (word: string): boolean =>
  /^[aàâeéèêiîoôuœh]/i.test(word) && !/^hawthorn/i.test(word);

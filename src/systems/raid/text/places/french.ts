// The names of zones inside a French sentence. On the map a name is a label with its capital; in a sentence its noun
// takes an article and its own preposition: 'Plage Orange I' becomes 'la plage Orange I', 'sur la plage Orange I', 'de la
// plage Orange I'. A name whose noun is not in the list is a proper name and needs neither.

import type { InSentence } from './in-sentence.ts';

type Article = 'le' | 'la' | 'les';
type Preposition = 'à' | 'sur' | 'dans' | 'en';
type Noun = readonly [Article, Preposition];

const NOUNS: Readonly<Record<string, Noun>> = {
  batterie: ['la', 'à'],
  bois: ['le', 'dans'],
  brèche: ['la', 'à'],
  cantonnement: ['le', 'à'],
  carrefour: ['le', 'à'],
  casemate: ['la', 'à'],
  champ: ['le', 'dans'],
  chemin: ['le', 'sur'],
  coude: ['le', 'à'],
  côte: ['la', 'sur'],
  épaulement: ['le', 'sur'],
  falaise: ['la', 'sur'],
  ferme: ['la', 'à'],
  fond: ['le', 'dans'],
  gorge: ['la', 'dans'],
  grange: ['la', 'à'],
  hauteurs: ['les', 'sur'],
  large: ['le', 'à'],
  maisons: ['les', 'à'],
  manoir: ['le', 'à'],
  mer: ['la', 'en'],
  observatoire: ['le', 'à'],
  phare: ['le', 'à'],
  pied: ['le', 'à'],
  plage: ['la', 'sur'],
  pont: ['le', 'à'],
  poste: ['le', 'à'],
  prairies: ['les', 'dans'],
  périmètre: ['le', 'dans'],
  réseau: ['le', 'à'],
  route: ['la', 'sur'],
  saillant: ['le', 'à'],
  soute: ['la', 'à'],
  vallon: ['le', 'dans'],
  valleuse: ['la', 'dans'],
  verger: ['le', 'dans'],
  vergers: ['les', 'dans'],
  villas: ['les', 'à'],
  zone: ['la', 'dans'],
  église: ['la', 'à'],
};

export function inFrench(label: string): InSentence {
  const name = label
    .replace(/^Mer – large /, 'Large ')
    .replace(/^Sous (la|le|les) /, 'Pied de $1 ')
    .replace(/(?: – |, )(.+)$/, ' ($1)');
  return joined(name.split(' et ').map(partInFrench));
}

/** 'le saillant du bois et la grange': each noun takes its own article. */
const joined = (parts: readonly InSentence[]): InSentence => ({
  the: parts.map(({ the }) => the).join(' et '),
  at: parts.map(({ at }) => at).join(' et '),
  of: parts.map(({ of }) => of).join(' et '),
});

function partInFrench(name: string): InSentence {
  const [, led, after] = /^(Le|La|Les) (.+)$/.exec(name) ?? [];
  if (led !== undefined && after !== undefined) {
    return withArticle(led.toLowerCase() as Article, 'à', after);
  }
  const head = name.split(' ')[0]?.toLowerCase() ?? '';
  const noun = NOUNS[head];
  if (noun === undefined)
    return { the: name, at: `à ${name}`, of: `${elides(name) ? 'd’' : 'de '}${name}` };
  const [article, preposition] = noun;
  return withArticle(article, preposition, head + name.slice(head.length));
}

function withArticle(article: Article, preposition: Preposition, noun: string): InSentence {
  const the = article !== 'les' && elides(noun) ? `l’${noun}` : `${article} ${noun}`;
  const at = preposition === 'en' ? `en ${noun}` : contracted(preposition, the);
  return { the, at, of: contracted('de', the) };
}

/** à + le = au, à + les = aux, de + le = du, de + les = des. */
function contracted(preposition: string, the: string): string {
  const [, article, noun] = /^(les?) (.+)$/.exec(the) ?? [];
  if (preposition === 'à' && article !== undefined)
    return `${article === 'le' ? 'au' : 'aux'} ${noun}`;
  if (preposition === 'de' && article !== undefined)
    return `${article === 'le' ? 'du' : 'des'} ${noun}`;
  return `${preposition} ${the}`;
}

const elides = (word: string): boolean =>
  /^[aàâeéèêiîoôuh]/i.test(word) && !/^h(auteurs|aut)/i.test(word);

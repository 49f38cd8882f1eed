// The names of places and units inside an English sentence. A company belongs to its battalion, a section to its company;
// a trench, a lane and a road take their article, a farm and a village take none.

import type { NameOfPlace, NameOfUnit } from './in-sentence.ts';

/** 'W Company, 2nd Royal Fusiliers' is 'W Company of the 2nd Royal Fusiliers'. */
function belonging(name: string): string {
  const [head = '', of] = name.split(/, (.+)/);
  if (of === undefined) return head;
  if (head === 'Machine guns') return of.replace(/section$/, 'machine-gun section');
  if (/^(?:guns|section \d)/.test(of)) return `${of} of ${withArticle(head)}`;
  if (/Company$/.test(head)) return `${head} of ${withArticle(of)}`;
  return head; // what else a name says of guns and tanks is on their card
}

/** A number, a reserve and guns take the article; a letter and a numbered section take none. */
const withArticle = (name: string): string =>
  /^(?:\d|first|second|third|fourth|fifth|sixth|guns|[Rr]eserve)/.test(name) ? `the ${name}` : name;

export function unitInEnglish(name: string): NameOfUnit {
  const plain = belonging(name).replace(/^Reserve/, 'reserve');
  const the = withArticle(plain);
  const many = /^the (?:guns|[\d.]+(?:-pounders| mm|-inch))/.test(the);
  return { the, of: `of ${the}`, to: `to ${the}`, many, ending: '' };
}

/** Last words of names that take the article. */
const WITH_ARTICLE =
  /(?:road|Road|track|Lane|trench|bastion|Redoubt)(?= \(| at | above | behind | north | on |$)/;
/** What one is in or on, and not at. */
const IN = /Lane|trench|Trench|Y Ravine(?! bastion)/;
const ON = /Ridge|[Rr]oad$|track/;

/** 'Sunken Lane, north' is 'the Sunken Lane (north)'. */
const bracketed = (label: string): string => label.replace(/, ([^()]+)$/, ' ($1)');

export function placeInEnglish(label: string): NameOfPlace {
  const name = bracketed(label)
    .replace(/^(?:The|Front|Support|Trenches|No|Valley)\b/, (word) => word.toLowerCase())
    .replace(/ \(the mine\)$/, '');
  const taken = WITH_ARTICLE.test(name) || /^(?:front|support|trenches|valley)/.test(name);
  const the = taken && !/^(?:the|no) /.test(name) ? `the ${name}` : name;
  const where = IN.test(name) || /^no man/.test(name) ? 'in' : ON.test(name) ? 'on' : 'at';
  return { the, at: `${where} ${the}`, of: `of ${the}` };
}

/** A hex without a name goes by its square. */
export const hexInEnglish = (id: string): NameOfPlace => ({
  the: id,
  at: `at ${id}`,
  of: `of ${id}`,
});

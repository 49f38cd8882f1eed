// Announcements are short: what does not fit is left for whoever asks for details.

import { LONGEST } from '../../../words/aloud.ts';

/** As many of the clauses as there is room for, and the first in any case; one that is too long loses its end. */
export function fitted(clauses: readonly string[], room: number = LONGEST): string {
  let text = '';
  for (const clause of clauses) {
    const more = text === '' ? clause : `${text} ${clause}`;
    if (more.length <= room) text = more;
    else if (text === '') text = clause.length <= LONGEST ? clause : shortened(clause);
  }
  return text;
}

/** Cut where a part of the sentence ends, else between two words. */
function shortened(text: string): string {
  const most = text.slice(0, LONGEST - 2);
  const part = /^.*(?=[,;:] )/.exec(most)?.[0] ?? '';
  const end = part.length > LONGEST / 3 ? part : most.slice(0, most.lastIndexOf(' '));
  return `${end} …`;
}

/** In as few announcements as there can be: what does not fit into one begins the next. */
export function packed(texts: readonly string[]): string[] {
  const said: string[] = [];
  for (const text of texts.filter((one) => one !== '')) {
    const last = said.pop() ?? '';
    const together = last === '' ? text : `${last} ${text}`;
    if (together.length <= LONGEST) said.push(together);
    else said.push(...(last === '' ? [] : [last]), fitted([text]));
  }
  return said;
}

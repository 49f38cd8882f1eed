// How figures of the rulebook are written in a row of text: runs of numbers, counts, points.

import type { Lang } from '../../../../words/message.ts';

export const FIGURE_WORDS = {
  en: {
    to: 'to',
    or: 'or',
    points: 'VP',
    inTurns: 'in turns',
    inTurn: 'in turn',
    nothing: 'nothing',
    eachTime: 'each time',
    firstTime: 'the first time',
    turn: 'turn',
    time: 'time',
    units: 'units',
    event: 'event',
    engineToo: 'engine trouble as well?',
    group: 'group',
    yes: 'yes',
    no: 'no',
    number: 'number',
    marker: (letter: string, count: number) => `${letter} marker, ${count} in all`,
    free: (count: number) => ` The first ${count} cost nothing.`,
    quarter: 'a quarter of an hour',
    minutes: (count: number) => `${count} minutes`,
    craft: 'craft',
    commandos: (count: number) => `${count} commandos`,
    astray: (face: number, group: number, where: string) =>
      `on ${face} group ${group} lands at ${where}`,
    clauses: ', ',
    harassed: (vp: number, turns: string) =>
      `In this one each of the turns ${turns} is worth **${vp} VP**.`,
    notHarassed: 'This one does not.',
    counts: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  },
  fr: {
    to: 'à',
    or: 'ou',
    points: 'PV',
    inTurns: 'aux tours',
    inTurn: 'au tour',
    nothing: 'rien',
    eachTime: 'chaque fois',
    firstTime: 'la première fois',
    turn: 'tour',
    time: 'heure',
    units: 'unités',
    event: 'événement',
    engineToo: 'panne de moteur en plus\u00a0?',
    group: 'groupe',
    yes: 'oui',
    no: 'non',
    number: 'nombre',
    marker: (letter: string, count: number) => `marqueur ${letter}, ${count} en tout`,
    free: (count: number) => ` Les ${count} premiers ne coûtent rien.`,
    quarter: 'd’un quart d’heure',
    minutes: (count: number) => `de ${count} minutes`,
    craft: 'péniches',
    commandos: (count: number) => `${count} commandos`,
    astray: (face: number, group: number, where: string) =>
      `sur ${face}, groupe ${group}, ${where}`,
    clauses: '\u00a0; ',
    harassed: (vp: number, turns: string) =>
      `Dans celui-ci, chacun des tours ${turns} rapporte **${vp} PV**.`,
    notHarassed: 'Celui-ci ne l’a pas.',
    counts: [
      'zéro',
      'une',
      'deux',
      'trois',
      'quatre',
      'cinq',
      'six',
      'sept',
      'huit',
      'neuf',
      'dix',
    ],
  },
} as const;

export const ABSENT = '–';

/** '−2', '0', '5' */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `${value}`);

/** '−2', '0', '+5' */
export const raised = (value: number): string => (value > 0 ? `+${value}` : signed(value));

/** A count as a word, up to ten. */
export const counted = (lang: Lang, count: number): string =>
  FIGURE_WORDS[lang].counts[count] ?? `${count}`;

/** Rising numbers: '3', '1 or 2', '3 to 6', '0, 8 or 9'. */
export function run(lang: Lang, numbers: readonly number[]): string {
  const { to, or } = FIGURE_WORDS[lang];
  const [first, ...rest] = numbers;
  const last = rest.at(-1);
  if (first === undefined) return ABSENT;
  if (last === undefined) return `${first}`;
  if (last - first === rest.length && rest.length > 1) return `${first} ${to} ${last}`;
  return `${numbers.slice(0, -1).join(', ')} ${or} ${last}`;
}

/** From one to another, which may be the same: '1 to 5', '04:45 to 05:45', '7'. */
export const span = <T extends string | number>(lang: Lang, from: T, to: T): string =>
  from === to ? `${from}` : `${from} ${FIGURE_WORDS[lang].to} ${to}`;

/** A table as the rulebook writes one. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => ''), ...rows]
    .map((cells, line) =>
      line === 1 ? `|${'---|'.repeat(head.length)}` : `| ${cells.join(' | ')} |`,
    )
    .join('\n');

// What stays of the fonts: the characters of the game's own texts, and in a second file, which a browser fetches when it has
// to show one of them, those that a name typed in Western Europe may have besides. A character that is not kept, or that a
// font never had, is shown in the next font of the family's list.

import type { NewName } from './rename.ts';

export const FOLDER = 'src/ui/kit/fonts';

export interface Cut {
  readonly from: string; // in the packages of @fontsource
  readonly to: string; // in FOLDER
  readonly more: string; // in FOLDER, with the letters of names
  readonly name?: NewName; // where its licence reserves the name to the font as it is
}

/** Stardos Stencil, cut down. */
const STENCIL: Cut = {
  from: '@fontsource/stardos-stencil/files/stardos-stencil-latin-700-normal.woff2',
  to: 'landing-stencil-700.woff2',
  more: 'landing-stencil-700-more.woff2',
  name: { from: 'Stardos', to: 'Landing' },
};

export const CUTS: readonly Cut[] = [
  STENCIL,
  cut('barlow-semi-condensed', '500'),
  cut('barlow-semi-condensed', '600'),
  cut('alegreya', '400'),
  cut('alegreya', '400', 'italic'),
  cut('alegreya', '700'),
];

function cut(family: string, weight: string, style = 'normal'): Cut {
  const name = `${family}-${weight}${style === 'normal' ? '' : `-${style}`}`;
  return {
    from: `@fontsource/${family}/files/${family}-latin-${weight}-${style}.woff2`,
    to: `${name}.woff2`,
    more: `${name}-more.woff2`,
  };
}

const between = (first: string, last: string): string => {
  const start = first.charCodeAt(0);
  const count = last.charCodeAt(0) - start + 1;
  return Array.from({ length: count }, (_, i) => String.fromCharCode(start + i)).join('');
};

/** Letters of French, and of German for what a map of the other side says, with their capitals: style sheets ask for them. */
const ACCENTED = 'ÀÂÄÇÈÉÊËÎÏÔÖÙÛÜŒàâäçèéêëîïôöùûüœ';

/** Letters that no text of the game has, and that names have. */
export const OF_NAMES = [...between('À', 'ÿ'), 'Ÿ']
  .filter((letter) => !ACCENTED.includes(letter) && !'×÷'.includes(letter))
  .join('');

export const CHARACTERS = [
  between(' ', '~'),
  ACCENTED,
  '×',
  '«»‘’“”–—…·†',
  '°±−½≤≥←↑→↓',
  '\u00a0\u2009\u202f\u2011', // spaces and the hyphen at which no line breaks
].join('');

/** Kerning, ligatures, lining and tabular figures, and the forms that a bold weight must have. */
export const FEATURES: readonly string[] = ['kern', 'liga', 'lnum', 'tnum', 'rvrn'];

/** Names in a font besides its own: licence and where it is to be read (the copyright stays anyway). */
export const NAMES: readonly number[] = [13, 14];

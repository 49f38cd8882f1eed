// What stays of the fonts: the characters that English and French need and those that a name typed in Western Europe
// may have. A character that is not kept, or that a font never had, is shown in the next font of the family's list.

import type { NewName } from './rename.ts';

export const FOLDER = 'src/ui/kit/fonts';

export interface Cut {
  readonly from: string; // in the packages of @fontsource
  readonly to: string; // in FOLDER
  readonly name?: NewName; // where its licence reserves the name to the font as it is
}

/** Stardos Stencil, cut down. */
const STENCIL: Cut = {
  from: '@fontsource/stardos-stencil/files/stardos-stencil-latin-700-normal.woff2',
  to: 'landing-stencil-700.woff2',
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
  return {
    from: `@fontsource/${family}/files/${family}-latin-${weight}-${style}.woff2`,
    to: `${family}-${weight}${style === 'normal' ? '' : `-${style}`}.woff2`,
  };
}

const between = (first: string, last: string): string => {
  const start = first.charCodeAt(0);
  const count = last.charCodeAt(0) - start + 1;
  return Array.from({ length: count }, (_, i) => String.fromCharCode(start + i)).join('');
};

export const CHARACTERS = [
  between(' ', '~'),
  between('À', 'ÿ').replace('÷', ''), // with ×
  'ŒœŸ',
  '«»‘’“”–—…·†',
  '°±−½≤≥←↑→↓',
  '\u00a0\u2009\u202f\u2011', // spaces and the hyphen at which no line breaks
].join('');

/** Kerning, ligatures, lining and tabular figures, and the forms that a bold weight must have. */
export const FEATURES: readonly string[] = ['kern', 'liga', 'lnum', 'tnum', 'rvrn'];

/** Names in a font besides its own: licence and where it is to be read (the copyright stays anyway). */
export const NAMES: readonly number[] = [13, 14];

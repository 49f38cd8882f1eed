// Keys as they are printed on the keyboard of the language: 'Shift ←' is 'Maj ←' on a French one.

import { t } from '../../../words/index.ts';

const PRINTED = [
  'Esc',
  'Enter',
  'Space',
  'Tab',
  'Shift',
  'Del',
  'PgUp',
  'PgDn',
  'Home',
  'End',
] as const;

/** A key, or several that are pressed together, parted by spaces. Letters and signs are the same everywhere. */
export const keyName = (keys: string): string =>
  keys
    .split(' ')
    .map((key) => {
      const printed = PRINTED.find((name) => name === key);
      return printed === undefined ? key : t(`key.${printed}`);
    })
    .join(' ');

// The values of a doctrine that are tried out, by name; those of the march have two words.

import type { Doctrine } from '../../src/systems/raid/players/steady/doctrine.ts';
import {
  type FittedDoctrine,
  SOUND_DOCTRINE,
} from '../../src/systems/raid/players/steady/sound-doctrine.ts';

export type Value = number | boolean | readonly number[] | null;
/** 'sure', 'march.risk' and so on. */
export type Values = Readonly<Record<string, Value>>;

const MARCH = 'march.';

/** In the order in which they are tried: what hangs on one another stands together. */
export const TRIED: Readonly<Record<string, readonly Value[]>> = {
  'march.risk': [0, 0.4, 1, 2, 3, 4.5],
  'march.hit': [0.7, 1.5, 2.5, 4],
  'march.recoil': [0, 0.3, 0.8, 1.5],
  'march.worn': [1, 2],
  'march.hidden': [0, 0.5, 1.5],
  'march.glory': [0.5, 1, 2, 3, 4, 6, 9],
  'march.haste': [0, 0.4, 1],
  'march.slack': [0, 1, 2],
  'march.mass': [0, 6, 8, 10],
  'march.massUntil': [5, 6, 7, 8],
  beaches: [null, [0], [0, 1], [0, 1, 2], [1], [0, 2], [1, 2], [2]],
  fullCraft: [0, 0.5, 0.75, 1.1],
  line: [1, 4, 7],
  respect: [0.2, 0.5, 1, 1.6],
  force: [24, 32, 40, 99],
  landUntil: [2, 3, 5, 7, 99],
  shun: [0, 0.5, 1, 2],
  quiet: [0, 1, 2, 9],
  daring: [0.3, 0.6, 0.8, 1],
  shelled: [0, 0.3, 0.6, 1],
  sure: [0.5, 0.6, 0.7, 0.8, 0.87, 0.93],
  flipped: [0.3, 0.6, 1, 1.5, 2.2],
  fallen: [0.9, 1.8, 2.6, 3.5],
  held: [0.1, 0.3, 0.8, 1.5],
  fit: [3 / 8, 5 / 8, 6 / 8, 7 / 8, 1],
  turnsHome: [2, 3, 4, 5],
  storm: [0.15, 0.3, 0.45, 0.6, 0.8, 1],
  shot: [0.05, 0.15, 0.3, 0.5],
  miss: [0.5, 0.8, 1, 1.4, 2],
  escort: [1, 1.5, 3, 5],
  detour: [4, 8, 14, 20],
  hiddenA: [0, 2, 4, 6],
  hiddenB: [0, 1, 3, 5],
  prisoner: [0.3, 0.6, 1.2, 2],
};

export function valuesOf({ march, ...rest }: Doctrine): Values {
  const values: Record<string, Value> = { ...rest };
  for (const [name, value] of Object.entries(march ?? {})) values[MARCH + name] = value;
  return values;
}

/** Of battles that have none of their own. */
export const usualValues = (): Values => valuesOf(SOUND_DOCTRINE);

/** The values in which a doctrine differs from another. */
export function differing(values: Values, from: Values): FittedDoctrine {
  const rest: Record<string, Value> = {};
  const march: Record<string, Value> = {};
  for (const [name, value] of Object.entries(values)) {
    if (JSON.stringify(value) === JSON.stringify(from[name])) continue;
    if (name.startsWith(MARCH)) march[name.slice(MARCH.length)] = value;
    else rest[name] = value;
  }
  const isMarch = Object.keys(march).length > 0;
  return { ...rest, ...(isMarch ? { march } : {}) } as FittedDoctrine;
}

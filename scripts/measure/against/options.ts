// What `measure-against` was asked for.

import { parseArgs } from 'node:util';

export interface Options {
  readonly ref: string;
  readonly times: number; // turns of each tree
  readonly headless: boolean; // whether that part is wanted
  readonly browser: boolean;
}

export const USAGE = `usage: npx tsx scripts/measure-against.ts REF [--times N] [--headless | --browser]

  REF         the commit that the working tree is compared with
  --times N   turns of each (standard 10; fewer are good for a trial only)
  --headless  leave the browser out
  --browser   leave everything but the browser out`;

const STANDARD = 10;
/** An interval wants two ratios at least. */
const FEWEST = 2;
const MOST = 1000;

export class WrongUse extends Error {}

export function optionsOf(args: readonly string[]): Options {
  const { values, positionals } = parsed(args);
  const [ref, ...more] = positionals;
  if (ref === undefined || more.length > 0) throw new WrongUse('One commit is wanted.');
  if (values.headless && values.browser) {
    throw new WrongUse('--headless and --browser leave nothing to measure.');
  }
  const times = values.times === undefined ? STANDARD : Number(values.times);
  if (!Number.isInteger(times) || times < FEWEST || times > MOST) {
    throw new WrongUse(`--times takes a number from ${FEWEST} to ${MOST}.`);
  }
  return { ref, times, headless: !values.browser, browser: !values.headless };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        times: { type: 'string' },
        headless: { type: 'boolean', default: false },
        browser: { type: 'boolean', default: false },
      },
    });
  } catch (fault) {
    throw new WrongUse(fault instanceof Error ? fault.message : String(fault));
  }
}

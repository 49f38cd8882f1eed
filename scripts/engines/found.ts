// The engines of this machine and how each is started. None needs a driver: a browser is given the address of a page
// that does the work and hands it in.

import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export interface Engine {
  readonly name: string;
  readonly packages: readonly string[]; // of Debian, in which it comes
  /** The command that opens an address in it, with a folder for its own; null when it is not there. */
  command(address: string, folder: string): readonly string[] | null;
}

const CHROMIUMS = ['chromium', 'chromium-browser', 'google-chrome', 'microsoft-edge'];
const FIREFOXES = ['firefox-esr', 'firefox'];
const MINI_BROWSERS = ['4.1', '4.0', '6.0'].map(
  (version) => `/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
);

export const BROWSERS: readonly Engine[] = [
  {
    name: 'Chromium',
    packages: ['chromium'],
    command(address, folder) {
      const program = process.env.CHROME_PATH ?? inPath(CHROMIUMS);
      if (program === undefined) return null;
      const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []; // root has no sandbox
      const quiet = ['--headless=new', '--disable-gpu', '--no-first-run', ...asRoot];
      return [program, ...quiet, `--user-data-dir=${folder}`, address];
    },
  },
  {
    name: 'Firefox',
    packages: ['firefox-esr'],
    command(address, folder) {
      const program = inPath(FIREFOXES);
      if (program === undefined) return null;
      return [program, '--headless', '--no-remote', '--profile', folder, address];
    },
  },
  {
    name: 'WebKitGTK',
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
    command(address) {
      const program = MINI_BROWSERS.find((file) => existsSync(file));
      const screen = inPath(['xvfb-run']);
      if (program === undefined || screen === undefined) return null;
      return [screen, '-a', program, address];
    },
  },
];

/** Whether it is on this machine. */
export const isThere = (engine: Engine): boolean => engine.command('', '') !== null;

function inPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(existsSync);
}

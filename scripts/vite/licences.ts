// The licences of all that a build ships, written in the place of src/app/licences.ts for the page that shows them. A
// build that ships a package which is not listed here, in the page or in a thread, is refused.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rollup } from 'vite';
import type { Licence } from '../../src/app/licences.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const PLACE = /src\/app\/licences\.ts$/;

type Cut = (text: string) => string;
const whole: Cut = (text) => text;
const from =
  (start: string): Cut =>
  (text) =>
    text.slice(Math.max(0, text.indexOf(start)));
const until =
  (end: string): Cut =>
  (text) =>
    text.split(end, 1)[0] ?? '';
/** The comment a file begins with. */
const heading: Cut = (text) => until('\n\n\n')(text).replaceAll(/^\/\/ ?/gm, '');

/** Packages, and where in them the licence is. */
const SHIPPED: Readonly<Record<string, ReadonlyArray<readonly [file: string, cut: Cut]>>> = {
  phaser: [['LICENSE.md', whole]],
  eventemitter3: [['LICENSE', whole]], // in Phaser
  preact: [['LICENSE', whole]],
  '@preact/signals': [['LICENSE', whole]],
  '@preact/signals-core': [['LICENSE', whole]],
  seedrandom: [
    ['README.md', from('Copyright 2019 David Bau')],
    ['lib/alea.js', heading],
  ],
  '@fontsource/alegreya': [['LICENSE', whole]],
  '@fontsource/barlow-semi-condensed': [['LICENSE', whole]],
  '@fontsource/stardos-stencil': [['LICENSE', whole]],
  vite: [['LICENSE.md', until('\n# Licenses of bundled')]], // what fetches a part of the game
  rolldown: [['LICENSE', whole]], // what holds the parts together
};

export function licences(): Plugin {
  return {
    name: 'licences',
    enforce: 'pre',
    load: {
      filter: { id: PLACE },
      handler: () => `export const LICENCES = ${JSON.stringify(shippedLicences())};`,
    },
    generateBundle(_, bundle) {
      const missing = packagesIn(bundle).filter((name) => !(name in SHIPPED));
      if (missing.length > 0) this.error(`no licence is shown of ${missing.join(', ')}`);
    },
  };
}

export const shippedLicences = (): Licence[] => [
  ownLicence(),
  ...Object.keys(SHIPPED).map(licenceOf),
];

function ownLicence(): Licence {
  const { version, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const text = readFileSync(join(root, 'LICENSE'), 'utf8');
  return { name: 'Cauldron', version, licence: license, text: text.trim() };
}

function licenceOf(name: string): Licence {
  const folder = join(root, 'node_modules', name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const texts = (SHIPPED[name] ?? []).map(([file, cut]) =>
    cut(readFileSync(join(folder, file), 'utf8').replaceAll('\r', '')).trim(),
  );
  return { name, version, licence: license, text: texts.join('\n\n') };
}

const PACKAGE = /node_modules\/((?:@[^/]+\/)?[^/]+)|^\0(vite|rolldown)\//;

/** What the scripts and files of a build come from. */
function packagesIn(bundle: Rollup.OutputBundle): string[] {
  const ids = Object.values(bundle).flatMap((made) =>
    made.type === 'chunk' ? made.moduleIds : made.originalFileNames,
  );
  const names = ids
    .map((id) => PACKAGE.exec(id))
    .flatMap((found) => found?.[1] ?? found?.[2] ?? []);
  return [...new Set(names)];
}

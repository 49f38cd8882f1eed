// Cuts the fonts of @fontsource down to what the game shows (scripts/fonts/kept.ts), so that the title and a raid
// are quick to fetch. The results are committed with their licences; a test fails when they are stale or when a text
// has a character that was cut. Run it with `npm run fonts` after changing what is kept.

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import subsetFont from 'subset-font';
import { CHARACTERS, CUTS, type Cut, FEATURES, FOLDER, NAMES, OF_NAMES } from './fonts/kept.ts';
import { type NewName, renamed } from './fonts/rename.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const { resolve } = createRequire(import.meta.url);

/** The content of every committed file, by file name. */
export async function subsetFonts(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const cut of CUTS) {
    const whole = cut.name ? await underAnother(cut.name, sourceOf(cut)) : sourceOf(cut);
    files.set(cut.to, await shorn(whole, CHARACTERS));
    files.set(cut.more, await shorn(whole, OF_NAMES));
    const family = dirname(dirname(cut.from));
    files.set(`${family.split('/')[1]}-licence.txt`, readFileSync(resolve(`${family}/LICENSE`)));
  }
  return files;
}

const shorn = (whole: Buffer, characters: string): Promise<Buffer> =>
  subsetFont(whole, characters, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    preserveNameIds: NAMES,
    noHinting: true, // a quarter of Barlow; Alegreya never had any
  });

/** The whole font under another name. */
async function underAnother(name: NewName, woff2: Buffer): Promise<Buffer> {
  const options = {
    keepAllGlyphs: true,
    targetFormat: 'truetype',
    preserveNameIds: NAMES,
  } as const;
  return renamed(await subsetFont(woff2, undefined, options), name);
}

export const sourceOf = (cut: Cut): Buffer => readFileSync(resolve(cut.from));

async function main(): Promise<void> {
  const folder = join(root, FOLDER);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of await subsetFonts()) {
    writeFileSync(join(folder, name), content);
    console.log(`${FOLDER}/${name}: ${content.length} bytes`);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();

// The fonts cut down for the game: fresh, with their licences, and able to show every character of the game that the
// fonts they were cut from can show.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { CHARACTERS, CUTS, FOLDER, OF_NAMES } from '../../../scripts/fonts/kept.ts';
import { renamed } from '../../../scripts/fonts/rename.ts';
import { sourceOf, subsetFonts } from '../../../scripts/subset-fonts.ts';
import { shownBy } from './font-tables.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const fonts = join(root, FOLDER);

// Whatever the screen says comes from these: catalogues and marks in components, the raids, the rulebook.
const TEXTS = [
  'src/ui',
  'src/words',
  'src/systems',
  'src/app',
  'data',
  'docs/raid/rules.md',
  'docs/raid/rules.fr.md',
];
const TYPED =
  'Zoë Müller-Åström, François Nuñez-Ibáñez, João Ægidius Þórðarson, Weiß; ŒUVRE À L’ÎLE';

test('fonts are fresh (else: npm run fonts)', async () => {
  const wanted = await subsetFonts();
  expect(readdirSync(fonts).sort()).toEqual([...wanted.keys()].sort());
  for (const [name, content] of wanted) {
    expect(content.equals(readFileSync(join(fonts, name))), `${name} is stale`).toBe(true);
  }
});

test('the style sheets take the cut fonts and no other of their families', () => {
  expect(takenBy('fonts.css')).toEqual(CUTS.map(({ to }) => to).sort());
  expect(takenBy('fonts-of-names.css')).toEqual(CUTS.map(({ more }) => more).sort());
});

test('letters of names lie apart, each fetched when it is to be shown and no other is', () => {
  expect([...OF_NAMES].filter((letter) => CHARACTERS.includes(letter))).toEqual([]);
  const ranges = [...styles('fonts-of-names.css').matchAll(/unicode-range:\s*([^;]+);/g)];
  expect(ranges.length).toBe(CUTS.length);
  const wanted = new Set(OF_NAMES);
  for (const [, range = ''] of ranges) expect(lettersOf(range)).toEqual(wanted);
});

test('capitals that a style sheet makes of the letters of the game are there', () => {
  const small = [...CHARACTERS].filter((one) => one >= 'à');
  const capitals = small.map((one) => one.toUpperCase()).filter((one) => one.length === 1);
  expect(capitals.filter((one) => one >= 'À' && one <= 'ÿ').length).toBeGreaterThan(10);
  const missing = capitals.filter((one) => /\p{L}/u.test(one) && !CHARACTERS.includes(one));
  expect(missing).toEqual([]);
});

test('a font whose name is reserved bears another, and still says whose it was', async () => {
  const [stencil, ...more] = CUTS.filter(({ name }) => name !== undefined);
  if (stencil === undefined) throw new Error('no font with another name');
  expect(more).toEqual([]);
  const { names } = await shownBy(readFileSync(join(fonts, stencil.to)));
  const told = (ids: readonly number[]): string =>
    names
      .filter(({ id }) => ids.includes(id))
      .map(({ text }) => text.toString('latin1').replaceAll('\0', ''))
      .join('\n');
  expect(told([1, 4])).toContain('Landing');
  expect(told([1, 2, 3, 4, 5, 6, 16, 17])).not.toContain('Stardos');
  expect(told([0])).toMatch(/Copyright.*vernon adams/i);
  expect(readFileSync(join(fonts, 'stardos-stencil-licence.txt'), 'utf8')).toContain(
    "Reserved Font Names 'Stardos'",
  );
  expect(told([14])).toContain('scripts.sil.org/OFL');
});

test('a font is not renamed to a name of another length', () => {
  expect(() => renamed(Buffer.alloc(0), { from: 'Stardos', to: 'Quay' })).toThrow("'Quay' is not");
});

describe.each(CUTS)('$to', (cut) => {
  const before = shownBy(sourceOf(cut));
  const after = shownBy(readFileSync(join(fonts, cut.to)));
  const more = shownBy(readFileSync(join(fonts, cut.more)));

  test('shows every character of the game that the whole font shows', async () => {
    const [whole, kept] = [await before, await after];
    const lost = new Map<string, string>();
    for (const [character, file] of inUse()) {
      const code = character.codePointAt(0) ?? 0;
      if (whole.characters.has(code) && !kept.characters.has(code)) lost.set(character, file);
    }
    expect(lost, 'add them to scripts/fonts/kept.ts').toEqual(new Map());
  });

  test('shows names as they are written in Western Europe', async () => {
    const [plain, ofNames] = [(await after).characters, (await more).characters];
    const codes = [...TYPED].map((one) => one.codePointAt(0) ?? 0);
    expect(codes.filter((one) => !plain.has(one) && !ofNames.has(one))).toEqual([]);
  });
});

// The stencil has no features to keep: its letters stand alone.
test.each(CUTS.filter(({ name }) => name === undefined))(
  '$to keeps kerning, ligatures and the figures that style sheets ask for',
  async (cut) => {
    const whole = await shownBy(sourceOf(cut));
    const kept = await shownBy(readFileSync(join(fonts, cut.to)));
    const ofNames = await shownBy(readFileSync(join(fonts, cut.more)));
    const wanted = ['kern', 'liga', ...featuresAsked()].filter((one) => whole.features.has(one));
    expect(wanted).toEqual(expect.arrayContaining(['kern', 'liga', 'tnum']));
    expect([...kept.features]).toEqual(expect.arrayContaining(wanted));
    expect([...ofNames.features]).toContain('kern');
  },
);

test('a character written as an escape counts as well', () => {
  expect(charactersOf(String.raw`\u0152\u{178}`)).toEqual(new Set(['Œ', 'Ÿ']));
});

const styles = (name: string): string => readFileSync(join(root, 'src/ui/kit', name), 'utf8');
const takenBy = (name: string): string[] =>
  [...styles(name).matchAll(/url\("\.\/fonts\/(.+?)"\)/g)].map((found) => found[1] ?? '').sort();

/** The letters of a range as a style sheet writes it: U+c1, U+c5-c6. */
function lettersOf(range: string): Set<string> {
  const letters = new Set<string>();
  for (const [, first = '', last = first] of range.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi)) {
    const end = Number.parseInt(last, 16);
    for (let code = Number.parseInt(first, 16); code <= end; code++)
      letters.add(String.fromCharCode(code));
  }
  return letters;
}

/** Every character of the texts, with a file that has it. */
function inUse(): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of TEXTS.flatMap(filesUnder)) {
    for (const one of charactersOf(readFileSync(join(root, file), 'utf8'))) found.set(one, file);
  }
  return found;
}

function charactersOf(text: string): Set<string> {
  const plain = text.replaceAll(/\\u(?:\{([\da-f]+)\}|([\da-f]{4}))/gi, (_, long, short) =>
    String.fromCodePoint(Number.parseInt(long ?? short, 16)),
  );
  return new Set(plain);
}

/** The layout features behind every font-variant of the style sheets. */
function featuresAsked(): Set<string> {
  const tags: Readonly<Record<string, string>> = { 'tabular-nums': 'tnum', 'lining-nums': 'lnum' };
  const asked = new Set<string>();
  for (const file of filesUnder('src/ui').filter((name) => name.endsWith('.css'))) {
    const css = readFileSync(join(root, file), 'utf8');
    for (const [, values = ''] of css.matchAll(/font-(?:variant|feature)[\w-]*:([^;]+);/g)) {
      for (const value of values.trim().split(/\s+/)) asked.add(tags[value] ?? `${file}: ${value}`);
    }
  }
  expect([...asked].sort(), 'a feature that the cut fonts may lack').toEqual(['lnum', 'tnum']);
  return asked;
}

function filesUnder(path: string): string[] {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path), { recursive: true, encoding: 'utf8' })
    .map((name) => join(path, name))
    .filter((name) => /\.(tsx?|css|json|md)$/.test(name));
}

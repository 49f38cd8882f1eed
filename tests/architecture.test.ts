// The walls of the house. Biome holds import boundaries and purity (biome.json and
// scripts/lint/pure-rules.grit; `npm test -- lint` runs them over the real files). Here bad
// snippets prove that those checks bite, and the real file list proves that no file escapes them.

import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));
const rooms = ['engine', 'staff', 'hex', 'words', 'rulebook', 'systems', 'ui', 'cli', 'app'];

/** [file, line of code, what the lint must say] */
type Bad = readonly [file: string, code: string, complaint: RegExp];

const imports = (specifier: string) => `import * as x from '${specifier}'; export const y = x;`;
const phaser = /Only src\/ui\/sheet and the maps of the systems import phaser/;
const global = (name: string) => new RegExp(`global variable ${name}\\b`);
const maths = /Exact Math only/;
const locale = /locales differ between machines/i;
const powers = /powers differ between browsers/;

const bad: readonly Bad[] = [
  ['systems/raid/rules/a.ts', imports('phaser'), phaser],
  ['systems/raid/data/a.ts', imports('phaser'), phaser],
  ['systems/raid/players/a.ts', imports('phaser'), phaser],
  ['staff/a.ts', imports('phaser'), phaser],
  ['systems/raid/text/a.ts', imports('phaser'), phaser],
  ['systems/raid/text/a.ts', 'export const x = new Intl.ListFormat();', global('Intl')],
  ['systems/raid/text/a.ts', 'export const x = process.env;', global('process')],
  ['ui/panels/a.ts', imports('phaser'), phaser],
  ['cli/a.ts', imports('phaser'), phaser],
  ['app/a.ts', `export const x = import('phaser');`, phaser],

  ['systems/raid/rules/a.ts', 'export const x = Date.now();', global('Date')],
  ['systems/raid/rules/a.ts', 'export const x = new Date();', global('Date')],
  ['systems/raid/rules/a.ts', 'export const x = new Intl.Collator();', global('Intl')],
  ['systems/raid/rules/a.ts', 'export const x = document.title;', global('document')],
  ['systems/raid/rules/a.ts', 'export const x = window.name;', global('window')],
  ['systems/raid/rules/a.ts', 'export const x = globalThis.Math;', global('globalThis')],
  ['systems/raid/rules/a.ts', 'export const x = performance.now();', global('performance')],
  ['systems/raid/rules/a.ts', 'console.log(1);', global('console')],
  ['systems/raid/rules/a.ts', 'export const x = process.env;', global('process')],
  ['systems/raid/rules/a.ts', 'setTimeout(() => {}, 1);', global('setTimeout')],
  ['systems/raid/rules/a.ts', `export const x = fetch('y');`, global('fetch')],
  ['systems/raid/rules/a.ts', 'export const x = crypto.randomUUID();', global('crypto')],

  ...['random()', 'exp(1)', 'pow(2, 3)', 'log(2)', 'log2(2)', 'log10(2)', 'log1p(2)', 'expm1(2)']
    .concat('sin(1)', 'cos(1)', 'tan(1)', 'atan(1)', 'atan2(1, 2)', 'hypot(1, 2)', 'cbrt(8)', 'PI')
    .map((use): Bad => ['systems/raid/german/a.ts', `export const x = Math.${use};`, maths]),
  ['systems/raid/rules/a.ts', 'export const x = [1, 2].map(Math.log);', maths],
  ['systems/raid/rules/a.ts', `export const x = Math['random']();`, /name the Math function/],
  ['systems/raid/rules/a.ts', 'export const { random } = Math;', /do not rename Math/],
  ['systems/raid/rules/a.ts', 'const m = Math; export const x = m.random();', /do not rename Math/],
  ['systems/raid/rules/a.ts', 'export const x = 2 ** 0.5;', powers],
  ['systems/raid/rules/a.ts', 'let n = 2; n **= 0.5; export const x = n;', powers],
  ['systems/raid/rules/a.ts', `export const x = 'a'.localeCompare('b');`, locale],
  ['systems/raid/rules/a.ts', `export const x = (a?: string) => a?.localeCompare('b');`, locale],
  ['systems/raid/rules/a.ts', 'export const x = (3).toLocaleString();', locale],
  ['systems/raid/rules/a.ts', `export const x = 'a'.toLocaleUpperCase();`, locale],

  ['ui/panels/a.ts', 'export const x: any = 1;', /any/],
  ['systems/raid/players/a.ts', 'export const x = (a: number[]) => a[0]!;', /non-null assertion/i],
];

/** [file, line of code] that the lint must let pass. */
const good: readonly (readonly [file: string, code: string])[] = [
  ['systems/raid/rules/a.ts', imports('seedrandom')],
  ['systems/raid/rules/a.ts', imports('seedrandom/lib/alea.js')],
  [
    'systems/raid/rules/a.ts',
    'export const x = Math.floor(7 / 2) + Math.max(1, 2) + Math.sqrt(4);',
  ],
  ['systems/raid/players/a.ts', 'export const x = Math.exp(1);'],
  ['systems/raid/map/a.ts', imports('phaser')],
];

describe('the lint that `npm test` runs', () => {
  let house: string;
  let complaints: Map<string, string[]>;

  /** Each snippet becomes a file of its own, beside the others in its room. */
  const place = (kind: string, index: number, file: string) =>
    `src/${file.replace(/a\.ts$/, `${kind}-${index}.ts`)}`;

  beforeAll(() => {
    house = mkdtempSync(join(tmpdir(), 'cauldron-lint-'));
    cpSync(join(root, 'biome.json'), join(house, 'biome.json'));
    cpSync(join(root, 'scripts/lint'), join(house, 'scripts/lint'), { recursive: true });
    const write = (file: string, code: string) => {
      mkdirSync(join(house, dirname(file)), { recursive: true });
      writeFileSync(join(house, file), `${code}\n`);
    };
    for (const [i, [file, code]] of bad.entries()) write(place('bad', i, file), code);
    for (const [i, [file, code]] of good.entries()) write(place('good', i, file), code);
    complaints = lint(house);
  });

  afterAll(() => rmSync(house, { recursive: true, force: true }));

  test.each(bad.map((b, i) => [...b, i] as const))('src/%s refuses %s', (file, _, complaint, i) => {
    expect(complaints.get(place('bad', i, file))?.join('\n') ?? 'no complaint').toMatch(complaint);
  });

  test.each(good.map((g, i) => [...g, i] as const))('src/%s allows %s', (file, _, i) => {
    expect(complaints.get(place('good', i, file)) ?? []).toEqual([]);
  });
});

describe('the files of src', () => {
  test('stand in the rooms the lint knows', () => {
    expect(strangers(sources())).toEqual([]);
  });

  test('do not switch the walls off', () => {
    expect(sources().flatMap((file) => switchedOff(file, read(file)))).toEqual([]);
  });

  test('a file outside the rooms is reported', () => {
    expect(strangers(['src/engine/a.ts', 'src/utils/a.ts', 'src/a.ts'])).toEqual([
      `src/utils/a.ts:1 is in no room of src (${rooms.join(', ')})`,
      `src/a.ts:1 is in no room of src (${rooms.join(', ')})`,
    ]);
  });

  test.each([
    'biome-ignore lint/style/noRestrictedImports: just this once',
    'biome-ignore lint/style/noRestrictedGlobals: just this once',
    'biome-ignore lint/plugin: just this once',
    'biome-ignore lint/plugin/pure: just this once',
    'biome-ignore lint/style: just this once',
    'biome-ignore lint: just this once',
    'biome-ignore-all lint: just this once',
  ])('// %s is reported', (comment) => {
    expect(switchedOff('src/engine/a.ts', `\n// ${comment}\n`)).toEqual([
      `src/engine/a.ts:2 switches off a boundary or purity check`,
    ]);
  });

  test('any other reasoned ignore is allowed', () => {
    const ignore = '// biome-ignore lint/suspicious/noAssignInExpressions: reads better';
    expect(switchedOff('src/engine/a.ts', ignore)).toEqual([]);
  });
});

/** Runs the project's own Biome over a folder: error messages by file. */
function lint(folder: string): Map<string, string[]> {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const args = ['lint', '--reporter=json', '--max-diagnostics=none', '--diagnostic-level=error'];
  const found = new Map<string, string[]>();
  for (const { message, location } of JSON.parse(run(biome, args, folder)).diagnostics) {
    const file = String(location?.path ?? '').replaceAll('\\', '/');
    found.set(file, [...(found.get(file) ?? []), String(message)]);
  }
  return found;
}

/** The output of a tool that may well find something to complain of. */
function run(tool: string, args: string[], cwd: string): string {
  try {
    return execFileSync(process.execPath, [tool, ...args], {
      cwd,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } catch (failure) {
    return (failure as { stdout: string }).stdout;
  }
}

function sources(): string[] {
  return readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/'));
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

function strangers(files: string[]): string[] {
  return files
    .filter((file) => !rooms.some((room) => file.startsWith(`src/${room}/`)))
    .map((file) => `${file}:1 is in no room of src (${rooms.join(', ')})`);
}

/** An ignore comment may name one lint rule, or the formatter; not a boundary, not everything. */
function switchedOff(file: string, text: string): string[] {
  const harmless = /biome-ignore (format|lint\/(?!plugin)\w+\/(?!noRestricted)\w+):/;
  return text.split('\n').flatMap((line, i) => {
    if (!line.includes('biome-ignore') || harmless.test(line)) return [];
    return [`${file}:${i + 1} switches off a boundary or purity check`];
  });
}
